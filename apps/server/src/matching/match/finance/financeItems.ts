import type { Cond } from '@hengce/rules';
import {
  banks,
  dayNumber,
  type FactRef,
  financingNeeds,
  guaranteed,
  loanKinds,
  type NeedKey,
  ownUses,
  unsecured,
} from '@hengce/rules';
import { parseChineseDay, readAmount } from '@hengce/text';
import type { ItemCondition, Matchable, RegionItems } from '../../items';
import { among, awardOf, compared, whoOf, withConditions, withoutTold } from '../../items';

const supports: readonly Matchable['item']['support'][] = ['interest', 'loan', 'guarantee', 'equity'];
const isFinancing = ({ item }: Matchable): boolean =>
  supports.includes(item.support) || /贷款|担保|贴息|上市|挂牌/.test(item.name);

const known = new WeakMap<RegionItems, RegionItems>();
/** Items of a region that support financing, with the conditions that their documents set on the financing need. */
export function financeItems(region: RegionItems): RegionItems {
  const found = known.get(region) ?? { ...region, items: region.items.filter(isFinancing).map(withNeed) };
  known.set(region, found);
  return found;
}

/** Conditions that a document sets on the loan itself (its kind, lender, rate, purpose, last day), each with the need that it compares. */
export const loanConditions = (matchable: Matchable): readonly (ItemCondition & { key: NeedKey })[] =>
  withNeed(matchable).rule.conditions.flatMap((condition) => {
    const key = loanKeyOf(condition.cond);
    return key === undefined ? [] : [{ ...condition, key }];
  });

/** Key of the financing need that a condition compares; undefined for another condition. */
function loanKeyOf(cond: Cond): NeedKey | undefined {
  const key = cond.k === 'in' ? cond.fact.key : cond.k === 'cmp' && cond.left.k === 'fact' ? cond.left.key : undefined;
  return financingNeeds.find((need) => need.key === key)?.key;
}

/** A loan for the firms of a list, or the first one, is more than its kind says. */
const told =
  /^取得(?:流动资金|固定资产)贷款$|使用银行贷款购置设备|以(?:专利权|知识产权)质押取得贷款|^属于通过融资担保取得贷款/;

function withNeed(matchable: Matchable): Matchable {
  const printed = withoutTold(matchable, told).flatMap(readAgain);
  const saysKind = printed.some(({ cond }) => cond.k === 'in' && cond.fact.key === 'needKind');
  const ofNeed = conditionsOfNeed(matchable).filter(({ text }) => !(saysKind && text === '融资方式'));
  return withConditions(matchable, [...ofNeed, ...printed]);
}

/** Conditions in the award clause itself: kind of loan, lender, last day. */
function conditionsOfNeed(matchable: Matchable): ItemCondition[] {
  const award = awardOf(matchable);
  const words = `${matchable.item.name}，${award?.text ?? ''}`;
  const kinds = kindsOf(matchable, words);
  const asked: (Pick<ItemCondition, 'text' | 'cond' | 'clauseId'> & { words: string })[] = [
    {
      text: '融资方式',
      cond: among('融资方式', 'needKind', kinds),
      clauseId: award?.id ?? null,
      words: whoOf(award?.text),
    },
  ];
  if (/通过融资担保取得|首次通过融资担保/.test(words))
    asked.push({
      text: '担保方式',
      cond: among('担保方式', 'loanCollateral', [guaranteed]),
      clauseId: award?.id ?? null,
      words: whoOf(award?.text),
    });
  if (/发放信用贷款/.test(words))
    asked.push({
      text: '担保方式',
      cond: among('担保方式', 'loanCollateral', [unsecured]),
      clauseId: award?.id ?? null,
      words: '发放信用贷款',
    });
  for (const { id, text } of matchable.clauses) {
    const lender = /企业从银行业金融机构取得/.exec(text)?.[0];
    if (lender && matchable.item.support === 'interest')
      asked.push({ text: '融资机构', cond: among('融资机构', 'loanBank', banks), clauseId: id, words: lender });
    const [until] = /政策执行至\d{4}年\d{1,2}月\d{1,2}日/.exec(text) ?? [];
    const date = until === undefined ? null : parseChineseDay(until);
    if (until && date && matchable.item.support === 'interest')
      asked.push({ text: '放款日期', cond: onOrBefore(date), clauseId: id, words: until });
  }
  return asked.map(({ words: quoted, clauseId, ...rest }) => ({
    id: `need-${rest.cond.id}`,
    clauseId,
    quote: clauseId === null || quoted === '' ? null : { policyId: matchable.policy.id, clauseId, text: quoted },
    ...rest,
  }));
}

/** Kinds of financing that an award is for; words about buying equipment mean fixed-asset loans too. */
function kindsOf({ item }: Matchable, words: string): readonly string[] {
  if (item.support === 'equity') return ['股权融资'];
  if (/上市|挂牌/.test(item.name)) return ['上市挂牌'];
  if (/流动资金贷款/.test(words)) return ['流动资金贷款'];
  if (/固定资产贷款/.test(words)) return ['固定资产贷款', '设备更新贷款'];
  if (/设备更新|购置设备|设备贷款/.test(words)) return ['设备更新贷款'];
  if (/(?:知识产权|专利权)质押/.test(words)) return ['知识产权质押贷款'];
  return loanKinds;
}

/** Reads a confirmation again as a condition on the financing need; none for one that limits the sum instead. */
function readAgain(condition: ItemCondition): ItemCondition[] {
  if (condition.cond.k !== 'attest') return [condition];
  if (/^贴息期限不超过/.test(condition.text)) return [];
  const cond = readNeed(condition.text);
  return [cond === null ? condition : { ...condition, cond }];
}

const subjects: Readonly<Record<string, FactRef['key']>> = {
  贷款年利率: 'loanRate',
  年化担保费率: 'guaranteeRate',
  固定资产贷款合同金额: 'needAmount',
  首次担保贷款合同金额: 'needAmount',
  单户担保贷款金额: 'needAmount',
};
const operators = { 不低于: '>=', 不高于: '<=', 不超过: '<=' } as const;

/** A condition on the need; null for words that are not exactly of a known pattern. */
function readNeed(text: string): Cond | null {
  if (text === '贷款用于设备更新') return among(text, 'needKind', ['设备更新贷款']);
  if (text === '贷款用于本企业生产经营，未用于理财、转贷和房地产投资') return among(text, 'loanUse', ownUses);
  const [, subject = '', word = '', digits = '', unit = ''] =
    /^(.+?)(不低于|不高于|不超过)(\d+(?:\.\d+)?)(万元|亿元|%)$/.exec(text) ?? [];
  const key = subjects[subject];
  if (key === undefined) return null;
  const isShare = key === 'loanRate' || key === 'guaranteeRate';
  if (isShare !== (unit === '%')) return null;
  const limit = `${isShare ? `${digits}%` : readAmount(`${digits}${unit}`)}`;
  return compared(subject, key, operators[word as keyof typeof operators], limit, isShare ? 'ratio' : 'money');
}

/** The condition that the loan is paid out by a day. */
const onOrBefore = (date: string): Cond => compared('放款日期', 'loanDate', '<=', dayNumber(date).toString(), 'date');
