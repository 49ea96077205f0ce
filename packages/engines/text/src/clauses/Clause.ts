/** Clause (条款) of a document: its smallest part that can be cited. The same shape as `Clause` of the main contract. */
export interface Clause {
  /** Id that follows the way Chinese law is cited: `art-7`, `art-7.2`, `ch-3`. Unique within its document. */
  id: string;
  /** Id of the clause that contains it; null at the top. Parents come before their children. */
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
  /** Label, such as 第七条, （二）, 1.; empty for running paragraphs. */
  label: string;
  /** Title after the label; empty when there is none. */
  heading: string;
  text: string;
  /** Number of clauses that contain it. */
  depth: number;
}
