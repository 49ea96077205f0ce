import type { Clause } from '../clauses/Clause';

/** Unit of comparison: an article with its paragraphs and items, or running text between articles. */
export interface Unit {
  clauseId: string;
  label: string;
  /** Chapter and section, outermost first. */
  path: string[];
  /** Paragraphs and items in lines of their own, with their labels. */
  text: string;
}

const structural: ReadonlySet<Clause['kind']> = new Set(['part', 'chapter', 'section', 'heading', 'preamble']);

/** Units of a document in reading order, without the revision history at its head. */
export function unitsOf(clauses: readonly Clause[]): Unit[] {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const units = new Map<string, Unit>();
  for (const clause of clauses) {
    if (clause.kind === 'preamble') continue;
    const { top, path } = placeOf(clause, byId);
    if (structural.has(top.kind) && top.text === '') continue;
    const line = clause === top ? top.text : `${clause.label}${clause.heading}${clause.text}`;
    const unit = units.get(top.id);
    if (unit === undefined) units.set(top.id, { clauseId: top.id, label: labelOf(top), path, text: line });
    else unit.text = unit.text === '' ? line : `${unit.text}\n${line}`;
  }
  return [...units.values()].filter(({ text }) => text !== '');
}

const labelOf = ({ label, heading }: Clause): string => [label, heading].filter((part) => part !== '').join(' ');

/** The unit that a clause belongs to, and the headings above it. */
function placeOf(clause: Clause, byId: ReadonlyMap<string, Clause>): { top: Clause; path: string[] } {
  const path: string[] = [];
  let top = clause;
  let at = clause.parentId;
  while (at !== null) {
    const parent = byId.get(at);
    if (parent === undefined) break;
    if (structural.has(parent.kind)) path.unshift(labelOf(parent));
    else top = parent;
    at = parent.parentId;
  }
  return { top, path };
}
