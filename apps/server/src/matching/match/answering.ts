import type { MainComponents } from '@hengce/api/contract';
import {
  attestsOfRules,
  countConditions,
  countGroups,
  type FactSet,
  factQuestion,
  findNeed,
  isObtainable,
  limitsOf,
} from '@hengce/rules';
import { type EnterpriseRow, findOwn, toEnterprise } from '../../firm/enterprise';
import { Rejection } from '../../platform/contract';
import { countsIn, readQuestionId, type Variant } from '../answers';
import { amountOf, type Judged, policyOf, windowRank } from '../items';
import { createAnswerWriter, type WriterDependencies } from './answerWriter';
import { questionsOf } from './questions';
import { needsOf } from './variants';

type S = MainComponents['schemas'];

export type AnswerService = ReturnType<typeof createAnswerService>;

/** Questions of a match and their answers: exact facts are stored with the enterprise, all others with its matching answers. */
export function createAnswerService(dependencies: WriterDependencies) {
  const { db, clock, matcher } = dependencies;
  const writer = createAnswerWriter(dependencies);

  const progressOf = async (row: EnterpriseRow, variant: Variant = 'general'): Promise<S['MatchProgress']> => {
    const { judged, firm, answered, rows } = await matcher.match(row, variant);
    const { questions, others, nextQuestionId, round, outlook, decided, steps, open } = questionsOf(
      judged,
      firm.facts,
      answered,
      needsOf(variant, firm.facts),
    );
    return {
      variant,
      enterprise: toEnterprise(row, rows, clock.now()),
      asOf: firm.facts.asOf,
      total: judged.length,
      possible: judged.filter(({ group, matchable: { window } }) => isObtainable({ group, window })).length,
      decided,
      counts: countGroups(judged),
      steps,
      questions,
      others,
      nextQuestionId,
      round,
      outlook,
      nearest: nearestOf(judged, open, firm.facts),
    };
  };

  return {
    progress: async (userId: string, enterpriseId: string, variant?: Variant): Promise<S['MatchProgress']> =>
      progressOf(await findOwn(db, userId, enterpriseId), variant),

    async answer(
      userId: string,
      { enterpriseId, variant = 'general', questionId, answer }: S['AnswerMatchBody'],
    ): Promise<S['MatchProgress']> {
      const row = await findOwn(db, userId, enterpriseId);
      const { judged, firm, answered } = await matcher.match(row, variant);
      const name = readQuestionId(questionId);
      if (name.kind === 'set' || name.kind === 'number') {
        const { questions, others } = questionsOf(judged, firm.facts, answered, needsOf(variant, firm.facts));
        const whole = questions.find(({ id }) => id === questionId);
        if (whole === undefined) throw notAsked();
        const idle = others.filter(({ unit }) => unit === 'bool').map(({ id }) => id);
        if (name.kind === 'set') await writer.answerSet(userId, row, whole, idle, answer);
        else
          await writer.answerNumber(
            row,
            [...limitsOf(judged.map(({ matchable }) => matchable)).values()],
            questionId,
            answer,
          );
        return progressOf(await findOwn(db, userId, enterpriseId), variant);
      }
      const isNeed = name.kind === 'fact' && findNeed(name.key) !== undefined && countsIn(variant, name.key);
      if (!isNeed && !isAsked(judged, firm.facts.asOf, questionId) && !attestsOfRules.has(questionId)) throw notAsked();
      await writer.answer(userId, row, questionId, answer);
      return progressOf(await findOwn(db, userId, enterpriseId), variant);
    },

    putAttestation: writer.putAttestation,
  };
}

const notAsked = () => new Rejection(404, '没有找到这道题，可能政策已更新，请刷新', 404);

const maxNearest = 5;

/** Items of which nothing is ruled out, with the fewest open questions. */
function nearestOf(
  judged: readonly Judged[],
  open: ReadonlyMap<Judged, ReadonlySet<string>>,
  facts: FactSet,
): S['NearestItem'][] {
  return judged
    .map((item) => ({ item, waitsFor: [...(open.get(item) ?? [])] }))
    .filter(({ item: { group }, waitsFor }) => group !== 'nearMiss' && waitsFor.length > 0)
    .sort(
      (a, b) => a.waitsFor.length - b.waitsFor.length || windowRank(a.item.matchable) - windowRank(b.item.matchable),
    )
    .slice(0, maxNearest)
    .map(({ item, waitsFor }) => ({
      policy: policyOf(item.matchable),
      group: item.group,
      conditions: countConditions(item.judgement),
      amount: amountOf(item.matchable.item, facts, item.group),
      waitsFor,
    }));
}

/** Whether a condition of one of the items asks a question, answered or not. */
export function isAsked(judged: readonly Judged[], asOf: string, questionId: string): boolean {
  const visit = (part: Judged['judgement']): boolean =>
    part.cond.id === questionId ||
    [...part.used, ...part.missing].some((ref) => factQuestion(asOf, ref) === questionId) ||
    part.children.some(visit);
  return judged.some(({ judgement }) => visit(judgement));
}
