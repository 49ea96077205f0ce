import type { FactNeed } from '@hengce/rules';
import type { PolicyRecord } from '../../library/records';
import { needed } from '../programmes';
import { fen, money, series } from './chinese';

/** Condition as parameters. Its sentence is made from them, so that text and data cannot disagree. */
export type Term = { facts: readonly FactNeed[]; years?: 1 | 2 | 3 } & (
  | { kind: 'bound'; subject: string; operator: '>=' | '<='; value: number; unit: string }
  | { kind: 'anyOf'; subject: string; names: string[] }
  | { kind: 'attest'; text: string }
);

/** Facts that decide a term; none where they belong to a project or only a person can tell. */
type Asked = readonly FactNeed[];

export const atLeast = (subject: string, value: number, unit: string, facts: Asked = []): Term => ({
  kind: 'bound',
  subject,
  operator: '>=',
  value,
  unit,
  facts,
});
export const atMost = (subject: string, value: number, unit: string, facts: Asked = []): Term => ({
  kind: 'bound',
  subject,
  operator: '<=',
  value,
  unit,
  facts,
});
export const anyOf = (subject: string, names: string[], facts: Asked = []): Term => ({
  kind: 'anyOf',
  subject,
  names,
  facts,
});
const firmOfSize = (...names: string[]): Term =>
  anyOf('属于', names, ['industryCode', 'workforce', 'revenue', 'assets']);
/** Condition of being a 小微企业 by 工信部联企业〔2011〕300号, in the words of a measure. */
export const smallOrMicro = firmOfSize('小型企业', '微型企业');
/** Condition of being a 中小企业 by the same. */
export const smallOrMedium = firmOfSize('中型企业', '小型企业', '微型企业');
export const attest = (text: string, facts: Asked = []): Term => ({ kind: 'attest', text, facts });
/**
 * Condition that reads its yearly facts of the last `years` full years, not of one. Its sentence does not change: the
 * subject has to say so itself (近两年净利润累计).
 */
export const overYears = (years: 2 | 3, term: Term): Term => ({ ...term, years });

/** Counted things are 少 or 多, measured things are 低 or 高. */
const COUNTED = new Set(['人', '件', '项', '个', '家', '台（套）', '年', '个月', '亩']);

/** 15000万元 reads as 1.5亿元 in documents. */
function quantity(value: number, unit: string): string {
  return unit === '万元' && value >= 10_000 ? `${value / 10_000}亿元` : `${value}${unit}`;
}

export function termText(term: Term): string {
  if (term.kind === 'attest') return term.text;
  if (term.kind === 'anyOf') return `${term.subject}${series(term.names, '或')}`;
  const { subject, operator, unit } = term;
  const value = quantity(term.value, unit);
  // “满1年” reads like a document; “不少于1年” of a registration does not.
  if (operator === '>=' && subject.endsWith('满')) return `${subject}${value}`;
  const counted = COUNTED.has(unit);
  if (operator === '>=') return `${subject}不${counted ? '少' : '低'}于${value}`;
  return `${subject}不${unit === '%' ? '高于' : '超过'}${value}`;
}

type Condition = PolicyRecord['items'][number]['conditions'][number];

export function conditionOf(term: Term, id: string, clauseId: string): Condition {
  const base = { id, text: termText(term), clauseId, ...needed(term) };
  if (term.kind === 'attest') return { ...base, operator: 'attest', threshold: null };
  if (term.kind === 'anyOf') return { ...base, operator: 'in', threshold: term.names.join('、') };
  return { ...base, operator: term.operator, threshold: quantity(term.value, term.unit) };
}

type Verb = '奖励' | '补助' | '补贴' | '资助' | '跟进投资';

interface LevelRow {
  name: string;
  yuan: number;
}

/** Amount of an award as parameters, from which its sentence, its cap and its rule are made; money in yuan. */
export type Amount =
  | { kind: 'fixed'; yuan: number; verb: Verb }
  /** One row applies, or with `stages` each row once. */
  | { kind: 'levels'; rows: LevelRow[]; verb: Verb; stages?: boolean }
  | { kind: 'rate'; base: string; percent: number; cap: number; scope: Scope; verb: Verb }
  | { kind: 'tiers'; base: string; bands: { upTo: number | null; percent: number }[]; cap: number; verb: Verb }
  | { kind: 'unit'; unit: string; yuan: number; cap: number; verb: Verb }
  | { kind: 'interest'; percent: number; months: number; cap: number }
  | { kind: 'voucher'; name: string; base: string; percent: number; cap: number }
  | { kind: 'none'; text: string };

/** What one cap applies to; each is at most once a year per enterprise. */
type Scope = 'year' | 'project' | 'once';

/** Upper limit per enterprise in yuan; null where no money is paid. */
export function capYuan(amount: Amount): number | null {
  if (amount.kind === 'none') return null;
  if (amount.kind === 'fixed') return amount.yuan;
  if (amount.kind === 'levels') {
    const sums = amount.rows.map((row) => row.yuan);
    return amount.stages ? sums.reduce((total, yuan) => total + yuan, 0) : Math.max(...sums);
  }
  return amount.cap;
}

/**
 * Amount of an award as an item has it: its words (一次性20万元, 最高50万元) and its upper limit in 分; null where no money
 * is paid.
 */
export function amountOf(amount: Amount): PolicyRecord['items'][number]['amount'] {
  const cap = capYuan(amount);
  if (cap === null) return null;
  const most = amount.kind === 'fixed' ? `一次性${money(cap)}` : `最高${money(cap)}`;
  // The highest sum alone is far from what a firm of a few people gets.
  const text = amount.kind === 'unit' ? `每${amount.unit}${money(amount.yuan)}，${most}` : most;
  return { text, capFen: fen(cap) };
}

/** Facts that are the base of an amount, by the words of the award. */
const baseFacts: Readonly<Record<string, FactNeed>> = {
  上年度研发费用: 'rdExpense',
  上年度加计扣除研发费用: 'deductibleRdExpense',
  加计扣除研发费用增量: 'deductibleRdExpense',
};

/** Yearly costs by the number and the rate that conditions compare. */
const yearlyCosts: Readonly<Record<string, { number: string; rate: string }>> = {
  实际支付担保费: { number: '单户担保贷款金额', rate: '年化担保费率' },
};

/** Titles whose level of an award the firm's facts decide. */
const levelFacts: Readonly<Record<string, FactNeed>> = {
  '专精特新“小巨人”企业': 'isLittleGiant',
  专精特新中小企业: 'isSpecialisedSme',
};

/** Levels of an award: each is a title that firms state, or what `levelTerms` asks for. */
const levelsOf = (rows: readonly LevelRow[]) =>
  rows.map(({ name, yuan }) => ({
    ...(levelFacts[name] ? { fact: levelFacts[name] } : { attest: name }),
    sumFen: fen(yuan),
  }));

/** Condition that a firm has reached one of the levels of an award, where no title that it states says so. */
export function levelTerms(amount: Amount): Term[] {
  if (amount.kind !== 'levels' || amount.rows.some(({ name }) => levelFacts[name])) return [];
  return [
    anyOf(
      '',
      amount.rows.map(({ name }) => name),
    ),
  ];
}

/**
 * Rule that computes the amount from facts, or from a number that a condition (of the award, or of `all`) compares: 设备投资额 is
 * 项目设备投资额 of the project. None where it depends on a contract or an expert.
 */
export function amountRuleOf(
  { amount, of = [], extra = [] }: { amount: Amount; of?: readonly Term[]; extra?: readonly Term[] },
  all: readonly Term[],
): Pick<PolicyRecord['items'][number], 'amountRule'> {
  if (amount.kind === 'fixed') return { amountRule: { kind: 'fixed' } };
  if (amount.kind === 'levels') {
    const levels = levelsOf(amount.rows).sort((a, b) => b.sumFen - a.sumFen);
    return { amountRule: { kind: 'levels', levels, ...(amount.stages ? { areAdded: true } : {}) } };
  }
  if (amount.kind === 'unit') {
    const counted = [...of, ...extra].find((term) => term.kind === 'bound' && term.unit === amount.unit);
    if (counted?.kind !== 'bound') return {};
    return { amountRule: { kind: 'each', number: `${counted.subject} ${counted.unit}`, sumFen: fen(amount.yuan) } };
  }
  if (amount.kind !== 'rate' && amount.kind !== 'tiers') return {};
  const fact = baseFacts[amount.base];
  if (fact === undefined) {
    const bound = [...extra, ...all].find((term) => term.kind === 'bound' && term.subject.endsWith(amount.base));
    const cost = yearlyCosts[amount.base];
    if (amount.kind === 'rate' && cost) return { amountRule: { kind: 'share', ...cost, percent: amount.percent } };
    if (amount.kind !== 'rate' || bound?.kind !== 'bound') return {};
    return { amountRule: { kind: 'share', number: bound.subject, percent: amount.percent } };
  }
  if (amount.kind === 'rate')
    return { amountRule: { kind: amount.base.endsWith('增量') ? 'increase' : 'share', fact, percent: amount.percent } };
  const bands = amount.bands.map(({ upTo, percent }) => ({ upToFen: upTo === null ? null : fen(upTo), percent }));
  return { amountRule: { kind: 'bands', fact, bands } };
}

/** The award as a sentence (without its final mark) and, for steps, as items below it. */
export function amountText(amount: Amount): { text: string; rows: string[] } {
  switch (amount.kind) {
    case 'fixed':
      return { text: `给予一次性${amount.verb}${money(amount.yuan)}`, rows: [] };
    case 'levels':
      return {
        text: amount.stages
          ? `分阶段给予${amount.verb}，${limit('once', capYuan(amount) ?? 0)}`
          : `按照下列档次给予一次性${amount.verb}`,
        rows: amount.rows.map((row) => `${row.name}，${amount.verb}${money(row.yuan)}`),
      };
    case 'rate':
      return {
        text: `按照${amount.base}的${amount.percent}%给予${amount.verb}，${limit(amount.scope, amount.cap)}`,
        rows: [],
      };
    case 'tiers':
      return {
        text: `按照${amount.base}分段给予${amount.verb}，各段金额相加，${limit('year', amount.cap)}`,
        rows: amount.bands.map(({ upTo, percent }, index) => {
          const from = amount.bands[index - 1]?.upTo ?? null;
          if (from === null) return `${money(upTo ?? 0)}（含）以下部分，按${percent}%计算`;
          if (upTo === null) return `超过${money(from)}的部分，按${percent}%计算`;
          return `超过${money(from)}至${money(upTo)}（含）部分，按${percent}%计算`;
        }),
      };
    case 'unit':
      return {
        text: `每${amount.unit}给予${amount.verb}${money(amount.yuan)}，${limit('year', amount.cap)}`,
        rows: [],
      };
    case 'interest':
      return {
        text: `按照实际支付利息的${amount.percent}%给予贴息，贴息期限不超过${amount.months}个月，${limit('year', amount.cap)}`,
        rows: [],
      };
    case 'voucher':
      return {
        text: `发放${amount.name}，按照${amount.base}的${amount.percent}%抵扣，${limit('year', amount.cap)}`,
        rows: [],
      };
    case 'none':
      return { text: amount.text, rows: [] };
  }
}

function limit(scope: Scope, cap: number): string {
  const who = {
    year: '单个企业每年度不超过',
    project: '单个企业每年度限支持1个项目，金额不超过',
    once: '单个企业累计不超过',
  }[scope];
  return `${who}${money(cap)}`;
}
