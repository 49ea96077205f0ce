import type { BlockRule, Finding } from '../../model/Rule';
import { type PlacedToken, wordsAround } from './sentences';

type Judge = (before: PlacedToken, after: PlacedToken, next: PlacedToken | undefined) => boolean;

interface Pattern {
  wrong: string;
  right: string;
  is: Judge;
  reason: string;
}

const isLong = ({ word }: PlacedToken): boolean => word.length > 1;
const person = /^(?:我|你|他|她|它|我们|你们|他们|她们|自己|大家|人们)$/;
const degree = /^(?:很|非常|十分|特别|更|更加|极其|格外|比较|越来越|不够|如此|太|最)$/;
/** 很快 is one word of the dictionary. */
const degreed = /^(?:很|更|太)[快好大高多慢深远强严]$/;
const endsClause = (next: PlacedToken | undefined): boolean => !next || /^[，。；！？]/.test(next.word);
/** 居所地、犯罪地: the place of what is said before. */
const hasPlace =
  /(?:居所|住所|居住|犯罪|侵权|履行|行为|结果|签订|注册|登记|财产|经营|户籍|婚姻|措施|出生|来源|目的|集散|发源|所在|生产|营业|仲裁|法院|合同|常住|暂住|付款|护堤|起讫|作业)$/;
/** 付款地法律: what holds or who decides at a place. */
const ofPlaces = /^(?:法律|户口|户籍|法院|公安|政府|机关|派出所|税务|海关)/;
const isName = (tag: string): boolean => /^(?:n|nz|ns|nt|nr|vn|j)$/.test(tag);
const isThing = (token: PlacedToken): boolean => isLong(token) && /^(?:n|vn|nz)$/.test(token.tag);
const isNoun = (token: PlacedToken): boolean => isLong(token) && token.tag === 'n';
/** 实惠 and 烙印 are verbs here as often as nouns. */
const isAction = /^(?:实惠|烙印|利用|工作|标明|结实|漂亮|开口|唱歌|缺水)$/;
const isDone = /^(?:规定|规划|布局|履行|分析|管理|建设)/;
const endsPhrase = (next: PlacedToken | undefined): boolean =>
  !next || /^[，。；、！？,.;!?”"]/.test(next.word) || /^(?:n|c|uj|x)$/.test(next.tag);

/** Before a noun stands 的. Parts of speech by the tags of jieba; each pattern is there because it is right more than nine times in ten. */
const beforeNouns = (wrong: '地' | '得'): Pattern => ({
  wrong,
  right: '的',
  reason: '名词前用“的”',
  is: (before, after, next) => {
    if (isAction.test(after.word) || !isThing(after)) return false;
    if (person.test(before.word)) return true;
    // 有计划地, 满腔热情地
    if (!isLong(before) || /^(?:不由|不同|容易|计划|步骤|组织|热情)$/.test(before.word)) return false;
    if (wrong === '地' && (hasPlace.test(before.word) || ofPlaces.test(after.word))) return false;
    // 公正地调查, 科学合理地规定: what is done stands behind 地. 参保地、游览地: what is done there names the place.
    if (wrong === '地' && (after.tag === 'vn' || /^vn?$/.test(before.tag) || isDone.test(after.word))) return false;
    if (isName(before.tag)) return true;
    if (!isNoun(after)) return false;
    return before.tag === 'v' || (/^[ab]$/.test(before.tag) && (wrong === '得' || endsPhrase(next)));
  },
});

/** 走的很快: behind a verb, before how much. */
const beforeDegrees = (wrong: '的' | '地'): Pattern => ({
  wrong,
  right: '得',
  reason: '动词后面说程度、结果用“得”',
  is: (before, after, next) => {
    if (degreed.test(after.word)) return /^vn?$/.test(before.tag) && endsClause(next);
    // 引起的最常见: 最 begins what is named as often as how much.
    if (before.tag !== 'v' || !degree.test(after.word) || (wrong === '的' && after.word === '最')) return false;
    return next !== undefined && /^(?:a|d|ad)$/.test(next.tag);
  },
});

/** Particles only: 地区, 土地, 取得, 值得 are words, and to cut every sentence that holds one of them would take half the time. */
const candidates =
  /(?<![局土当各本外内工基产场天大营草林耕农湿境属就异实目绿用阵两胜领户宅殖余见质心陆盆高平山坡田空租征驻园墓战圣])地(?![裂区方标点址位级市理产下面铁基块球图段表形板震步带域势权税皮价上处])|(?<![取征获所值显使不懂记觉晓难免非赢博心求])得(?![到以出知益失意力当分奖票主罪体逞手])|的(?=很|非常|十分|特别|更|极其|格外|比较|越来越|不够|如此|太|最)/g;

const rule = (id: string, title: string, patterns: readonly Pattern[]): BlockRule => ({
  id,
  class: 'de3',
  title,
  clause: '现代汉语词典',
  severity: 'error',
  fix: 'replace',
  needsWords: true,
  find({ plain }, { segment }) {
    const findings: Finding[] = [];
    for (const { index, 0: particle } of segment ? plain.matchAll(candidates) : []) {
      const wanted = patterns.filter(({ wrong }) => wrong === particle);
      if (wanted.length === 0 || !segment) continue;
      const tokens = wordsAround(plain, index, segment);
      const at = tokens.findIndex(({ from, to }) => from === index && to === index + 1);
      const [before, after, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
      if (at < 0 || !before || !after) continue;
      const found = wanted.find(({ is }) => is(before, after, next));
      if (found) findings.push({ from: index, to: index + 1, suggestions: [found.right], reason: found.reason });
    }
    return findings;
  },
});

export const particleRules: readonly BlockRule[] = [
  rule('de3.noun', '名词前的“的”', [beforeNouns('地'), beforeNouns('得')]),
  rule('de3.degree', '程度前的“得”', [beforeDegrees('的'), beforeDegrees('地')]),
];
