import type { ClauseHit } from '../../../library/search';
import type { AnswerPiece } from '../AnswerEngine';
import { editedWords } from '../basis';
import type { Found } from '../retrieve';
import { digestWords, type Source, statusOf } from '../sources';
import { blockquote, type Draft, plain } from './Draft';

export const maxQuoted = 3;
const maxPerPage = 8;
/** Characters of an article that are quoted whole. */
const longestWhole = 320;
const longestPassage = 400;

/** What was found, in the words of the sources. */
export function* sayExtracts(draft: Draft, found: Found): Generator<AnswerPiece, void, undefined> {
  // A page was asked for as a whole.
  const taken = found.sources.slice(0, found.page === null ? maxQuoted : maxPerPage);
  yield {
    type: 'step',
    step: {
      id: 'read',
      kind: 'read',
      state: 'done',
      title: taken.every(({ digest }) => digest === undefined) ? '摘录原文' : '摘录原文与要点',
      detail: `取${taken.length}条：${taken.map(nameOf).join('；')}`,
      hits: taken.length,
    },
  };
  for (const source of taken) {
    const hit = found.hits.get(source);
    const quote = hit === undefined ? source.text.slice(0, longestPassage) : excerptOf(hit);
    const marker = draft.cite(source, quote);
    yield* draft.say(`**${plain(nameOf(source))}**${detailOf(source, hit)}`);
    yield* draft.say(blockquote(quote, marker));
  }
}

export const nameOf = ({ source, title, place }: Source): string =>
  source === 'document' ? `${title}${place === null ? '' : `，${place}`}` : `《${title}》${place ?? ''}`;

function detailOf({ from, digest, isEdited = false }: Source, hit: ClauseHit | undefined): string {
  const state = hit === undefined ? null : hit.isSample ? '示例数据' : statusOf(hit.status);
  const told = [from, state, digest === undefined ? null : digestWords[digest], isEdited ? editedWords : null].filter(
    (part) => part !== null,
  );
  return told.length === 0 ? '' : `（${plain(told.join('，'))}）`;
}

/** The part of an article that says most of what was asked, with what stands beside it as far as there is room; words in a row. */
export function excerptOf({ parts }: ClauseHit): string {
  const whole = parts.map(({ text }) => text).join('\n');
  if (whole.length <= longestWhole) return whole;
  const best = parts.reduce((most, part, i) => (part.score > (parts[most]?.score ?? 0) ? i : most), 0);
  let [from, to] = [best, best + 1];
  const length = (start: number, end: number) =>
    parts.slice(start, end).reduce((sum, { text }) => sum + text.length, 0);
  for (;;) {
    const [before, after] = [from > 0, to < parts.length];
    if (before && length(from - 1, to) <= longestWhole) from -= 1;
    else if (after && length(from, to + 1) <= longestWhole) to += 1;
    else break;
  }
  return parts
    .slice(from, to)
    .map(({ text }) => text)
    .join('\n');
}
