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
  'advice',
  'privateFact',
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
  /(?:明年|后年|大后年|来年|下个月|下半年|过两年|将来|未来|(?:20[3-9]\d|2[1-9]\d\d)年?).{0,20}(?:会不会|会(?:是|再|涨|降|改|变|调|到|出)|(?:涨|降|调|变)(?:到|成|为)|才(?:出|公布|实施|施行))|(?:明年|后年|将来|未来|下一届).{0,12}(?:通过|出台|颁布|要出|修|新法|那部|税率|改成)|(?:20[3-9]\d|2[1-9]\d\d)年?.{0,6}(?:版|修|法|条例|规定)|\((?:20[3-9]\d|2[1-9]\d\d)\)|〔(?:20[3-9]\d|2[1-9]\d\d)〕/u;
const reckoning =
  /\d(?:\.\d+)?\s*[+\-*/×÷=]\s*\d|\d.{0,6}(?:乘以?|除以|加上?|减去?|乘|除)\s*\d|开平方|的平方|等于|多少平(?:方|米)?$|一共(?:多少|几)天|打[一二三四五六七八九\d.]+折(?:是|多少)|平均|平分|换算成|共多少钱|每(?:瓶|箱|斤|个).{0,6}\d|斤.{0,6}\d+块/u;
const quantity =
  /(?:\d+(?:\.\d+)?|[零一二两三四五六七八九十百千万半]+)(?:[十百千万亿]|个|人|元|块|角|毛|斤|公斤|吨|箱|袋|瓶|件|台|米|平|天|年|月|次|张|层|趟|回)/gu;
const asksForSum =
  /(?:一共|总共|拢共|共计|合计|总计|总数|总价|总额|加起来|毛利|净赚|利润|平摊|摊到).{0,12}(?:多少|几|是啥)|(?:多少|几)(?:钱|块|个|箱|人|天)?(?:一共|总共|合计)|(?:能|得|够|要)(?:堆|装|放|摆|切|用|卖|吃|拉|跑)(?:得下|下)?(?:多少|几)|(?:往后|往前)(?:数|推|算)|(?:是|到)(?:几月几号|星期几|周几|礼拜几)/u;
/** What a law reckons with sums. */
const lawful = /赔|罚|补偿|违约|税|滞纳|利息|利率|工伤|加班|社保|公积金|保证金|提成/u;
/** Whether a folded text is a sum to do: some quantities, and what they come to. */
const isSum = (text: string): boolean =>
  asksForSum.test(text) && [...text.matchAll(quantity)].length > 1 && !lawful.test(text);

/** Talk with the machine, orders to it, and what people ask each other. */
const talk = new RegExp(phrases('fun', 'talk'), 'iu');
/** Whether a folded text is talk with the machine, which asks for no policy. */
export const isTalk = (text: string): boolean => talk.test(text);

const advice = phrasePattern('advice', 'u');
const privateFact = phrasePattern('private fact', 'u');

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
    reckoning: reckoning.test(text) || isSum(text) ? 1 : 0,
    talk: isTalk(text) ? 1 : 0,
    advice: advice.test(text) ? 1 : 0,
    privateFact: privateFact.test(text) ? 1 : 0,
    imaginary: imaginary.test(text) ? 1 : 0,
    short: text.length < 8 ? 1 : 0,
  };
}

/** Signs of a question for which no law of ours is missing: 日本的公司法 is not lacking. */
const elsewhere = ['foreign', 'future', 'reckoning', 'talk', 'advice', 'privateFact', 'imaginary'] as const;

export const isBeyondLaws = (signs: OutsideSigns): boolean => elsewhere.some((sign) => signs[sign] === 1);
