import { placesIn, regionName } from '../../platform/vocabulary';
import { shortened } from './retrieve';
import { goneOnFrom, hasTopic, withoutPlaces } from './topic';

/** A question as it is understood, with what it takes over from earlier turns (接着问). */
export interface Resumed {
  text: string;
  /** Sentence that tells the reader what was assumed; null for a question that is complete by itself. */
  assumed: string | null;
}

const onlyPlace =
  /^(?:那么?|如果|要是)?[是在到换成搬去]*\s*(?:的话)?(?:那边|这边)?(?:呢|怎么样|怎样|也一样|也是|行|可以)?[吗么]?$/;
const otherKind =
  /^(?:那么?|如果是|要是)?(.{1,12}?(?:企业|公司|户|员工|职工|[员工生人]|单位|机构|合同))(?:呢|(?:也|是不是也|还)?(?:一样|适用|是这样|这样|可以|要|能).{0,4})[吗么]?$/;
const whatIfNot = /^(?:那|要是|如果|万一)?.{0,4}(?:超过|超了|超出|违反|没做到|做不到|不遵守|没按)[^，。]{0,6}$/;

/** What is asked of a rule, which what happens without it does not ask. */
const asksOfRule = /最[长短多少高低]|几个?[月年天日]|多少[天日年月]?|多久|什么时候|[吗呢]$/g;

/**
 * Earlier turns in the same order, each follow-up question (接着问) written out in full or with the question it goes
 * on from put before it, so that the next follow-up can build on it: 那超过了呢 after 实习生也一样吗, which was itself a
 * follow-up.
 */
export function resumedTurns<T extends { question: string }>(history: readonly T[]): T[] {
  const taken: T[] = [];
  for (const turn of history) {
    const { text } = resumed(turn.question, taken);
    const goesOn = text === turn.question ? goneOnFrom(text, taken) : null;
    taken.push({ ...turn, question: goesOn === null ? text : `${goesOn}，${text}` });
  }
  return taken;
}

/**
 * Follow-up question written out in full, from the earlier one and what it changes: region, kind of firm, consequence.
 */
export function resumed(text: string, history: readonly { question: string }[]): Resumed {
  const asked = text.trim().replace(/[？?。！!\s]+$/, '');
  const before = history
    .findLast(({ question }) => hasTopic(question))
    ?.question.trim()
    .replace(/[？?。！!]+$/, '');
  if (before === undefined) return { text, assumed: null };
  const [place] = placesIn(asked);
  if (place !== undefined && onlyPlace.test(withoutPlaces(asked).replace(/\s/g, ''))) {
    const [known] = placesIn(before);
    const name = asked.slice(place.start, place.end);
    const moved =
      known === undefined ? `${name}${before}` : `${before.slice(0, known.start)}${name}${before.slice(known.end)}`;
    return { text: moved, assumed: `接着上一问，地区按${regionName(place.code)}：“${shortened(moved)}”` };
  }
  const [, kind] = otherKind.exec(asked) ?? [];
  if (kind !== undefined && asked.length <= 16)
    return { text: `${kind}${before}`, assumed: `接着上一问“${shortened(before)}”，对象换成${kind}` };
  if (whatIfNot.test(asked) && asked.length <= 12)
    return {
      text: `违反规定的${before.replace(asksOfRule, '')}，有什么法律责任`,
      assumed: `接着上一问“${shortened(before)}”，按没有做到时的后果回答`,
    };
  const goesOn = goneOnFrom(text, history);
  return { text, assumed: goesOn === null ? null : `接着上一问“${shortened(goesOn)}”` };
}
