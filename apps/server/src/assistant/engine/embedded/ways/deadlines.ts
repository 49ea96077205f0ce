import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, daysLeftText } from '@hengce/text';
import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import { policyLink, ruleSource } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain, table } from '../Draft';
import { libraryStep } from '../steps';
import { clauseOrField, windowSource, windowWords } from '../words';

type S = MainComponents['schemas'];

const asksDeadline = phrasePattern('deadline');
const maxRows = 6;
const maxPolicies = 4;

/**
 * Answers 还有多久截止 by the windows of the policies in question; where nothing is named, by the next deadlines of the firm,
 * without one of the whole library.
 *
 * @returns false where it does not apply
 */
export async function* answerDeadlines(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asksDeadline.test(asked.text)) return false;
  const named = await asked.policies();
  const policies = named.length > 0 ? named : await policiesOnTopic(asked);
  if (policies.length > 0) {
    yield libraryStep(`${policies.length}份政策的申报时间`);
    for (const policy of policies) yield* sayWindowOf(asked, policy, draft);
    return true;
  }
  if (asked.topic !== '') return false;
  return asked.firm === null ? yield* sayOpen(asked, draft) : yield* sayOwn(asked, asked.firm, draft);
}

/** The policy that is called so for short, and those with a day whose titles say what is asked about. */
async function policiesOnTopic(asked: Asked): Promise<S['Policy'][]> {
  const title = asked.titleSpokenOf();
  const spokenOf = title === null ? null : await asked.policy(title.id);
  const dated = (await asked.matching()).filter(({ id, window }) => window.state !== 'none' && id !== spokenOf?.id);
  const near = dated.filter((policy) => asked.reaches(policy));
  // 高企奖励 is another matter than 高企.
  if (near.length > 0 && /奖|补/.test(asked.topic)) return near.slice(0, maxPolicies);
  const far = spokenOf === null && near.length === 0 ? dated : [];
  return [...(spokenOf === null ? [] : [spokenOf]), ...near, ...far].slice(0, maxPolicies);
}

/** Yields the deadline of a policy; without one, what it says about the time of applying. */
export async function* sayWindowOf(
  asked: Asked,
  policy: S['Policy'],
  draft: Draft,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const { source, quote } = windowSource(policy, policy.window);
  const where = asked.reaches(policy) ? '' : `（面向${plain(policy.regionName)}的企业）`;
  yield* draft.say(`《${plain(policy.title)}》${where}：**${windowWords(policy.window)}**${draft.cite(source, quote)}`);
  const said = policy.keyFacts.find(({ label }) => label === '申报时间');
  if (policy.window.state !== 'none' || said === undefined) return;
  const found = clauseOrField(policy, said.clauseId, said.label, said.value);
  yield* draft.say(`申报时间：${plain(said.value)}${draft.cite(found.source, found.quote)}`);
}

/** What the firm may have, the nearest day first. */
async function* sayOwn(asked: Asked, firm: S['Enterprise'], draft: Draft): AsyncGenerator<AnswerPiece, true> {
  const { entries, asOf } = await asked.deps.calendars.timeline(asked.userId, firm.id);
  const closing = entries.filter(({ kind }) => kind === 'closes');
  yield libraryStep(`${firm.name}的资金时间线，${closing.length}个截止日期`);
  if (closing.length === 0) {
    yield* draft.say(`${plain(firm.name)}可能符合的政策里，没有还没截止的申报。`);
    return true;
  }
  yield* draft.say(`${plain(firm.name)}可能符合的政策，最近的截止日期（截至${chineseDate(asOf)}）：`);
  const rows = closing.slice(0, maxRows).map(({ title, docNo, day, daysLeft, policyId, items }) => {
    const text = `${title}：${chineseDate(day)}截止，${daysLeftText(daysLeft)}（截至${chineseDate(asOf)}）`;
    const link = policyId === null ? null : policyLink(policyId, null);
    return [
      plain(title),
      plain(items.map(({ name }) => name).join('、') || '—'),
      chineseDate(day),
      `${daysLeft}天`,
      draft.cite(ruleSource(title, docNo, text, link, policyId), text),
    ];
  });
  yield* draft.say(table(['政策', '事项', '截止', '还有', '依据'], rows));
  yield* draft.say(linkTo('打开资金时间线', '/Policy/PolicyMatch1/timeline'));
  return true;
}

async function* sayOpen(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, true> {
  const { rows, total } = asked.deps.library.search({ window: ['open'], sort: 'deadline', pageSize: maxRows });
  yield libraryStep(`申报中的政策，${total}份`);
  const shown = await Promise.all(rows.map(({ id }) => asked.policy(id)));
  const lines = shown.flatMap((policy) => {
    if (policy === null) return [];
    const { source, quote } = windowSource(policy, policy.window);
    return [[plain(policy.title), plain(policy.regionName), windowWords(policy.window), draft.cite(source, quote)]];
  });
  yield* draft.say('没有指明政策，账号里也没有企业。全库申报中的政策里，最先截止的是：');
  if (lines.length > 0) yield* draft.say(table(['政策', '地区', '申报时间', '依据'], lines));
  return true;
}
