import type { MainComponents } from '@hengce/api/contract';
import type { AnswerPiece } from '../AnswerEngine';
import { policyLink, ruleSource } from '../sources';
import type { Asked } from './Asked';
import { type Draft, linkTo, plain, table } from './Draft';
import { rulesStep } from './eligibility';
import { clauseOrField, evidencePage, groupWords, windowWords } from './words';

type S = MainComponents['schemas'];

const asksAmount =
  /(?:能|可以|可)(?:拿|领|得|获|补|享受?|申请)(?:到|得)?.{0,6}(?:多少|几)|(?:补|奖|给|拿|领)(?:到|我们)?多少(?:钱)?|能(?:拿|补|奖)多少|多少(?:钱|补贴|奖励|补助)|金额是?多少|奖补.{0,4}(?:多少|测算)|最多.{0,6}(?:拿|补|奖)/;
const own = /我们|我司|我公司|我单位|本公司|本企业|我企业/;
const mostRows = 8;
/** Of what can be had, so many are looked at for what is still open. */
const mostRead = 60;

/** 我们能拿多少. */
export async function* answerAmounts(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asksAmount.test(asked.text)) return false;
  const policies = await asked.policies();
  if (policies.length > 0) {
    for (const policy of policies.slice(0, 2)) yield* sayPolicy(asked, policy, draft);
    return true;
  }
  if (!own.test(asked.text)) return false;
  if (asked.firm === null) {
    yield* draft.say(
      `按企业测算金额需要企业资料，您的账号里还没有企业。请先到${linkTo('企业信息', evidencePage)}填写。`,
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
  yield rulesStep(`《${policy.title}》的金额，${policy.items.length}个事项`);
  const rows = policy.items
    .filter(({ amount }) => amount !== null)
    .slice(0, mostRows)
    .map((item) => {
      const text = item.amount?.text ?? '';
      const judged = match?.items.find(({ policy: { itemId } }) => itemId === item.id);
      const { source, quote } = clauseOrField(policy, clauseWith(policy, text), `${item.name}的金额`, text);
      const reckoned = judged?.amount ?? null;
      const how =
        reckoned === null
          ? null
          : `${item.name}：${reckoned.text}${reckoned.formula === null ? '' : `；${reckoned.formula}`}`;
      const marker =
        how === null
          ? ''
          : draft.cite(ruleSource(policy.title, policy.docNo, how, policyLink(policy.id, null), policy.id), how);
      return [
        plain(item.name),
        `${plain(text)}${draft.cite(source, quote)}`,
        reckoned === null ? '—' : `${plain(reckoned.text)}${marker}`,
        plain(reckoned?.formula ?? '—'),
        judged === undefined ? '—' : groupWords[judged.group],
      ];
    });
  if (rows.length === 0) {
    yield* draft.say(`《${plain(policy.title)}》没有写明金额。`);
    return;
  }
  yield* draft.say(`《${plain(policy.title)}》的金额${firm === null ? '' : `，按${plain(firm.name)}已填的资料测算`}：`);
  yield* draft.say(table(['事项', '政策规定', '测算', '怎么算', '条件'], rows));
  if (firm === null) yield* draft.say(`到${linkTo('企业信息', evidencePage)}填写企业资料后，可以按您的数据测算。`);
  else if (match?.scope === 'otherRegion')
    yield* draft.say(
      `这份政策面向${plain(policy.regionName)}的企业，${plain(firm.name)}在${plain(firm.regionName)}，不适用。`,
    );
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
    pageSize: mostRead,
  });
  yield rulesStep(`奖补测算，${catalogue.total}个事项`);
  if (catalogue.total === 0) {
    yield* draft.say(`按已填的资料，${plain(firm.name)}没有可申报或待核实的奖补事项。`);
    return true;
  }
  const ahead = catalogue.rows.filter(({ window }) => window.state !== 'closed').slice(0, mostRows);
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
      group === null ? '—' : groupWords[group],
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
