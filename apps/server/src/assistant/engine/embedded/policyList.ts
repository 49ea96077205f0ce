import type { AnswerPiece } from '../AnswerEngine';
import { policyLink } from '../sources';
import type { Asked } from './Asked';
import { type Draft, linkTo, plain, table } from './Draft';
import { libraryStep } from './deadlines';
import { windowSource, windowWords } from './words';

const asksWhich =
  /有(?:什么|哪些|啥|没有)[^，。？?]{0,8}(?:政策|扶持|支持|优惠|补贴|补助|奖励|办法)|(?:什么|哪些|啥)[^，。？?]{0,6}政策|(?:想|要|怎么|能)贷/;
/** A need of money, which 金融政策匹配 goes through. */
export const ofMoney = /贷款|融资|借钱|借款|贴息|担保|资金周转|(?:想|能|怎么)贷/;
export const financePage = '/Policy/FinancePolicyMatch';
const maxListed = 6;
const minWords = 2;

/** 我想贷款有什么政策: what the library has on it, and where the firm's own case is gone through. */
export async function* answerPolicyList(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const { text, firm } = asked;
  if (!asksWhich.test(text) || asked.question.scope.policyIds.length > 0) return false;
  const isMoney = ofMoney.test(text);
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
  const lines = found.map((policy) => {
    const { source, quote } = windowSource(policy, policy.window);
    return [
      linkTo(plain(policy.title), policyLink(policy.id, null)),
      plain(policy.regionName),
      `${windowWords(policy.window)}${draft.cite(source, quote)}`,
    ];
  });
  if (lines.length > 0) yield* draft.say(table(['政策', '地区', '申报时间'], lines));
  return true;
}
