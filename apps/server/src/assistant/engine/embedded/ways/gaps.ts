import type { MainComponents } from '@hengce/api/contract';
import type { AnswerPiece } from '../../AnswerEngine';
import { policyLink, ruleSource } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain } from '../Draft';
import { rulesStep } from '../steps';
import { sayMissingFacts } from './ownFacts';

type S = MainComponents['schemas'];

/**
 * Answers 我们还缺哪些条件 without a named policy: how many near misses (差一点) there are, the nearest one, and the missing
 * facts that would decide most conditions.
 */
export async function* sayGaps(asked: Asked, firm: S['Enterprise'], draft: Draft): AsyncGenerator<AnswerPiece, true> {
  const summary = await asked.deps.matches.summary(asked.userId, firm.id);
  const { counts, total, nearestMiss } = summary;
  yield rulesStep(`逐条核对${total}个事项`);
  const line = `${total}个事项里，差一点${counts.nearMiss}项，资料不够、待核实${counts.toVerify}项`;
  yield* draft.say(
    `**${plain(firm.name)}：${line}**${draft.cite(ruleSource('政策匹配', null, line, '/Policy/PolicyMatch1'), line)}`,
  );
  if (nearestMiss !== null) {
    const { policy, conclusion } = nearestMiss;
    const text = `${policy.itemName}：差一点。${conclusion}`;
    const link = policyLink(policy.policyId, null);
    yield* draft.say(
      `差得最少的：${plain(text)}${draft.cite(ruleSource(policy.title, policy.docNo, text, link, policy.policyId), text)}`,
    );
  }
  yield* sayMissingFacts(firm, await asked.deps.enterprises.facts(asked.userId, firm.id), draft);
  yield* draft.say(
    `问某一项还缺什么，可以带上它的名字，例如“我们还缺高企的哪些条件”。${linkTo('打开政策匹配', '/Policy/PolicyMatch1')}看全部。`,
  );
  return true;
}
