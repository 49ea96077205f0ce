import { phrasePattern, phrases } from '../../../platform/data';
/** Signs that the library does not answer a question, each 0 or 1. They are weighed together, none decides alone. */
export type OutsideSigns = Readonly<Record<(typeof outsideSigns)[number], number>>;

/** Names of the signs, in the order of the fitted weights. */
export const outsideSigns = [
  'foreign',
  'foreigner',
  'future',
  'unknownLaw',
  'reckoning',
  'talk',
  'imaginary',
  'short',
] as const;

/** Every country and territory by its Chinese name, as the runtime knows them; and how people call the larger ones and their cities. */
const abroad = (() => {
  const names = new Intl.DisplayNames('zh', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters
    .flatMap((a) => letters.map((b) => names.of(a + b)))
    .filter((name): name is string => name !== undefined && name.length > 1 && !/^中国|未知|伪/.test(name));

  return new RegExp(`${countries.join('|')}|${phrases('abroad')}`, 'u');
})();
/** A law of another country, called by a name that one of ours may have: 美国公司法 is not 公司法. */
const foreignLaw = new RegExp(
  `(?:${abroad.source})(?:的|联邦)?《?(?![^法]{0,6}(?:在|适用|来))\\p{Script=Han}{1,8}?(?:法典?|条例)(?![人院律官治])`,
  'u',
);

/** Whether a folded text names a law of another country, such as 美国公司法. */
export const namesForeignLaw = (text: string): boolean => foreignLaw.test(text);

/** A law that a year brought or brings: 2031年新出的公司法. */
const datedLaw =
  /(20\d\d|2[1-9]\d\d)年?(?:新?版|修订|修正|新?出台?|新?颁布?|新?公布|新?发布|新?通过|新)的?《?\p{Script=Han}{1,10}?(?:法典?|条例|规定|办法)(?![人定院律官治])/gu;

/** Whether a folded text names a law of a year to come, which the library cannot have. @param year the current year */
export const namesLawToCome = (text: string, year: number): boolean =>
  [...text.matchAll(datedLaw)].some(([, own]) => Number(own) > year);

/** A person or goods from abroad: Chinese law speaks of both. */
const fromAbroad = new RegExp(`^(?:来?的)?(?:${phrases('from abroad')})`, 'u');
const lawmaking = phrasePattern('lawmaking', 'u');
/** What is to come: no law that the library has. */
const toCome =
  /(?:明年|后年|将来|未来|下一届).{0,12}(?:通过|出台|颁布|要出|修|新法|那部|税率|改成)|(?:20[3-9]\d|2[1-9]\d\d)年?.{0,6}(?:版|修|法|条例|规定)|\((?:20[3-9]\d|2[1-9]\d\d)\)|〔(?:20[3-9]\d|2[1-9]\d\d)〕/u;
const reckoning =
  /\d(?:\.\d+)?\s*[+\-*/×÷=]\s*\d|\d.{0,6}(?:乘以?|除以|加上?|减去?|乘|除)\s*\d|开平方|的平方|等于|多少平(?:方|米)?$|一共(?:多少|几)天|打[一二三四五六七八九\d.]+折(?:是|多少)|平均|平分|换算成|共多少钱|每(?:瓶|箱|斤|个).{0,6}\d|斤.{0,6}\d+块/u;
/** Talk with the machine, orders to it, and what people ask each other. */
const talk = new RegExp(phrases('fun', 'talk'), 'iu');
/** Whether a folded text is talk with the machine, which asks for no policy. */
export const isTalk = (text: string): boolean => talk.test(text);

/** Beings and places that no firm deals with. */
const imaginary = phrasePattern('imaginary', 'u');

/**
 * Signs in a question that the library has no answer.
 *
 * @param text folded
 * @param year the current year
 * @param isTitle whether a name is the title of a document in the library
 */
export function signsIn(text: string, year: number, isTitle: (name: string) => boolean): OutsideSigns {
  const place = abroad.exec(text);
  const isPerson = place !== null && fromAbroad.test(text.slice(place.index + place[0].length));
  const years = [...text.matchAll(/(?:^|\D)(20\d\d|2[1-9]\d\d)年/g)].map(([, digits]) => Number(digits));
  const isFuture = years.some((one) => one > year + 1) && lawmaking.test(text);
  const named = [...text.matchAll(/《([^》]{3,40})》/g)].map(([, name = '']) => name);
  const order = /第\s*[\d零〇一二三四五六七八九十百千两]+\s*号/u.test(text);
  return {
    foreign: place !== null && !isPerson ? 1 : 0,
    foreigner: isPerson ? 1 : 0,
    future: isFuture || toCome.test(text) ? 1 : 0,
    unknownLaw: named.some((name) => !isTitle(name)) || order ? 1 : 0,
    reckoning: reckoning.test(text) ? 1 : 0,
    talk: isTalk(text) ? 1 : 0,
    imaginary: imaginary.test(text) ? 1 : 0,
    short: text.length < 8 ? 1 : 0,
  };
}

/** Signs of a question for which no law of ours is missing: 日本的公司法 is not lacking. */
const elsewhere = ['foreign', 'future', 'reckoning', 'talk', 'imaginary'] as const;

export const isBeyondLaws = (signs: OutsideSigns): boolean => elsewhere.some((sign) => signs[sign] === 1);
