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
