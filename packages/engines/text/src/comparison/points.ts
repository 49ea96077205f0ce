import type { Change } from './diffText';
import type { Token, Topic } from './tokens';

/**
 * Figure with the words before and after it in its sentence. Of a material, `before` is the whole sentence and the
 * figure is empty.
 */
export interface Saying {
  before: string;
  figure: string;
  after: string;
}

/** Sum, period, threshold or material that differs between two texts. */
export interface ComparedPoint {
  topic: Topic | 'materials';
  /** Id of its row in the comparison. */
  rowId: string;
  left: Saying | null;
  right: Saying | null;
  /** Direction of the change; null where numbers cannot be compared (30日 and 15个工作日), are equal, or one side has none. */
  direction: 'more' | 'less' | null;
}

/** What an applicant has to hand in. */
const materials =
  /(?:提交|报送|提供|出具|附送|附具|填报).*?(?:材料|资料|证明|申请书|申请表|报告|证书|复印件|合同|文件)/;

/** Sums, periods, thresholds and materials that differ between two versions of a clause, with their sentences. */
export function pointsOf(
  rowId: string,
  { left, right, changes }: { left: string; right: string; changes: readonly Change[] },
): ComparedPoint[] {
  const points = changes.flatMap(({ removed, added, leftAt, rightAt }): ComparedPoint[] => {
    const lefts = quantitiesOf(removed, leftAt);
    const rights = quantitiesOf(added, rightAt);
    // What only moved within its clause did not change.
    const kept = new Set(lefts.map(({ text }) => text).filter((text) => rights.some((other) => other.text === text)));
    const olds = lefts.filter(({ text }) => !kept.has(text));
    const news = rights.filter(({ text }) => !kept.has(text));
    return olds
      .map((old): [Place | undefined, Place | undefined] => {
        const at = news.findIndex(({ quantity }) => quantity.topic === old.quantity.topic);
        return [old, at < 0 ? undefined : news.splice(at, 1)[0]];
      })
      .concat(news.map((one) => [undefined, one]))
      .map(([old, one]) => ({
        topic: (old ?? (one as Place)).quantity.topic,
        rowId,
        left: old ? saying(left, old) : null,
        right: one ? saying(right, one) : null,
        direction: directionOf(old, one),
      }));
  });
  return [...points, ...materialPoints(rowId, left, right)];
}

interface Place {
  text: string;
  at: number;
  quantity: NonNullable<Token['quantity']>;
}

function quantitiesOf(tokens: readonly Token[], start: number): Place[] {
  let at = start;
  return tokens.flatMap(({ text, quantity }) => {
    const place = { text, at };
    at += text.length;
    return quantity === null ? [] : [{ ...place, quantity }];
  });
}

function directionOf(old: Place | undefined, one: Place | undefined): ComparedPoint['direction'] {
  const [from, to] = [old?.quantity, one?.quantity];
  if (!from || !to || from.unit !== to.unit || from.value === null || to.value === null) return null;
  return to.value > from.value ? 'more' : to.value < from.value ? 'less' : null;
}

const sentenceEnds = /[。；;\n]/;
const breaks = /[，、：,]/;
/** Of a long sentence only what stands near the quantity, to the next break: more would hide it. */
const enough = 30;

/** The quantity in the sentence around it. */
function saying(text: string, { at, text: figure }: Place): Saying {
  const isEnd = (index: number, distance: number): boolean => {
    const character = text[index];
    if (character === undefined || sentenceEnds.test(character)) return true;
    return distance >= enough && breaks.test(character);
  };
  let start = at;
  while (!isEnd(start - 1, at - start)) start--;
  const past = at + figure.length;
  let end = past;
  while (!isEnd(end, end - past)) end++;
  return { before: text.slice(start, at), figure, after: text.slice(past, end) };
}

function materialPoints(rowId: string, left: string, right: string): ComparedPoint[] {
  const sentences = (text: string) => text.split(sentenceEnds).filter((sentence) => materials.test(sentence));
  const [allOld, allNew] = [sentences(left), sentences(right)];
  const olds = allOld.filter((sentence) => !allNew.includes(sentence));
  const news = allNew.filter((sentence) => !allOld.includes(sentence));
  const asWhole = (sentence: string | undefined) =>
    sentence === undefined ? null : { before: sentence, figure: '', after: '' };
  return Array.from({ length: Math.max(olds.length, news.length) }, (_, index) => ({
    topic: 'materials',
    rowId,
    left: asWhole(olds[index]),
    right: asWhole(news[index]),
    direction: null,
  }));
}
