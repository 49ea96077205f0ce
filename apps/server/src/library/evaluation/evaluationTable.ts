import type { EvaluationRow } from './evaluate';

const columns: readonly [string, (row: EvaluationRow) => number | null][] = [
  ['第一条就是', ({ first }) => first],
  ['前三', ({ recall3 }) => recall3],
  ['前五', ({ recall5 }) => recall5],
  ['MRR@10', ({ mrr10 }) => mrr10],
  ['引到', ({ cited }) => cited],
  ['引文含所问', ({ quoted }) => quoted],
  ['没有的说没有', ({ declined }) => declined],
  ['把握的误差', ({ calibration }) => calibration],
];

/** Table of the figures in Markdown, with two decimals; — where there is nothing to measure. */
export function evaluationTable(rows: readonly EvaluationRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const header = ['问题', '数量', ...columns.map(([name]) => name)];
  return [
    line(header),
    line(header.map(() => '---')),
    ...rows.map((row) =>
      line([row.name, String(row.questions), ...columns.map(([, of]) => of(row)?.toFixed(2) ?? '—')]),
    ),
  ].join('\n');
}
