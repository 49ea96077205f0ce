import type { MainComponents } from '@hengce/api/contract';
import { labelOfFact } from '@hengce/rules';
import { exactAmount } from '@hengce/text';
import { groupNames } from '../../../../matching/items';
import { Rejection } from '../../../../platform/contract';
import { phrasePattern } from '../../../../platform/data';
import { isWithin, regionCodesIn, regionName } from '../../../../platform/vocabulary';
import type { AnswerPiece } from '../../AnswerEngine';
import { factSource, policyLink, ruleSource } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain, table } from '../Draft';
import { type StatedField, statedIn } from '../statedFields';
import { rulesStep } from '../steps';
import { clauseOrField, evidencePage, ownFirm, windowSource, windowWords } from '../words';
import { policiesPaying } from './policiesPaying';

type S = MainComponents['schemas'];

const asksAmount = phrasePattern('amount');
const maxRows = 8;
const maxPolicies = 3;
/** Of what can be had, so many are looked at for what is still open. */
const maxRead = 60;

/**
 * Answers 我们能拿多少: the sums of up to three policies, or of all that the firm may have.
 *
 * @returns false where it does not apply, also after a sentence about why no sum can be given
 */
export async function* answerAmounts(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asksAmount.test(asked.text)) return false;
  const named = await asked.policies();
  const policies = named.length > 0 ? named : await policiesPaying(asked);
  if (policies.length > 0) {
    const [code] = regionCodesIn(asked.text);
    const [first] = policies;
    // Whoever asks for 杭州 must not take 浙江 for it.
    const isElsewhere = code !== undefined && !policies.some(({ regionCode }) => isWithin(regionCode, code));
    if (named.length === 0 && first && isElsewhere)
      yield* draft.say(`**库里没有${plain(regionName(code))}自己的，以下是${plain(first.regionName)}的：**`);
    for (const policy of policies.slice(0, maxPolicies)) yield* sayPolicy(asked, policy, draft);
    return true;
  }
  if (!ownFirm.test(asked.text)) return false;
  if (asked.firm === null) {
    yield* draft.say(
      `按企业测算金额需要企业资料，您的账号里还没有企业。请先到${linkTo('企业信息', evidencePage)}填写。`,
    );
    return false;
  }
  if (asked.topic !== '') {
    yield* draft.say(
      `**没有找到面向${plain(asked.place === null ? asked.firm.regionName : regionName(asked.place))}企业的这一项奖补，没有可以测算的金额。**到${linkTo('奖补测算', '/Policy/PolicyRewards')}可以看能报的全部。`,
    );
    return false;
  }
  return yield* sayCatalogue(asked, asked.firm, draft);
}

/** What a policy gives: in its own words, and for the firm where its facts say so. */
async function* sayPolicy(asked: Asked, policy: S['Policy'], draft: Draft): AsyncGenerator<AnswerPiece, void> {
  const { firm } = asked;
  const match =
    firm === null
      ? null
      : await asked.deps.matches.policy(asked.userId, { policyId: policy.id, enterpriseId: firm.id });
  const isFor = firm !== null && match?.scope !== 'otherRegion';
  yield rulesStep(`《${policy.title}》的金额，${policy.items.length}个事项`);
  const taxes = isFor ? await taxesOf(asked, firm, policy) : new Map<string, Tax>();
  const missing = new Set<string>();
  const notes = new Set<string>();
  const bases = new Map<string, Basis>();
  const conclusions: string[] = [];
  const rows = policy.items
    .filter(({ amount }) => amount !== null)
    .slice(0, maxRows)
    .map((item) => {
      const text = item.amount?.text ?? '';
      const judged = match?.items.find(({ policy: { itemId } }) => itemId === item.id);
      const { source, quote } = clauseOrField(policy, clauseWith(policy, text), `${item.name}的金额`, text);
      const tax = taxes.get(item.id);
      const reckoned = tax?.amount ?? judged?.amount ?? null;
      for (const each of tax?.missing ?? []) missing.add(each);
      for (const each of tax?.notes ?? []) notes.add(each);
      for (const each of tax?.bases ?? []) bases.set(each.said, each);
      if (reckoned?.formula == null && isFor) for (const each of unknownOf(item, judged)) missing.add(each);
      const how =
        reckoned === null
          ? null
          : `${item.name}：${reckoned.text}${reckoned.formula === null ? '' : `；${reckoned.formula}`}`;
      const marker =
        how === null
          ? ''
          : draft.cite(ruleSource(policy.title, policy.docNo, how, policyLink(policy.id, null), policy.id), how);
      if (reckoned?.formula != null)
        conclusions.push(`**${plain(item.name)}：${plain(reckoned.text)}**，${plain(reckoned.formula)}${marker}`);
      return [
        plain(item.name),
        `${plain(text)}${draft.cite(source, quote)}`,
        reckoned === null ? '—' : `${plain(reckoned.text)}${marker}`,
        plain(reckoned?.formula ?? '—'),
        judged === undefined ? '—' : groupNames[judged.group],
      ];
    });
  if (rows.length === 0) {
    yield* draft.say(`《${plain(policy.title)}》没有写明金额。`);
    return;
  }
  if (policy.window.state === 'closed') {
    const { source, quote } = windowSource(policy, policy.window);
    yield* draft.say(
      `**《${plain(policy.title)}》${windowWords(policy.window)}，现在不能报**${draft.cite(source, quote)}`,
    );
  }
  for (const line of conclusions) yield* draft.say(line);
  const from = [...bases.values()].map(({ said, fact }) =>
    fact === null || firm === null
      ? plain(said)
      : `${plain(said)}${draft.cite(factSource(firm.name, fact, evidencePage), fact)}`,
  );
  if (from.length > 0) yield* draft.say(`${from.join('；')}。`);
  yield* draft.say(`《${plain(policy.title)}》的金额${firm === null ? '' : `，按${plain(firm.name)}已填的资料测算`}：`);
  yield* draft.say(table(['事项', '政策规定', '测算', '怎么算', '条件'], rows));
  if (notes.size > 0) yield* draft.say([...notes].map((note) => `${plain(note)}。`).join(''));
  if (missing.size > 0)
    yield* draft.say(
      `还缺：${withoutParts([...missing])
        .map(plain)
        .join('；')}。到${linkTo('企业信息', evidencePage)}补充后再测算。`,
    );
  if (policy.window.state !== 'closed') {
    const { source, quote } = windowSource(policy, policy.window);
    yield* draft.say(`申报时间：${windowWords(policy.window)}${draft.cite(source, quote)}`);
  }
  if (firm === null) yield* draft.say(`到${linkTo('企业信息', evidencePage)}填写企业资料后，可以按您的数据测算。`);
  else if (match?.scope === 'otherRegion')
    yield* draft.say(
      `这份政策面向${plain(policy.regionName)}的企业，${plain(firm.name)}在${plain(firm.regionName)}，不适用。`,
    );
}

/** One that another one says as well is not said twice. */
const withoutParts = (all: readonly string[]): string[] =>
  all.filter((one) => !all.some((other) => other !== one && other.startsWith(one)));

/** What the amount waits for: the fact that it is reckoned from, else those of its conditions. */
function unknownOf({ amountRule }: S['PolicyItem'], judged: S['MatchItem'] | undefined): string[] {
  if (amountRule?.fact !== undefined) return [labelOfFact(amountRule.fact)];
  return judged?.conditions.flatMap(({ action, title }) => (action === null ? [] : [title])) ?? [];
}

/** A number that goes into a calculation, and where it is from. */
interface Basis {
  said: string;
  /** As the firm has filled it in; null for what the question says. */
  fact: string | null;
}

interface Tax {
  amount: Pick<NonNullable<S['MatchItem']['amount']>, 'text' | 'formula'> | null;
  notes: readonly string[];
  bases: readonly Basis[];
  /** Facts that it cannot be reckoned without. */
  missing: readonly string[];
}

/** The facts of a firm that go into a tax that is saved. */
const taxFacts: Partial<Record<S['CalculatorKind'], readonly S['RewardFact']['field'][]>> = {
  hnteRate: ['taxableIncomeFen'],
  smallProfit: ['taxableIncomeFen', 'workforce', 'assetsFen'],
  rdDeduction: ['rdExpenseFen', 'taxPercent'],
  techTransfer: ['incomeFen'],
};

/** What a number of the question may be among the facts that amounts follow from. */
const factsOfField: Partial<Record<StatedField, readonly string[]>> = {
  rdExpenseFen: ['rdExpense', 'deductibleRdExpense'],
  incomeFen: ['techTransferIncome'],
};

/** Taxes that are saved, and awards on a number that the question gives, by the calculators of 奖补测算 with the firm's own facts; by item. */
async function taxesOf(
  { deps, userId, text }: Asked,
  firm: S['Enterprise'],
  policy: S['Policy'],
): Promise<Map<string, Tax>> {
  const { rows } = await deps.rewards.catalogue(userId, { enterpriseId: firm.id, q: policy.title, pageSize: maxRead });
  const stated = statedIn(text);
  const base = (itemId: string) => {
    const rule = policy.items.find(({ id }) => id === itemId)?.amountRule;
    const fact = rule?.kind === 'increase' ? undefined : rule?.fact;
    return stated.find(({ field }) => fact !== undefined && factsOfField[field]?.includes(fact));
  };
  const isReckoned = ({ policy: { itemId }, start: { calculator } }: (typeof rows)[number]) =>
    taxFacts[calculator] !== undefined || base(itemId) !== undefined;
  const own = rows.filter((row) => row.policy.policyId === policy.id && isReckoned(row));
  if (own.length === 0) return new Map();
  const { facts } = await deps.rewards.facts(userId, firm.id);
  const reckoned = own.map(async ({ id, policy: { itemId }, start: { calculator, inputs } }) => {
    const used = facts.filter(({ field }) => taxFacts[calculator]?.includes(field));
    const ownBase = base(itemId);
    const said = ownBase
      ? [ownBase]
      : stated.filter(({ field }) => field !== 'profitFen' && taxFacts[calculator]?.includes(field));
    const known: S['CalculatorInputs'] = {
      ...Object.fromEntries([...used, ...said].map(({ field, value }) => [field, value])),
      ...inputs,
      ...(ownBase ? { baseFen: ownBase.value } : {}),
    };
    const bases = [
      ...said.map((each): Basis => ({ said: `按您说的${each.name}${each.said}`, fact: null })),
      ...used.filter(({ field }) => said.every((each) => each.field !== field)).map(basisOfFact),
    ];
    try {
      const { amountFen, formula, notes } = await deps.rewards.calculate({
        calculator,
        inputs: known,
        rewardId: id,
      });
      const words = ownBase ? '预计' : '预计少缴';
      const amount = { text: `${words}${exactAmount(amountFen)}`, formula };
      return [itemId, { amount, notes, bases, missing: [] }] as const;
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const missing = (error.detail.fieldErrors ?? []).map(({ message }) => message.replace(/^请填写/, ''));
      return [itemId, { amount: null, notes: [], bases: [], missing }] as const;
    }
  });
  return new Map<string, Tax>(await Promise.all(reckoned));
}

function basisOfFact({ field, value, from }: S['RewardFact']): Basis {
  if (field === 'taxPercent') {
    const fact = `高新技术企业：${value === 15 ? '是' : '否'}`;
    return { said: `税率按${value}%，因为企业资料里写着“${fact}”`, fact };
  }
  const fact = `${from}：${field === 'workforce' ? `${value}人` : exactAmount(value)}`;
  return { said: `企业资料里的${fact}`, fact };
}

/** The first clause that has the words of an amount. */
function clauseWith(policy: S['Policy'], words: string): string | null {
  return policy.clauses.find(({ text }) => text.includes(words))?.id ?? null;
}

/** Everything that the firm may have. Amounts are never added up: what may be had together is another question. */
async function* sayCatalogue(asked: Asked, firm: S['Enterprise'], draft: Draft): AsyncGenerator<AnswerPiece, true> {
  const catalogue = await asked.deps.rewards.catalogue(asked.userId, {
    enterpriseId: firm.id,
    mine: true,
    sort: 'amount',
    pageSize: maxRead,
  });
  yield rulesStep(`奖补测算，${catalogue.total}个事项`);
  if (catalogue.total === 0) {
    yield* draft.say(`按已填的资料，${plain(firm.name)}没有可申报或待核实的奖补事项。`);
    return true;
  }
  const ahead = catalogue.rows.filter(({ window }) => window.state !== 'closed').slice(0, maxRows);
  const rows = ahead.map(({ policy, amount, amountText, group, window }) => {
    const text = `${policy.itemName}：${amount?.text ?? amountText}${amount?.formula == null ? '' : `；${amount.formula}`}；${windowWords(window)}`;
    const marker = draft.cite(
      ruleSource(policy.title, policy.docNo, text, policyLink(policy.policyId, null), policy.policyId),
      text,
    );
    return [
      plain(policy.itemName),
      plain(amount?.text ?? amountText),
      plain(amount?.formula ?? '—'),
      group === null ? '—' : groupNames[group],
      windowWords(window),
      marker,
    ];
  });
  yield* draft.say(
    `${plain(firm.name)}可申报或待核实的奖补有${catalogue.total}项，没有截止的里面金额最大的${rows.length}项：`,
  );
  yield* draft.say(table(['事项', '金额', '怎么算', '条件', '申报时间', '依据'], rows));
  yield* draft.say(
    `各项未必能同时享受，没有相加。${linkTo('打开奖补测算', '/Policy/PolicyRewards')}看能一起拿的组合。`,
  );
  return true;
}
