import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import {
  decimal,
  factText,
  figure,
  judge,
  judgingOf,
  labelOfAsked,
  multiply,
  type NeedKey,
  type Rational,
  rational,
  soleValue,
} from '@hengce/rules';
import { formatDay } from '@hengce/text';
import type { Judged } from '../../items';
import { awardOf, clauseOfItem, type Matchable } from '../../items';
import { loanConditions } from './financeItems';
import { reckonInterest } from './interest';
import { readTerms, type Terms } from './readTerms';

type S = MainComponents['schemas'];

/**
 * Benefit of each item for the financing need, its applicant, and its stacking with the others. An item that does not fit has no benefit.
 */
export function financingOf(judged: readonly Judged[], facts: FactSet): ReadonlyMap<Judged, S['MatchFinancing']> {
  const reckoned = new Map(
    judged.map((item) => {
      const found = reckon(item.matchable, facts);
      // An item that does not fit gives nothing.
      return [item, item.group === 'ineligible' ? { ...found, interest: null, missing: [] } : found];
    }),
  );
  return new Map(
    [...reckoned].map(([own, { terms, clauseId, interest, missing, unreckoned }]) => {
      const others = [...reckoned.values()].flatMap((found) =>
        found.interest === null || found.interest.cost !== interest?.cost ? [] : [found.interest],
      );
      const clause = terms && clauseOfItem(own.matchable, clauseId, terms.quote);
      return [
        own,
        {
          terms: clause && { text: terms.quote, clause },
          interest,
          missing,
          ...(unreckoned === undefined ? {} : { unreckoned }),
          applicant: applicantOf(own.matchable),
          stacking: stackingOf(own.matchable, interest, others),
        },
      ];
    }),
  );
}

interface Reckoned {
  terms: Terms | null;
  clauseId: string;
  interest: S['MatchInterest'] | null;
  missing: string[];
  /** Why nothing is reckoned though the need lacks nothing. */
  unreckoned?: string;
}

/** A fee is paid at once or year by year, as the contract says, so that nobody knows what is paid in which year. */
const feeOverYears = '担保费超过一年的，一次收还是按年收以担保合同为准，不测算';

function reckon(matchable: Matchable, facts: FactSet): Reckoned {
  const award = awardOf(matchable);
  const terms = award === undefined ? null : readTerms(award.text);
  const clauseId = award?.id ?? '';
  if (terms === null) return { terms, clauseId, interest: null, missing: [] };
  const rateKey = terms.cost === 'interest' ? 'loanRate' : 'guaranteeRate';
  const unreckoned = misfitOf(matchable, facts);
  if (unreckoned !== undefined) return { terms, clauseId, interest: null, missing: [], unreckoned };
  const keys: readonly NeedKey[] = ['needAmount', rateKey, 'loanMonths', 'loanDate'];
  const [amount, rate, months, date] = keys.map((key) => numberOf(key, facts));
  const kind = factText({ key: 'needKind' }, facts);
  if (kind === null || !amount || !rate || !months || !date) {
    const lacking = keys.filter((key) => numberOf(key, facts) === undefined);
    const missing = [...(kind === null ? (['needKind'] as const) : []), ...lacking].map(labelOfAsked);
    return { terms, clauseId, interest: null, missing };
  }
  const loan = {
    principalFen: amount.n / amount.d,
    rate,
    months: Number(months.n / months.d),
    from: formatDay(Number(date.n / date.d)),
  };
  if (terms.cost === 'guaranteeFee' && loan.months > 12)
    return { terms, clauseId, interest: null, missing: [], unreckoned: feeOverYears };
  return { terms, clauseId, interest: reckonInterest(loan, terms) ?? null, missing: [] };
}

/** Why the loan is not one that the item pays for; undefined where nothing speaks against it. */
function misfitOf(matchable: Matchable, facts: FactSet): string | undefined {
  const judging = judgingOf({ facts, attestations: {} });
  for (const { cond, key, text } of loanConditions(matchable)) {
    if (judge(cond, judging).verdict !== 'unmet') continue;
    const wanted = cond.k === 'in' ? `要${cond.values.join('或')}` : `写明${text}`;
    return `${labelOfAsked(key)}填的是${factText({ key }, facts)}，这一项${wanted}，不测算`;
  }
  return undefined;
}

function numberOf(key: NeedKey, facts: FactSet): Rational | undefined {
  const found = facts.get({ key })?.known;
  return found && 'number' in found ? soleValue(found.number) : undefined;
}

/**
 * Amount of an item in a report of 金融政策匹配: the subsidy that was worked out for the financing need (融资需求), in 分, as
 * one fixed sum with its formula.
 */
export function amountOfInterest(interest: S['MatchInterest']): S['MatchAmount'] {
  const { subsidyFen, formula } = interest;
  const text = `预计${figure(rational(BigInt(subsidyFen)), 'money')}`;
  return { loFen: subsidyFen, hiFen: subsidyFen, certainty: 'fixed', text, formula };
}

const applicants = [
  { by: 'bank', words: /由(?:合作|经办|贷款)银行[^，。；（]{0,16}(?:申报|申请|发放[^，。；（]{0,6}贷款)/ },
  { by: 'firm', words: /(?:申报单位|申报企业)(?:通过|应当|向|登录)[^。；（]{0,24}提交[^。；，（]{0,8}材料/ },
] as const;

function applicantOf(matchable: Matchable): S['MatchFinancing']['applicant'] {
  const award = awardOf(matchable);
  // Words about banks count only in the award clause, because a bank lends under one award.
  for (const { by, words } of applicants)
    for (const { id, text } of by === 'firm' ? matchable.clauses : award ? [award] : []) {
      const quote = words.exec(text)?.[0];
      const clause = quote === undefined ? null : clauseOfItem(matchable, id, quote);
      if (clause) return { by, clause };
    }
  return null;
}

const together =
  /(?:可以与上级资金叠加享受[^。（]*|同一(?:事项|贷款|笔贷款|项目)[^。；（]*(?:不重复|补足差额|不得重复)[^。；（]*|同一企业在同一年度只能选择一个支持事项[^。；（]*)/;
const ceiling = /各级财政资金合计不得超过实际支付的(?:利息|担保费)的(\d{1,3})%/;

function stackingOf(
  matchable: Matchable,
  interest: S['MatchInterest'] | null,
  all: readonly S['MatchInterest'][],
): S['MatchFinancing']['stacking'] {
  for (const { id, text } of matchable.clauses) {
    const words = together.exec(text)?.[0];
    const clause = words === undefined ? null : clauseOfItem(matchable, id, words);
    if (words && clause) return { text: words, clause, check: interest && checkOf(words, interest, all) };
  }
  return null;
}

function checkOf(
  words: string,
  { cost, costFen }: S['MatchInterest'],
  all: readonly S['MatchInterest'][],
): string | null {
  if (all.length === 0) return null;
  const name = cost === 'interest' ? '贴息' : '担保费补助';
  const money = (value: Rational) => figure(value, 'money');
  const sums = all.map(({ subsidyFen }) => subsidyFen);
  if (!words.startsWith('可以')) {
    if (all.length === 1) return `本报告中同一笔融资的${name}只有这一项`;
    return `本报告中同一笔融资的${name}有${all.length}项，不重复享受时最高的一项为${money(rational(BigInt(Math.max(...sums))))}`;
  }
  const percent = ceiling.exec(words)?.[1];
  const limit = multiply(rational(BigInt(costFen)), decimal(`${percent ?? 100}%`));
  const sum = rational(BigInt(sums.reduce((total, fen) => total + fen, 0)));
  const isOver = sum.n * limit.d > limit.n * sum.d;
  return `本报告中同一笔融资的${name}合计${money(sum)}，${isOver ? '超过' : '未超过'}合计上限${money(limit)}`;
}
