import { readAmount } from '@hengce/text';
import { type FactDef, factDefs, findFact } from '../facts/factDefs';
import type { FactRef } from '../facts/facts';
import type { Operator } from '../numbers/interval';
import { unlessNever } from '../programmes/build';
import { smallerThan } from '../programmes/size/smallerThan';
import type { Expr } from './expression';
import type { Cond, Unit } from './rule';
import { attestId } from './sharedAttests';

/** Condition as a document prints it. The same shape as `PolicyCondition` of the main contract. */
export interface PrintedCondition {
  text: string;
  operator: '>=' | '>' | '<=' | '<' | '==' | 'in' | 'attest' | null;
  /** As the document prints it: 500万元. */
  threshold: string | null;
  /** Keys of the facts that decide it; absent where only a person can decide. */
  facts?: readonly string[];
  /** Number of financial years of a yearly fact that it reads. */
  factYears?: number;
}
type Key = FactRef['key'];
type Test = Extract<Cond, { k: 'cmp' | 'cagr' | 'is' }>;

/**
 * Condition as data, where its words, its threshold and the facts that it names leave no other reading; null where a
 * person has to read it. Nothing is guessed: each word has to be one that this package knows.
 */
export function readCondition(printed: PrintedCondition): Cond | null {
  const facts = printed.facts ?? [];
  switch (printed.operator) {
    case '>=':
    case '>':
    case '<=':
    case '<':
      return readBound(printed, printed.operator, facts);
    case 'in':
      return (
        readLevels(printed, facts) ??
        readTitles(printed, facts) ??
        readSize(printed, facts) ??
        readTrade(printed, facts)
      );
    case 'attest':
      return readStatements(printed, facts);
    default:
      return null;
  }
}

export type BoundOperator = '>=' | '>' | '<=' | '<';
const bounds: Readonly<Record<string, BoundOperator>> = {
  不低于: '>=',
  不少于: '>=',
  满: '>=',
  不超过: '<=',
  不高于: '<=',
  高于: '>',
  超过: '>',
  低于: '<',
};
const boundText = new RegExp(`^(.+?)(${Object.keys(bounds).join('|')})(\\d+(?:\\.\\d+)?)(\\D+)$`);

/** Parts of a comparison (设备投资, 不低于, 500, 万元); null for words that are none. */
export function splitBound(
  text: string,
): { subject: string; word: string; operator: BoundOperator; digits: string; unit: string } | null {
  const [, subject = '', word = '', digits = '', unit = ''] = boundText.exec(text) ?? [];
  const operator = bounds[word];
  return operator === undefined ? null : { subject, word, operator, digits, unit };
}

function readBound({ text, threshold, factYears = 1 }: PrintedCondition, operator: Operator, facts: readonly string[]) {
  const found = splitBound(text);
  if (found === null) return null;
  const { subject, word, digits, unit } = found;
  if (found.operator !== operator || `${digits}${unit}` !== threshold) return null;
  const title = subject.replace(/^(?:具有独立法人资格，)/, '');
  const registered = /^具有独立法人资格，在本(?:省|市|自治区)依法登记注册$/.test(subject);
  if (registered)
    return word === '满' && isSame(facts, ['isIndependent', 'establishedAt']) ? readAge(digits, unit) : null;

  const rate = /^(.+)增长率$/.exec(subject)?.[1];
  if (rate !== undefined) {
    const key = yearlyKey(rate);
    const isYearOnYear = factYears === 2 && rate.startsWith('上年度') && isSame(facts, [key]) && unit === '%';
    return isYearOnYear && key && (operator === '>=' || operator === '>')
      ? leaf({ k: 'cagr', title, key, years: 1, op: operator, rate: `${digits}%` })
      : null;
  }
  const over = /^近([两三])年(.+)累计$/.exec(subject);
  if (over !== null) {
    const years = over[1] === '两' ? 2 : 3;
    const key = yearlyKey(over[2] ?? '');
    if (key === undefined || factYears !== years || !isSame(facts, [key])) return null;
    return compared(title, { k: 'sum', key, years }, operator, digits, unit, findFact(key));
  }
  if (factYears !== 1) return null;
  const share = shareOf(subject);
  if (share !== undefined)
    return unit === '%' && isSame(facts, share)
      ? comparison(
          title,
          { k: 'divide', left: newest(share[0]), right: newest(share[1]) },
          operator,
          `${digits}%`,
          'ratio',
        )
      : null;
  const key = keyOf(subject);
  return key !== undefined && isSame(facts, [key])
    ? compared(title, newest(key), operator, digits, unit, findFact(key))
    : null;
}

/** 满1年 is twelve calendar months. Where it is registered is asked by choosing the items of its region. */
function readAge(digits: string, unit: string): Cond | null {
  const months = unit === '年' ? 12 * Number(digits) : unit === '个月' ? Number(digits) : Number.NaN;
  if (!Number.isInteger(months)) return null;
  const since: Expr = { k: 'monthsSince', key: 'establishedAt' };
  const age = comparison(`登记注册满${digits}${unit}`, since, '>=', String(months), 'months');
  return {
    k: 'all',
    id: `registered ${digits}${unit}`,
    title: `独立法人，登记注册满${digits}${unit}`,
    of: [isTrue('isIndependent', true), age],
  };
}

/** A number in the unit of its fact; null where the printed unit is another one. */
function compared(title: string, left: Expr, op: Operator, digits: string, unit: string, def: FactDef | undefined) {
  if (def?.type === 'money') {
    const fen = unit.endsWith('元') ? readAmount(`${digits}${unit}`) : null;
    return fen === null ? null : comparison(title, left, op, String(fen), 'money');
  }
  if (def?.type === 'ratio') return unit === '%' ? comparison(title, left, op, `${digits}%`, 'ratio') : null;
  const isCount = (def?.type === 'int' || def?.type === 'number') && unit === def.unit;
  return isCount ? comparison(title, left, op, digits, 'count') : null;
}

/** Other names of facts in documents. */
const aliases: Readonly<Record<string, Key>> = {
  销售收入: 'revenue',
  从业人数: 'workforce',
  有效发明专利: 'inventionPatents',
  从事特定细分市场: 'marketYears',
  年度应纳税所得额: 'taxableIncome',
  平台发展评价得分: 'developmentScore',
};
const keysByName = new Map<string, Key>([
  ...factDefs.map(({ key, label }): [string, Key] => [label, key]),
  ...Object.entries(aliases),
]);
const keyOf = (subject: string): Key | undefined => keysByName.get(subject) ?? yearlyKey(subject);
/** 上年度研发费用: of a year, and the newest one unless the words say another. */
function yearlyKey(subject: string): Key | undefined {
  const key = keysByName.get(subject.replace(/^(?:上年度|上一年度|最近一年)/, ''));
  return key !== undefined && findFact(key)?.period === 'year' ? key : undefined;
}
const newest = (key: Key): Expr => ({ k: 'fact', key, ...(findFact(key)?.period === 'year' ? { back: 0 } : {}) });

/** 上年度研发费用占营业收入的比重: part and whole. */
function shareOf(subject: string): readonly [Key, Key] | undefined {
  if (subject === '资产负债率') return ['liabilities', 'assets'];
  const [, part = '', whole = ''] = /^(.+)占(.+)的(?:比重|比例)$/.exec(subject) ?? [];
  const [first, second] = [yearlyKey(part), yearlyKey(whole)];
  return first && second ? [first, second] : undefined;
}

/** 属于有效期内的高新技术企业或科技型中小企业: any of titles that are facts of their own. */
function readTitles({ text, threshold }: PrintedCondition, facts: readonly string[]): Cond | null {
  const names = threshold?.split('、') ?? [];
  const keys = names.map((name) => keysByName.get(name));
  const isWhole = text === `属于有效期内的${names.join('或')}` || text === `${names.join('或')}称号在有效期内`;
  if (!isWhole || !isSame(facts, keys)) return null;
  const held = keys.flatMap((key) => (key && findFact(key)?.type === 'bool' ? [isTrue(key, true)] : []));
  if (held.length !== names.length) return null;
  return held.length === 1 ? (held[0] ?? null) : { k: 'any', id: names.join('或'), title: names.join('或'), of: held };
}

/** 国家级绿色工厂或省级绿色工厂: levels of an award, of which the firm says which it has reached. */
function readLevels({ text, threshold }: PrintedCondition, facts: readonly string[]): Cond | null {
  const names = threshold?.split('、') ?? [];
  const isWhole = text === `${names.slice(0, -1).join('、')}或${names.at(-1)}`;
  if (!isWhole || facts.length > 0) return null;
  const of = names.map((title): Cond => ({ k: 'attest', id: attestId(title), title }));
  return { k: 'any', id: `levels ${threshold}`, title: text, of };
}

/** 属于小型企业或微型企业, by 工信部联企业〔2011〕300号. */
function readSize({ text, threshold }: PrintedCondition, facts: readonly string[]): Cond | null {
  if (!isSame(facts, ['industryCode', 'workforce', 'revenue', 'assets'])) return null;
  if (text === '属于小型企业或微型企业' && threshold === '小型企业、微型企业') return smallerThan('medium');
  if (text === '属于中型企业、小型企业或微型企业' && threshold === '中型企业、小型企业、微型企业')
    return smallerThan('large');
  return null;
}

/** Sections of GB/T 4754 by what documents call their firms; 工业 as in 国统字〔2017〕213号. */
const trades: Readonly<Record<string, readonly string[]>> = { 制造业企业: ['C'], 工业企业: ['B', 'C', 'D'] };

/** 属于制造业企业 */
function readTrade({ text, threshold }: PrintedCondition, facts: readonly string[]): Cond | null {
  const values = trades[threshold ?? ''];
  if (!isSame(facts, ['industryCode']) || values === undefined || text !== `属于${threshold}`) return null;
  return {
    k: 'in',
    id: `industryCode ${values.join('')}`,
    title: text,
    fact: { key: 'industryCode' },
    values,
    isPrefix: true,
  };
}

/** Sentences that say of one fact whether it has to hold. */
const statements: Readonly<Record<string, readonly [Key, boolean]>> = {
  '近三年未发生重大安全、质量事故': ['hasSeriousAccident', false],
  未被列入严重失信主体名单: ['isBlacklisted', false],
  近三年未因环境违法行为受到重大行政处罚: ['hasEnvironmentCase', false],
  从事国家非限制和禁止行业: ['isRestrictedIndustry', false],
  不是制造业单项冠军企业: ['isChampion', false],
  近三年未因违法违规使用财政资金受到处理: ['hasFundMisuse', false],
  不存在拖欠职工工资的情形: ['owesWages', false],
  '专利权属清晰，不存在权属纠纷': ['hasPatentDispute', false],
  '近三年无非正常专利申请行为，或者已全部主动撤回': ['hasAbnormalPatents', false],
  '未停产、停业或者进入破产清算程序': ['isStopped', false],
  '没有欠缴的税款、社会保险费': ['hasArrears', false],
  '已按规定报送统计、财务等法定资料': ['hasMissedReports', false],
};

/** Sentences on this application, or on one authority: settled where the firm never cheated at all. */
const ofOneFiling = /^(?:未提供虚假材料或者隐瞒重要事实|\d年内未因弄虚作假被停止受理.+申报)$/;

function readStatements({ text }: PrintedCondition, facts: readonly string[]): Cond | null {
  if (facts.length === 0) return null;
  if (ofOneFiling.test(text) && isSame(facts, ['hasFalseFiling']))
    return unlessNever(`filing ${text}`, text, isTrue('hasFalseFiling', false, '近三年申报没有弄虚作假'));
  const words = text in statements ? [text] : text.split('，');
  const said = words.map((part) => statements[part]);
  if (
    !isSame(
      facts,
      said.map((statement) => statement?.[0]),
    )
  )
    return null;
  const parts = words.flatMap((part, index) => {
    const statement = said[index];
    return statement ? [isTrue(...statement, part)] : [];
  });
  return parts.length === 1 ? (parts[0] ?? null) : { k: 'all', id: `stated ${text}`, title: text, of: parts };
}

const isSame = (facts: readonly string[], wanted: readonly (string | undefined)[]): boolean =>
  facts.length === wanted.length && facts.every((key, index) => key === wanted[index]);

const isTrue = (key: Key, value: boolean, title = findFact(key)?.label ?? key): Test =>
  leaf({ k: 'is', title, fact: { key }, value });
const comparison = (title: string, left: Expr, op: Operator, right: string, unit: Unit): Test =>
  leaf({ k: 'cmp', title, left, op, right: { k: 'const', value: right }, unit });

type Bare<T> = T extends unknown ? Omit<T, 'id'> : never;
/** Its id is what it asks, so that equal ones are one. */
function leaf<T extends Bare<Test>>(test: T): Test {
  const { title: _, ...asked } = test;
  return { ...test, id: JSON.stringify(asked) } as unknown as Test;
}
