import type { OutlineItem } from '@hengce/ui';
import type { Clause } from './types';

/** Clauses that a person looks up: they stand in the outline. Everything else is their text. */
const outlineKinds: readonly Clause['kind'][] = ['part', 'chapter', 'section', 'article', 'heading'];
/** Centred titles of a document; they hold no text of their own. */
const titleKinds: readonly Clause['kind'][] = ['part', 'chapter', 'section'];

/** The entries of a document's outline: chapters and articles, each with its title or the beginning of its text. */
export function outlineOf(clauses: readonly Clause[]): OutlineItem[] {
  const entries = clauses.filter(({ kind, label, heading }) => outlineKinds.includes(kind) && (label || heading));
  const shown = new Set(entries.map(({ id }) => id));
  const parents = new Map(clauses.map(({ id, parentId }) => [id, parentId]));
  return entries.map(({ id, kind, label, heading, text }) => {
    const path = pathTo(id, parents).filter((at) => at !== id && shown.has(at));
    const title = heading || (kind === 'article' ? beginning(text, label) : '');
    return { id, parentId: path[0] ?? null, depth: path.length, label, heading: title };
  });
}

/** A clause and its ancestors, nearest first. */
function pathTo(id: string | undefined, parents: ReadonlyMap<string, string | null>): string[] {
  const path: string[] = [];
  for (let at = id ?? null; at !== null && parents.has(at) && !path.includes(at); at = parents.get(at) ?? null)
    path.push(at);
  return path;
}

/** The first phrase of a text, cut to what stands beside its label in one line of a 200 px outline. */
function beginning(text: string, label: string): string {
  const phrase = /^[^，。；：、,;:（(\n]+/u.exec(text)?.[0] ?? '';
  const room = Math.max(5, 13 - label.length);
  return phrase.length > room ? `${phrase.slice(0, room - 1)}…` : phrase;
}

/** 第七条 for an article, 第七条（二） for an item of it. */
export function clauseLabel(clauses: readonly Clause[], id: string): string {
  const known = new Map(clauses.map((clause) => [clause.id, clause]));
  const parents = new Map(clauses.map((clause) => [clause.id, clause.parentId]));
  const path = pathTo(id, parents).map((at) => known.get(at) as Clause);
  const upToArticle = path.findIndex(({ kind }) => !['item', 'subitem', 'paragraph', 'table'].includes(kind));
  return path
    .slice(0, upToArticle === -1 ? path.length : upToArticle + 1)
    .reverse()
    .map(({ label, heading }) => label || heading)
    .join('');
}

/** A clause with everything below it, as it reads. */
export function clauseText(clauses: readonly Clause[], id: string): string {
  const start = clauses.findIndex((clause) => clause.id === id);
  const first = clauses[start];
  if (!first) return '';
  const below = clauses.slice(start + 1);
  const end = below.findIndex(({ depth }) => depth <= first.depth);
  const own = [first.heading, first.text].filter(Boolean).join('\n');
  const rest = (end === -1 ? below : below.slice(0, end)).map(({ label, heading, text }) => label + heading + text);
  return [own, ...rest].filter(Boolean).join('\n');
}

/** Whether a reader would quote this clause on its own, so that it gets a copy button. */
export const isQuotable = ({ kind, depth, text }: Clause): boolean =>
  kind === 'article' || (text !== '' && depth === 0 && !titleKinds.includes(kind));

/**
 * A long document in pieces of about `size` clauses, each starting at an article or title, so that a browser lays out
 * only the pieces in view.
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
