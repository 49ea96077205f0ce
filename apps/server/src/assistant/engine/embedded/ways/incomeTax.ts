import type { MainComponents } from '@hengce/api/contract';
import { divide, exactMoney, fromNumber, multiply, rational } from '@hengce/rules';
import { exactAmount } from '@hengce/text';
import { Rejection } from '../../../../platform/contract';
import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import { factSource, policySource, ruleSource } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain } from '../Draft';
import { statedIn } from '../statedFields';
import { rulesStep } from '../steps';
import { evidencePage, ownFirm } from '../words';

type S = MainComponents['schemas'];

const asksDue = phrasePattern('tax due');
const asksLess = phrasePattern('less tax');
const otherTax = phrasePattern('other taxes');

/** Where each rate stands. */
const rates = {
  small: { percent: 5, name: '小型微利企业', policy: 'n-small-profit-2023-12', clause: 'rate', words: '实际税负为5%' },
  highTech: {
    percent: 15,
    name: '高新技术企业',
    policy: 'n-hnte-income-tax',
    clause: 'art-28.2',
    words: '15%的优惠税率',
  },
  usual: { percent: 25, name: '一般企业', policy: null, clause: null, words: '税率为25%' },
} as const;
type Rate = keyof typeof rates;

/**
 * Answers 我们净利润200万要交多少所得税 by the rates in force, as far as the firm's facts decide between them.
 *
 * @returns false where it does not apply
 */
export async function* answerIncomeTax(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const { text, firm } = asked;
  if (!asksDue.test(text) || asksLess.test(text) || otherTax.test(text)) return false;
  const stated = new Map(statedIn(text).map((each) => [each.field, each]));
  if (!ownFirm.test(text) && stated.size === 0) return false;
  const known = firm === null ? [] : (await asked.deps.rewards.facts(asked.userId, firm.id)).facts;
  const factOf = (field: S['RewardFact']['field']) => known.find((fact) => fact.field === field);
  const income = stated.get('taxableIncomeFen') ?? stated.get('profitFen');
  const incomeFact = factOf('taxableIncomeFen');
  const incomeFen = income?.value ?? incomeFact?.value;
  if (incomeFen === undefined) {
    yield* draft.say(
      `**还缺：应纳税所得额。**企业资料里没有，问题里也没有说。到${linkTo('企业信息', evidencePage)}填写，或者在问题里直接说应纳税所得额是多少。`,
    );
    return true;
  }
  const amount = exactAmount(incomeFen);
  const from = income === undefined ? `企业资料里的${incomeFact?.from}` : `您说的${income.name}`;
  const small = await smallProfitOf(asked, {
    taxableIncomeFen: incomeFen,
    ...inputOf('workforce', stated.get('workforce')?.value ?? factOf('workforce')?.value),
    ...inputOf('assetsFen', stated.get('assetsFen')?.value ?? factOf('assetsFen')?.value),
  });
  const title = factOf('taxPercent');
  const isHighTech = title === undefined ? null : title.value === 15;
  const able: Rate[] =
    incomeFen <= 0
      ? []
      : [
          ...(small.is === false ? [] : (['small'] as const)),
          ...(small.is === true || isHighTech === false ? [] : (['highTech'] as const)),
          ...(small.is === true || isHighTech === true ? [] : (['usual'] as const)),
        ];
  yield rulesStep(`企业所得税，${able.length}种税率`);
  if (able.length === 0) {
    yield* draft.say(`**${from}${amount}，没有应缴的企业所得税。**`);
    return true;
  }
  const [only] = able;
  const isDecided = able.length === 1 && only !== undefined;
  if (!isDecided) yield* draft.say(`**按${from}${amount}，要看企业是哪一种：**`);
  for (const each of able) {
    const due = dueOf(incomeFen, rates[each].percent);
    const marker = draft.cite(ruleSource('企业所得税', null, due.formula, null), due.formula);
    yield* draft.say(
      isDecided
        ? `**按${from}${amount}，应缴企业所得税约${due.amount}**：${plain(due.formula)}${marker}`
        : `- ${rates[each].name}：约${due.amount}，${plain(due.formula)}${marker}`,
    );
  }
  for (const each of able) yield* sayRate(asked, each, draft);
  if (firm !== null && title !== undefined && small.is !== true) {
    const said = `高新技术企业：${isHighTech ? '是' : '否'}`;
    yield* draft.say(
      `企业资料里“${said}”${draft.cite(factSource(firm.name, said, evidencePage), said)}，税率按${isHighTech ? '15%' : '25%'}。`,
    );
  }
  if (small.is === false)
    yield* draft.say(
      `没有按小型微利企业算：${plain(small.why)}${draft.cite(ruleSource('小型微利企业', null, small.why, null), small.why)}`,
    );
  if (small.is === null)
    yield* draft.say(
      `还缺：${plain(small.why)}。到${linkTo('企业信息', evidencePage)}填写后，可以判断是不是小型微利企业。`,
    );
  if (isHighTech === null && small.is !== true)
    yield* draft.say(`企业资料里没有填是不是高新技术企业，到${linkTo('企业信息', evidencePage)}填写。`);
  const assumed =
    income?.field === 'profitFen'
      ? `把${income.name}当作应纳税所得额（${income.name === '净利润' ? '净利润是税后的数，' : ''}应纳税所得额还要经过调整），`
      : '';
  yield* draft.say(`假设：${assumed}没有做纳税调整，没有弥补以前年度亏损。实际以年度纳税申报表为准。`);
  return true;
}

const inputOf = (field: 'workforce' | 'assetsFen', value: number | undefined) =>
  value === undefined ? {} : { [field]: value };

const dueOf = (incomeFen: number, percent: number) => {
  const income = rational(BigInt(incomeFen));
  const amount = exactMoney(divide(multiply(income, fromNumber(percent)), rational(100n)));
  return { amount, formula: `${exactMoney(income)}×${percent}%＝${amount}` };
};

/** Whether it is a 小型微利企业; null where a number is missing. */
async function smallProfitOf(
  { deps }: Asked,
  inputs: S['CalculatorInputs'],
): Promise<{ is: true } | { is: false | null; why: string }> {
  try {
    const { amountFen, formula } = await deps.rewards.calculate({ calculator: 'smallProfit', inputs });
    return amountFen > 0 ? { is: true } : { is: false, why: formula };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const missing = (error.detail.fieldErrors ?? []).map(({ message }) => message.replace(/^请填写/, ''));
    return { is: null, why: missing.join('、') };
  }
}

/** The clause that has the rate. */
async function* sayRate(asked: Asked, rate: Rate, draft: Draft): AsyncGenerator<AnswerPiece, void> {
  const { name, policy: id, clause: clauseId, words } = rates[rate];
  const policy = await asked.policy(id ?? asked.find('中华人民共和国企业所得税法')?.id ?? '');
  const clause = policy?.clauses.find(
    (each) => (clauseId === null || each.id === clauseId) && each.text.includes(words),
  );
  if (policy === null || clause === undefined) return;
  const source = policySource(policy, clause.label || clause.heading, clause.id, clause.text);
  yield* draft.say(`${name}的税率：${plain(clause.text)}${draft.cite(source, clause.text)}`);
}
