export const clauseKinds = [
  'part',
  'chapter',
  'section',
  'article',
  'paragraph',
  'item',
  'subitem',
  'heading',
  'preamble',
  'table',
] as const;
export type ClauseKind = (typeof clauseKinds)[number];

/** 与另一版本比较：正文同时含删去和新增的字，各是一个区间 [起, 止)。 */
export interface ClauseChange {
  start: number;
  end: number;
  kind: 'added' | 'removed';
}
