import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import { findFact, soleValue } from '@hengce/rules';
import { readAmount } from '@hengce/text';

type S = MainComponents['schemas'];

interface IpKindDef {
  id: S['IpKind']['id'];
  name: string;
  /** Matched against the name of an item; the first kind that matches counts. */
  words: RegExp;
  /** The fact that counts the pieces, where support is paid by the piece. */
  fact?: 'inventionPatents';
}

/** Kinds of support for intellectual property. 海外 comes first, so that a patent granted abroad does not count as a domestic one. */
export const ipKinds: readonly IpKindDef[] = [
  { id: 'overseas', name: '海外专利与PCT', words: /海外|境外|国外|国际专利|PCT/ },
  { id: 'pledge', name: '质押融资', words: /质押/ },
  { id: 'standard', name: '贯标', words: /贯标|合规管理|知识产权管理体系|示范企业|优势企业/ },
  { id: 'protection', name: '维权', words: /维权|纠纷|诉讼/ },
  { id: 'trademark', name: '商标与地理标志', words: /商标|地理标志/ },
  { id: 'transfer', name: '转化运用', words: /转化|许可|运营|专利导航|证券化/ },
  { id: 'invention', name: '发明授权', words: /发明专利|专利授权|授权发明|高价值专利/, fact: 'inventionPatents' },
];

const isIp = /知识产权|专利|商标|地理标志|PCT/;

/** The kind of an item; null for one that is not about intellectual property or of none of these kinds. */
export function ipKindOf(item: { name: string }, policy: { title: string }): IpKindDef | null {
  if (!isIp.test(item.name) && !isIp.test(policy.title)) return null;
  return ipKinds.find(({ words }) => words.test(item.name)) ?? null;
}

/** Amount for each piece in 分, read from words such as 每件给予资助2万元; null where there are none. */
export function pieceFen(text: string): number | null {
  const fen = readAmount(/每[件项][^，。；每]*?(\d+(?:\.\d+)?万?元)/.exec(text)?.[1] ?? '');
  return fen === null ? null : Number(fen);
}

const countedFacts = ['inventionPatents', 'utilityModels', 'designPatents', 'softwareCopyrights'] as const;

/** Number of the firm's rights of each kind; null where it is unknown. */
export const ipFacts = (facts: FactSet): S['IpComparison']['facts'] =>
  countedFacts.map((key) => {
    const def = findFact(key);
    return { key, label: def?.label ?? key, unit: def?.unit ?? '', value: countOf(key, facts) };
  });

function countOf(key: (typeof countedFacts)[number], facts: FactSet): number | null {
  const known = facts.get({ key })?.known;
  const sole = known && 'number' in known ? soleValue(known.number) : undefined;
  return sole === undefined ? null : Number(sole.n / sole.d);
}

/** Words of a limit for all pieces together, which the pieces of one year may not reach. */
const limited = /最高|不超过|上限/;

/**
 * Support by the piece, with the sum for the rights that the firm has; null for an item that is not paid by the piece. There is no sum
 * where the text limits it or the item pays for one piece only. The firm's facts count all rights that it holds while most items pay
 * for newly granted ones; the page says so.
 */
export function pieceOf(
  { amount }: S['RankedItem'],
  fact: IpKindDef['fact'],
  facts: FactSet,
): S['IpKind']['values'][number]['piece'] {
  const fen = amount && pieceFen(amount.text);
  if (!amount || fen === null) return null;
  const pieces = fact ? countOf(fact, facts) : null;
  const isSummed = pieces !== null && !limited.test(amount.text) && amount.hiFen > fen;
  return { fen, pieces, sumFen: isSummed ? Math.min(pieces * fen, amount.hiFen) : null };
}
