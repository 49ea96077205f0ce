import type { MainComponents } from '@hengce/api/contract';
import { phrasePattern } from '../../../../platform/data';
import { provinceOf, regionName } from '../../../../platform/vocabulary';
import type { AnswerPiece } from '../../AnswerEngine';
import { policyLink } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain, table } from '../Draft';
import { libraryStep } from '../steps';
import { windowSource, windowWords } from '../words';

type S = MainComponents['schemas'];

const asksWhich = phrasePattern('which policies');
const asksOpen = phrasePattern('open now');
/** Pattern of questions about a loan, which 金融政策匹配 judges in detail. */
export const asksForLoan = phrasePattern('loan');
export const financePage = '/Policy/FinancePolicyMatch';
const maxListed = 6;
const minWords = 2;

/**
 * Answers 我想贷款有什么政策 by up to six policies whose title names the topic, or that are open in a named place, and by the
 * page that matches the firm.
 *
 * @returns false where it does not apply
 */
export async function* answerPolicyList(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const { text, firm } = asked;
  if (!asksWhich.test(text) || asked.question.scope.policyIds.length > 0) return false;
  if (asked.place !== null && asksOpen.test(text)) return yield* sayOpenIn(asked, asked.place, draft);
  const isMoney = asksForLoan.test(text);
  const words = isMoney && /贷/.test(text) ? '贷款' : asked.topic.replace(/^想/, '');
  if (words.length < minWords) return false;
  const { rows } = asked.deps.library.search({ q: words, pageSize: 30 });
  const fits = rows.filter(
    ({ title, status }) => title.includes(words) && (status === 'in_force' || status === 'unverified'),
  );
  const shown = await Promise.all(
    fits
      .filter((row) => asked.reaches(row))
      .slice(0, maxListed)
      .map(({ id }) => asked.policy(id)),
  );
  const found = shown.filter((policy) => policy !== null);
  if (found.length === 0 && !isMoney) return false;
  yield libraryStep(`标题写到“${words}”的政策，${found.length}份`);
  if (isMoney)
    yield* draft.say(
      `**${found.length > 0 ? `库里标题写到“${plain(words)}”、面向${firm === null ? '全国或各地' : '本企业所在地'}的政策有${found.length}份。` : ''}哪些适合，要按融资需求逐条核对：**到${linkTo('金融政策匹配', financePage)}，填贷款金额与用途。`,
    );
  else yield* draft.say(`**库里标题写到“${plain(words)}”的政策，列出${found.length}份：**`);
  if (found.length > 0) yield* draft.say(policyTable(draft, found));
  return true;
}

/** 杭州市制造业企业现在能申报哪些政策: what is open there, the nearest day first; those that name the trade before the others. */
async function* sayOpenIn(asked: Asked, place: string, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const found = asked.deps.library.search({
    region: [place, provinceOf(place)],
    window: ['open'],
    sort: 'deadline',
    pageSize: 100,
  });
  const rows = found.rows.filter((row) => asked.reaches(row));
  const trade = asked.topic.replace(/企业|公司|单位/g, '').trim();
  const names = (title: string) => trade !== '' && title.includes(trade);
  const ranked = [...rows.filter(({ title }) => names(title)), ...rows.filter(({ title }) => !names(title))];
  const shown = await Promise.all(ranked.slice(0, maxListed).map(({ id }) => asked.policy(id)));
  const listed = shown.filter((policy) => policy !== null);
  yield libraryStep(`${regionName(place)}申报中的政策，${rows.length}份`);
  if (listed.length === 0) {
    yield* draft.say(
      `**库里没有${plain(regionName(place))}正在申报的政策。**${linkTo('订阅', '/PersonalCenter/mySubscription')}这个地区，有新的就提醒。`,
    );
    return true;
  }
  const own = rows.filter(({ title }) => names(title)).length;
  const about = trade === '' ? '' : own > 0 ? `标题写明行业的${own}份在前，其余不限行业` : '标题都没有写明行业';
  yield* draft.say(
    `**${plain(regionName(place))}正在申报的政策有${rows.length}份，按截止日期列出${listed.length}份${about === '' ? '' : `；${about}`}。**`,
  );
  yield* draft.say(policyTable(draft, listed));
  yield* draft.say(`能不能报要逐条核对：${linkTo('打开政策匹配', '/Policy/PolicyMatch1')}。`);
  return true;
}

function policyTable(draft: Draft, policies: readonly S['Policy'][]): string {
  const lines = policies.map((policy) => {
    const { source, quote } = windowSource(policy, policy.window);
    return [
      linkTo(plain(policy.title), policyLink(policy.id, null)),
      plain(policy.regionName),
      `${windowWords(policy.window)}${draft.cite(source, quote)}`,
    ];
  });
  return table(['政策', '地区', '申报时间'], lines);
}
