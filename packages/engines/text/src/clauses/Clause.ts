/** Clause of a document: the smallest part of it that can be cited. The same shape as `Clause` of the main contract. */
export interface Clause {
  /** Anchor that follows the way Chinese law is cited: `art-7`, `art-7.2`, `ch-3`. Unique within its document. */
  id: string;
  /** Clause that it stands in; null at the top. Parents stand before their children. */
  parentId: string | null;
  kind:
    | 'part'
    | 'chapter'
    | 'section'
    | 'article'
    | 'paragraph'
    | 'item'
    | 'subitem'
    | 'heading'
    | 'preamble'
    | 'table';
  /** 第七条, （二）, 1.; empty for running paragraphs. */
  label: string;
  /** Title after the label; empty when there is none. */
  heading: string;
  text: string;
  /** How many clauses it stands in. */
  depth: number;
}
