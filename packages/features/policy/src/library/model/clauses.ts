import { citedLabel } from '@hengce/text';
import type { OutlineItem } from '@hengce/ui';
import type { Clause } from '../../shared/model/types';

/** Kinds of clauses that a person looks up, which are in the outline. All others are part of their text. */
const outlineKinds: readonly Clause['kind'][] = ['part', 'chapter', 'section', 'article', 'heading'];
/** Kinds of clauses that are titles; the clauses that they name are below them. */
const titleKinds: readonly Clause['kind'][] = ['part', 'chapter', 'section', 'heading'];

/** Outline of a document: chapters and articles that have a label or a title, each with its title or the beginning of its text. */
export function outlineOf(clauses: readonly Clause[]): OutlineItem[] {
  const entries = clauses.filter(({ kind, label, heading }) => outlineKinds.includes(kind) && (label || heading));
  const shown = new Set(entries.map(({ id }) => id));
  return entries.map(({ id, kind, label, heading, text }) => {
    const path = pathTo(clauses, id).filter((above) => above.id !== id && shown.has(above.id));
    const isExcerpt = heading === '' && kind === 'article';
    const entry = { id, parentId: path[0]?.id ?? null, depth: path.length, label };
    return isExcerpt ? { ...entry, heading: beginning(text), isExcerpt } : { ...entry, heading };
  });
}

const indexes = new WeakMap<readonly Clause[], ReadonlyMap<string, Clause>>();

/** Clauses of a document by their ids; made once per document, since a page asks for hundreds of labels. */
function byId(clauses: readonly Clause[]): ReadonlyMap<string, Clause> {
  const index = indexes.get(clauses) ?? new Map(clauses.map((clause) => [clause.id, clause]));
  indexes.set(clauses, index);
  return index;
}

/** A clause and those above it, nearest first; empty for an unknown id. */
function pathTo(clauses: readonly Clause[], id: string): Clause[] {
  const index = byId(clauses);
  const path: Clause[] = [];
  for (let at = index.get(id); at && !path.includes(at); at = index.get(at.parentId ?? '')) path.push(at);
  return path;
}

/** Id of the outline's entry for a clause: its own or the nearest one above; undefined for none. */
export function entryOf(clauses: readonly Clause[], outline: readonly OutlineItem[], id: string): string | undefined {
  const shown = new Set(outline.map((entry) => entry.id));
  return pathTo(clauses, id).find((clause) => shown.has(clause.id))?.id;
}

/** First phrase of a text, at most 60 characters: no outline is wider. */
const beginning = (text: string): string => /^[^，。；：,;:（(\n]{0,60}/u.exec(text)?.[0] ?? '';

/**
 * Label of a clause: 第七条 for an article, 第七条（二） for an item of it, 第二部分（一） in a notice; a title stands
 * for a missing label.
 */
export function clauseLabel(clauses: readonly Clause[], id: string): string {
  const path = pathTo(clauses, id);
  const upToArticle = path.findIndex(({ kind }) => !['item', 'subitem', 'paragraph', 'table'].includes(kind));
  return path
    .slice(0, upToArticle === -1 ? path.length : upToArticle + 1)
    .reverse()
    .reduce((reference, { label, heading }) => reference + citedLabel(label || heading, reference === ''), '');
}

/** Ids of the clauses to mark for a cited one: itself and, unless it is a title, all those below it; empty for an unknown one. */
export function citedIds(clauses: readonly Clause[], id: string | undefined): ReadonlySet<string> {
  const cited = byId(clauses).get(id ?? '');
  const ids = new Set<string>(cited && [cited.id]);
  if (!cited || titleKinds.includes(cited.kind)) return ids;
  // Parents stand before what is in them.
  for (const clause of clauses) if (ids.has(clause.parentId ?? '')) ids.add(clause.id);
  return ids;
}

/** Text of a clause with all those below it, a line each; its own label is left out, theirs stand before them. Empty for an unknown id. */
export function clauseText(clauses: readonly Clause[], id: string): string {
  const start = clauses.findIndex((clause) => clause.id === id);
  const first = clauses[start];
  if (!first) return '';
  const below = clauses.slice(start + 1);
  const end = below.findIndex(({ depth }) => depth <= first.depth);
  const own = [first.heading, first.text].filter(Boolean).join('\u3000');
  const rest = (end === -1 ? below : below.slice(0, end)).map(
    ({ label, heading, text }) => label + [heading, text].filter(Boolean).join('\u3000'),
  );
  return [own, ...rest].filter(Boolean).join('\n');
}

/** Whether a clause is quoted on its own and so has a copy button: articles, and other text that stands in none. */
export function isQuotable(clauses: readonly Clause[], { kind, text, parentId }: Clause): boolean {
  if (kind === 'article') return true;
  const parent = byId(clauses).get(parentId ?? '');
  const standsInArticle = parent !== undefined && !titleKinds.includes(parent.kind);
  return text !== '' && !standsInArticle;
}

/**
 * Clauses of a long document in pieces of `size` or somewhat more, each starting at an article or title, so that a
 * browser lays out only those in view.
 */
export function pieces(clauses: readonly Clause[], size = 24): Clause[][] {
  const result: Clause[][] = [];
  for (const clause of clauses) {
    const last = result.at(-1);
    if (last && (last.length < size || !outlineKinds.includes(clause.kind))) last.push(clause);
    else result.push([clause]);
  }
  return result;
}
