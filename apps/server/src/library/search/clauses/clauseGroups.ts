import { fold } from '@hengce/text';
import { type ClauseSpan, preambleLabel } from '../policyIndex/policyText';

/** Part of a text, in UTF-16 offsets. */
export interface Range {
  start: number;
  end: number;
}

/** Range of a unit of search: an article, or a part below the first level of a document without articles. */
export interface ClauseRange extends Range {
  /** Heading of its chapter or section; empty for none. */
  heading: Range;
  /** Whether it is the revision history above a law. */
  isPreamble: boolean;
}

/** The same with its clauses, in reading order. */
export interface Group extends ClauseRange {
  spans: ClauseSpan[];
}

/** Id of the article of a clause, art-7 of art-7.2.1; outside of articles its own id. */
export const rootOf = (id: string): string => (id.startsWith('art-') ? (id.split('.')[0] as string) : id);

/** Label of the article of a span, 第七条 of 第七条第二款; outside of articles its own label. */
export function labelOf({ id, label }: ClauseSpan): string {
  return id.startsWith('art-') ? (/^第[^条]+条(?:之[一二三四五六七八九十]+)?/.exec(label)?.[0] ?? label) : label;
}

/** Characters of a group that is no article. */
const maxPerGroup = 500;

/** Groups of a document: whole articles; other parts with those below the same first part, up to `maxPerGroup`. */
export function groupsOf(spans: readonly ClauseSpan[]): Group[] {
  const groups: Group[] = [];
  let key = '';
  let heading: Range = { start: 0, end: 0 };
  for (const span of spans) {
    if (isHeading(span.id)) {
      heading = { start: span.start, end: span.end };
      continue;
    }
    const isArticle = span.id.startsWith('art-');
    const own = isArticle ? rootOf(span.id) : (span.id.split('.')[0] as string);
    const last = groups.at(-1);
    if (last && own === key && (isArticle || span.end - last.start <= maxPerGroup)) {
      last.spans.push(span);
      last.end = span.end;
    } else {
      const { start, end, label } = span;
      groups.push({ spans: [span], heading, start, end, isPreamble: label === preambleLabel });
      key = own;
    }
  }
  return groups;
}

const isHeading = (id: string): boolean => /(?:^|\.)(?:ch|s|pt|sub)-\d+(?:-r\d+)?$/.test(id);

const hanRun = /\p{Script=Han}+/gu;

/** Offset of folded words in a text that is not folded; -1 for none. Texts are long: only likely places are folded. */
export function placeOfWords(text: string, words: string): number {
  let longest = { run: '', start: 0 };
  for (const { 0: run, index } of words.matchAll(hanRun))
    if (run.length > longest.run.length) longest = { run, start: index };
  const { run, start } = longest;
  if (run === '') return fold(text).indexOf(words);
  for (let at = text.indexOf(run); at >= 0; at = text.indexOf(run, at + 1)) {
    const begin = at - start;
    if (begin >= 0 && fold(text.slice(begin, begin + words.length)) === words) return begin;
  }
  return -1;
}
