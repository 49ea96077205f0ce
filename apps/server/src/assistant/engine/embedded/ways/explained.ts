import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import type { Asked } from '../Asked';
import { type Draft, plain } from '../Draft';
import { libraryStep } from '../steps';
import { amountsOf, citedLines } from '../words';
import { sayWindowOf } from './deadlines';
import { isProgramme, sayConditionsOf } from './fields';

const asksAll = phrasePattern('explanation');

/** Answers 解读《X》: audience, support, conditions and deadline, each quoted. @returns false where it does not apply */
export async function* answerExplained(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asksAll.test(asked.text)) return false;
  const policies = (await asked.policies()).filter(isProgramme);
  const [policy] = policies;
  if (policy === undefined || policies.length > 1) return false;
  yield libraryStep(`《${policy.title}》`);
  const facts = policy.keyFacts.map(({ label, value, clauseId }) => ({ clauseId, value, shown: `${label}：${value}` }));
  for (const [name, said] of [
    ['要点', facts],
    ['金额', amountsOf(policy)],
  ] as const) {
    if (said.length === 0) continue;
    const { heading, lines } = citedLines(draft, policy, name, said);
    yield* draft.say(`**${plain(name)}**${heading}`);
    yield* draft.say(lines.map((line) => `- ${line}`).join('\n'));
  }
  if (policy.items.some(({ conditions }) => conditions.length > 0)) yield* sayConditionsOf(policy, draft);
  yield* sayWindowOf(asked, policy, draft);
  return true;
}
