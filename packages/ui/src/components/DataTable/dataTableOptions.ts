import type { ReactNode } from 'react';

export const dataTableSizes = ['sm', 'md', 'lg'] as const;
export type DataTableSize = (typeof dataTableSizes)[number];

/**
 * Number of rows above which only the visible ones are in the document: React renders 10,000 rows of a real table in
 * seconds.
 */
export const virtualFrom = 200;

/** Height of the header row in px, its line included. */
export const headHeight = 36;
/** Least height of a row in px, by size. */
export const rowHeights = { sm: 36, md: 44, lg: 49 } as const;

export interface TableRow {
  id: string;
}

/** 一列 */
export interface DataTableColumn<Row extends TableRow> {
  id: string;
  label: string;
  /**
   * 列名只读出、不显示，用于操作列
   *
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * end 用于数字：右对齐，数字等宽
   *
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** 宽，像素；不给的列平分剩下的宽 */
  width?: number;
  /**
   * 行名：读屏软件在每格前读它；窄处它独占第一行。默认是第一列
   *
   * @default false
   */
  isRowHeader?: boolean;
  /** @default false */
  allowsSorting?: boolean;
  /**
   * 操作列：悬停、获得焦点时出现，触屏上一直在；always 处处一直在，用于别处没有同样操作的表
   *
   * @default false
   */
  isActions?: boolean | 'always';
  /** 格里的内容；默认是行里与列同名的值，没有则为“—” */
  render?: (row: Row) => ReactNode;
}

export interface DataTableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Props that the plain and the virtual table share; DataTable chooses between the two. */
export interface TableViewProps<Row extends TableRow> {
  /** 表的名称，读屏软件会读 */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /**
   * 行高36、44、49；49放得下两行字
   *
   * @default 'md'
   */
  size?: DataTableSize;
  sort?: DataTableSort;
  /** 按下列名；排序由页面做 */
  onSortChange?: (sort: DataTableSort) => void;
  /** @default 'none' */
  selectionMode?: 'none' | 'multiple';
  selectedKeys?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  /** 按下一行，如打开它 */
  onRowAction?: (id: string) => void;
  /** 超过这个高就在自己里面滚动，列名留在顶上，像素 */
  maxHeight?: number;
}

/** Least width of a column without a width of its own, px. */
const leastWidth = 120;

/**
 * CSS grid tracks that head and rows share: fixed widths, equal parts of the rest (at least 120 px each), and 28 px for
 * checkboxes first.
 */
export function tracksOf<Row extends TableRow>(columns: readonly DataTableColumn<Row>[], hasSelection: boolean) {
  const tracks = columns.map(({ width }) => (width ? `${width}px` : `minmax(${leastWidth}px, 1fr)`));
  return (hasSelection ? ['28px', ...tracks] : tracks).join(' ');
}

/** Whether the columns, with 12 px for the gap of each, need more than the 736 px that a tablet has between its margins. */
export const isRoomy = <Row extends TableRow>(columns: readonly DataTableColumn<Row>[]) =>
  columns.reduce((sum, { width = leastWidth }) => sum + width + 12, 0) > 736;

/** Id of the column that names a row: the one marked isRowHeader, else the first; undefined without columns. */
export const headerColumn = <Row extends TableRow>(columns: readonly DataTableColumn<Row>[]) =>
  (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;

export const nextSort = (sort: DataTableSort | undefined, column: string): DataTableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
