import type { ChartData, LayoutData, Slide } from '@hengce/deck';
import { movedMarks } from './slots';

/** Paths of the cells of a slide that is a grid, its head first; '' where nothing can be written. Null for other slides. */
export function gridOf(slide: Slide): string[][] | null {
  switch (slide.layout) {
    case 'table': {
      const columns = slide.data.head.map((_, column) => column);
      return [columns.map((c) => `head.${c}`), ...slide.data.rows.map((_, r) => columns.map((c) => `rows.${r}.${c}`))];
    }
    case 'comparison': {
      const columns = slide.data.head.map((_, column) => column);
      return [
        ['', ...columns.map((c) => `head.${c}`)],
        ...slide.data.rows.map((_, r) => [`rows.${r}.label`, ...columns.map((c) => `rows.${r}.cells.${c}`)]),
      ];
    }
    case 'chart':
      return [
        ['', ...slide.data.series.map((_, s) => `series.${s}.name`)],
        ...slide.data.categories.map((_, c) => [
          `categories.${c}`,
          ...slide.data.series.map((_, s) => `series.${s}.values.${c}`),
        ]),
      ];
    default:
      return null;
  }
}

export type GridChange = 'addRow' | 'addColumn' | { removeRow: number } | { removeColumn: number };

/** The slide with a row or a column more or less; rows and columns are counted as in `gridOf`. */
export function withGrid(slide: Slide, change: GridChange): Slide {
  if (slide.layout === 'table') return { ...slide, data: tableWith(slide.data, change), ...marksOf(slide, change) };
  if (slide.layout === 'comparison')
    return { ...slide, data: comparisonWith(slide.data, change), ...marksOf(slide, change) };
  if (slide.layout === 'chart') return { ...slide, data: chartWith(slide.data, change) };
  return slide;
}

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, n) => n !== at);

function tableWith(data: LayoutData['table'], change: GridChange): LayoutData['table'] {
  const { head, rows } = data;
  if (change === 'addRow') return { ...data, rows: [...rows, head.map(() => '')] };
  if (change === 'addColumn') return { ...data, head: [...head, ''], rows: rows.map((row) => [...row, '']) };
  if ('removeRow' in change) return { ...data, rows: without(rows, change.removeRow - 1) };
  const at = change.removeColumn;
  return { ...data, head: without(head, at), rows: rows.map((row) => without(row, at)) };
}

function comparisonWith(data: LayoutData['comparison'], change: GridChange): LayoutData['comparison'] {
  const { head, rows } = data;
  if (change === 'addRow') return { ...data, rows: [...rows, { label: '', cells: head.map(() => '') }] };
  if (change === 'addColumn')
    return { ...data, head: [...head, ''], rows: rows.map((row) => ({ ...row, cells: [...row.cells, ''] })) };
  if ('removeRow' in change) return { ...data, rows: without(rows, change.removeRow - 1) };
  const at = change.removeColumn - 1;
  return { ...data, head: without(head, at), rows: rows.map((row) => ({ ...row, cells: without(row.cells, at) })) };
}

function chartWith(data: ChartData, change: GridChange): ChartData {
  const { categories, series } = data;
  if (change === 'addRow')
    return {
      ...data,
      categories: [...categories, ''],
      series: series.map((one) => ({ ...one, values: [...one.values, null] })),
    };
  if (change === 'addColumn') return { ...data, series: [...series, { name: '', values: categories.map(() => null) }] };
  if ('removeRow' in change) {
    const at = change.removeRow - 1;
    return {
      ...data,
      categories: without(categories, at),
      series: series.map((one) => ({ ...one, values: without(one.values, at) })),
    };
  }
  return { ...data, series: without(series, change.removeColumn - 1) };
}

/** Marks of a row that is gone go with it; those below it go up. */
const marksOf = (slide: Slide, change: GridChange): Pick<Slide, 'cites' | 'unverified'> =>
  movedMarks(slide, (path) => {
    const [list, row = '', ...rest] = path.split('.');
    const gone =
      typeof change === 'string' || !('removeRow' in change) ? Number.POSITIVE_INFINITY : change.removeRow - 1;
    if (list !== 'rows' || Number(row) < gone) return path;
    return Number(row) === gone ? null : [list, Number(row) - 1, ...rest].join('.');
  });
