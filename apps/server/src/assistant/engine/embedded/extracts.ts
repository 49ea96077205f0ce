import { type ClauseHit, excerptOf, type Focus, focusOf } from '../../../library/search';
import type { AnswerPiece } from '../AnswerEngine';
import { editedWords } from '../basis';
import type { Found } from '../retrieve';
import { digestWords, type Source, statusOf } from '../sources';
import { blockquote, type Draft, plain } from './Draft';

export const maxQuoted = 3;
const maxPerPage = 8;
/** Characters that are quoted: of an article, of one that was asked for by its number, and of a passage. */
const longest = { clause: 320, named: 1_500, passage: 160 } as const;
const longestLead = 220;
/** Share of a question that a sentence of a document says, from which on it is an answer. */
const leastCovered = 0.5;
/** Share of what a text says of the question at all, below which its best sentence is not set off. */
const leastMarked = 0.5;

interface Extract {
  source: Source;
  hit: ClauseHit | undefined;
  quote: string;
  /** Of the sentence that answers, in the text of the source; null where none does more than the others. */
  focus: Focus | null;
  /** Where it stands in the quote. */
  strong: { start: number; end: number } | null;
  /** Other sources that say the same. */
  also: string[];
}

/**
 * Quotes the best of what was found, the answering sentence first: at most 3 extracts, or 8 of a page that was asked for.
 *
 * @param asked the question; empty when an article was asked for by its number
 */
export function* sayExtracts(draft: Draft, found: Found, asked: string): Generator<AnswerPiece, void, undefined> {
  const all = extractsOf(found, asked);
  const direct = all.filter(isDirect);
  const isByHits = found.page === null && found.hits.size > 0 && asked !== '';
  const taken = isByHits && direct.length > 0 ? all.filter((each) => each.hit === undefined || isDirect(each)) : all;
  yield {
    type: 'step',
    step: {
      id: 'read',
      kind: 'read',
      state: 'done',
      title: taken.every(({ source }) => source.digest === undefined) ? '摘录原文' : '摘录原文与要点',
      detail: `取${taken.length}条：${taken.map(({ source }) => nameOf(source)).join('；')}`,
      hits: taken.length,
    },
  };
  if (isByHits && direct.length === 0) yield* draft.say(possibleLine);
  else yield* sayLead(draft, direct);
  for (const { source, hit, quote, strong, also } of taken) {
    yield* draft.say(`**${plain(nameOf(source))}**${detailOf(source, hit)}`);
    yield* draft.say(blockquote(quote, draft.cite(source, quote), strong));
    if (also.length > 0) yield* draft.say(`同样的话也写在：${also.map(plain).join('、')}`);
  }
}

/** Of what was found the best, what says the same once. */
function extractsOf({ sources, hits, page }: Found, asked: string): Extract[] {
  const taken: Extract[] = [];
  for (const source of sources) {
    const hit = hits.get(source);
    const { text } = source;
    const focus = page !== null || asked === '' ? null : focusOf(asked, text);
    const { start, end } = excerptOf(text, focus, asked === '' ? longest.named : longest[hit ? 'clause' : 'passage']);
    const quote = text.slice(start, end);
    const words = quote.replace(/\s/g, '');
    const same = taken.find((each) => each.quote.replace(/\s/g, '') === words);
    if (same !== undefined) same.also.push(nameOf(source));
    // A page was asked for as a whole.
    else if (taken.length < (page === null ? maxQuoted : maxPerPage)) {
      const isAll = focus !== null && focus.end - focus.start >= quote.length;
      const isPlain = focus === null || isAll || focus.share < leastMarked || focus.isOfKind === false;
      const strong = isPlain ? null : { start: focus.start - start, end: focus.end - start };
      taken.push({ source, hit, quote, focus, strong, also: [] });
    }
  }
  return taken;
}

const isDirect = ({ hit, focus }: Extract): boolean =>
  hit === undefined ? focus !== null && focus.covered >= leastCovered : hit.grade === 'direct';

/** The sentence with what was asked, in its own words and with what it stands under. */
function* sayLead(draft: Draft, direct: readonly Extract[]): Generator<AnswerPiece, void, undefined> {
  const best = direct.find(({ focus }) => focus !== null && focus.isOfKind !== false);
  if (best?.focus == null) return;
  const { source, quote, focus } = best;
  yield* draft.say(`**${plain(leadOf(source.text, focus))}**——${plain(nameOf(source))}${draft.cite(source, quote)}`);
}

const possibleLine = '**可能相关：没有一条把所问的都写到，最接近的是以下几条，请看是不是所问的。**';

function leadOf(text: string, { start, end, head, proviso }: Focus): string {
  const sentence = text.slice(start, end);
  if (/[:：]$/.test(sentence)) {
    const items = text.slice(end).trim().split('\n');
    let list = '';
    for (const item of items) {
      if (sentence.length + list.length + item.length > longestLead) return `${sentence}${list}……`;
      list += item.trim();
      if (!/[；;、]$/.test(item.trim())) break;
    }
    return `${sentence}${list}`;
  }
  const isRightBelow = head !== '' && text.slice(0, start).trimEnd().endsWith(head);
  const whole = `${head}${head === '' || isRightBelow ? '' : '……'}${sentence}${proviso}`;
  return whole.length <= longestLead ? whole : sentence;
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
