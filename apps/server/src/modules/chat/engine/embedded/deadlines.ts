import type { MainComponents } from '@hengce/api/contract';
import { chineseDate } from '../../../policy/dates';
import type { AnswerPiece } from '../AnswerEngine';
import { policyLink, ruleSource } from '../sources';
import type { Asked } from './Asked';
import { type Draft, linkTo, plain, table } from './Draft';
import { windowSource, windowWords } from './words';

type S = MainComponents['schemas'];

const asksDeadline =
  /(?:还有|还剩|离|距离?)?(?:多久|几天|多少天|什么时候|何时|哪天|几号).{0,6}(?:截止|截至|到期|结束)|截止(?:时间|日期|日|到)|截止了?[吗没]|(?:什么时候|何时|几月|哪天).{0,4}(?:申报|开放|受理)|申报(?:时间|期限|窗口)|还(?:能|可以|来得及)(?:不能)?[报申]|来得及/;
const mostRows = 6;

/** 还有多久截止. */
export async function* answerDeadlines(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asksDeadline.test(asked.text)) return false;
  const named = await asked.policies();
  const policies = named.length > 0 ? named : await byTopic(asked);
  if (policies.length > 0) {
    yield libraryStep(`${policies.length}份政策的申报时间`);
    for (const policy of policies) {
      const { source, quote } = windowSource(policy, policy.window);
      const marker = draft.cite(source, quote);
      yield* draft.say(`《${plain(policy.title)}》：**${windowWords(policy.window)}**${marker}`);
    }
    return true;
  }
  return asked.firm === null ? yield* sayOpen(asked, draft) : yield* sayOwn(asked, asked.firm, draft);
}

/** Policies whose title says what is asked about. */
async function byTopic(asked: Asked): Promise<S['Policy'][]> {
  const topic = asked.text
    .replace(asksDeadline, ' ')
    .replace(/[我们司公的还有吗呢？?，。]|申报|政策|项目|哪些|什么/g, ' ')
    .trim();
  if (topic.length < 2) return [];
  const { hits } = asked.deps.policies.clauses({ q: topic, regionCode: asked.firm?.regionCode ?? null, limit: 10 });
  const ids = [...new Set(hits.filter(({ share }) => share >= 0.6).map(({ policyId }) => policyId))];
  const found = await Promise.all(ids.slice(0, 4).map((id) => asked.policy(id)));
  return found.filter((policy) => policy !== null && policy.window.state !== 'none').slice(0, 3) as S['Policy'][];
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
  const rows = closing.slice(0, mostRows).map(({ title, docNo, day, daysLeft, policyId, items }) => {
    const text = `${title}：${chineseDate(day)}截止，还有${daysLeft}天（截至${chineseDate(asOf)}）`;
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
  const { rows, total } = asked.deps.policies.search({ window: ['open'], sort: 'deadline', pageSize: mostRows });
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

export const libraryStep = (detail: string): AnswerPiece => ({
  type: 'step',
  step: { id: 'library', kind: 'library', state: 'done', title: '查阅政策库', detail },
});
