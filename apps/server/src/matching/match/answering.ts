import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import {
  attestsOfRules,
  countConditions,
  countGroups,
  type FactScalar,
  factQuestion,
  findNeed,
  parseFact,
} from '@hengce/rules';
import type { createEnterpriseService } from '../../firm/enterprise';
import { createEnterpriseRepository, type EnterpriseRow, findOwn, toEnterprise } from '../../firm/enterprise';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { checkRange, createAnswerRepository, needKeys, readAnswers, readQuestionId, type Variant } from '../answers';
import { amountOf, type Judged, policyOf, windowRank } from '../items';
import type { Matcher } from './matcher';
import { needProblem } from './needProblem';
import { questionsOf } from './questions';
import { needsOf } from './variants';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  enterprises: ReturnType<typeof createEnterpriseService>;
  matcher: Matcher;
}

export type AnswerService = ReturnType<typeof createAnswerService>;

/** Questions of a match and their answers: facts go to the enterprise, everything else stays with the match. */
export function createAnswerService({ db, clock, enterprises, matcher }: Dependencies) {
  const answers = createAnswerRepository(db);

  const progressOf = async (row: EnterpriseRow, variant: Variant = 'general'): Promise<S['MatchProgress']> => {
    const { judged, firm, answered, rows } = await matcher.match(row, variant);
    const { questions, nextQuestionId, outlook, decided, steps, open } = questionsOf(
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
      decided,
      counts: countGroups(judged),
      steps,
      questions,
      nextQuestionId,
      outlook,
      nearest: nearestOf(judged, open, firm.facts),
    };
  };

  /** Stores a confirmation, or takes it back where `holds` is null. */
  const putAttestation = async (row: EnterpriseRow, id: string, holds: boolean | null) => {
    if (holds === null) return answers.removeAnswer(row.id, id);
    return answers.putAnswer(row.id, answerRow(id, 'exact', String(holds)));
  };
  const answerRow = (id: string, kind: S['MatchAnswer']['kind'], value: string | null) => ({
    question_id: id,
    kind,
    value,
    answered_at: clock.now(),
  });

  const answerFact = async (userId: string, row: EnterpriseRow, id: string, answer: S['MatchAnswer'] | null) => {
    const name = readQuestionId(id);
    if (name.kind !== 'fact') return;
    const { key, period } = name;
    if (answer === null) {
      const former = (await answers.listAnswers(row.id)).find(({ question_id }) => question_id === id);
      await answers.removeAnswer(row.id, id);
      // Only a fact that was answered here is removed; one that was known before stays.
      const fact = (await createEnterpriseRepository(db).listFacts(row.id)).find(
        (known) => known.key === key && known.period === period && known.source === 'user' && known.is_chosen,
      );
      if (former?.kind === 'exact' && fact) await enterprises.removeFact(userId, row.id, String(fact.id));
    } else if (answer.kind === 'range') {
      checkRange(key, answer);
      const { from, to } = answer;
      await answers.putAnswer(row.id, answerRow(id, 'range', JSON.stringify({ from, to })));
    } else if (answer.kind === 'unsure') {
      await answers.putAnswer(row.id, answerRow(id, 'unsure', null));
    } else if (findNeed(key)) {
      const value = await readNeed(row, key, answer.value);
      await answers.putAnswer(row.id, answerRow(id, 'exact', JSON.stringify(value)));
    } else {
      await saveExact(userId, row, key, period, answer.value);
      await answers.putAnswer(row.id, answerRow(id, 'exact', null));
    }
  };

  const readNeed = async (row: EnterpriseRow, key: string, value: FactScalar): Promise<FactScalar> => {
    const def = findNeed(key);
    const parsed = def ? parseFact(def, value) : { problem: '没有这项' };
    if ('problem' in parsed) throw fieldRejection('answer', parsed.problem);
    const { need } = readAnswers(await answers.listAnswers(row.id));
    const problem = needProblem(
      key,
      parsed.value,
      matcher.today(),
      new Map(need.map((part) => [part.key, part.value])),
    );
    if (problem !== null) throw fieldRejection('answer', problem);
    return parsed.value;
  };

  const saveExact = async (userId: string, row: EnterpriseRow, key: string, period: string, value: FactScalar) => {
    if (key === 'establishedAt' || key === 'industryCode') {
      const text = String(value).trim();
      const code = /^[A-T]\d{0,4}/.exec(text)?.[0];
      if (key === 'industryCode' && code === undefined) throw fieldRejection('answer', '请从列表中选择所属行业');
      if (key === 'establishedAt' && !/^\d{4}-\d{2}-\d{2}$/.test(text))
        throw fieldRejection('answer', `成立日期应为YYYY-MM-DD格式，现在是“${text.slice(0, 20)}”`);
      const { name, uscc, region_code, region_name, industry_code, established_at } = row;
      const industryCode = key === 'industryCode' ? code : industry_code;
      const establishedAt = key === 'establishedAt' ? text : established_at;
      await enterprises.save(userId, {
        enterpriseId: row.id,
        name,
        regionCode: region_code,
        regionName: region_name,
        ...(uscc === null ? {} : { uscc }),
        ...(industryCode == null ? {} : { industryCode }),
        ...(establishedAt === null ? {} : { establishedAt }),
      });
      return;
    }
    try {
      await enterprises.saveFact(userId, row.id, { key, value, ...(period === '' ? {} : { period }) });
    } catch (error) {
      // The same problem, shown at the field of this form.
      if (error instanceof Rejection && error.status === 400) throw fieldRejection('answer', error.message);
      throw error;
    }
  };

  return {
    progress: async (userId: string, enterpriseId: string, variant?: Variant): Promise<S['MatchProgress']> =>
      progressOf(await findOwn(db, userId, enterpriseId), variant),

    async answer(
      userId: string,
      { enterpriseId, variant = 'general', questionId, answer }: S['AnswerMatchBody'],
    ): Promise<S['MatchProgress']> {
      const row = await findOwn(db, userId, enterpriseId);
      const { judged, firm } = await matcher.match(row, variant);
      const isNeed = needKeys[variant].some((key) => questionId === `fact:${key}:`);
      if (!isNeed && !isAsked(judged, firm.facts.asOf, questionId) && !attestsOfRules.has(questionId))
        throw new Rejection(404, '没有找到这道题，可能政策已更新，请刷新', 404);
      if (readQuestionId(questionId).kind === 'fact') await answerFact(userId, row, questionId, answer);
      else if (answer?.kind === 'range') throw fieldRejection('answer', '请回答是、否或不清楚');
      else if (answer?.kind === 'unsure') await answers.putAnswer(row.id, answerRow(questionId, 'unsure', null));
      else if (answer !== null && typeof answer.value !== 'boolean')
        throw fieldRejection('answer', '请回答是、否或不清楚');
      else await putAttestation(row, questionId, answer === null ? null : (answer.value as boolean));
      return progressOf(await findOwn(db, userId, enterpriseId), variant);
    },

    putAttestation,
  };
}

const maxNearest = 5;

/** Undecided items with the fewest open questions. */
function nearestOf(
  judged: readonly Judged[],
  open: ReadonlyMap<Judged, ReadonlySet<string>>,
  facts: FactSet,
): S['NearestItem'][] {
  return judged
    .map((item) => ({ item, waitsFor: [...(open.get(item) ?? [])] }))
    .filter(({ waitsFor }) => waitsFor.length > 0)
    .sort(
      (a, b) => a.waitsFor.length - b.waitsFor.length || windowRank(a.item.matchable) - windowRank(b.item.matchable),
    )
    .slice(0, maxNearest)
    .map(({ item, waitsFor }) => ({
      policy: policyOf(item.matchable),
      group: item.group,
      conditions: countConditions(item.judgement),
      amount: amountOf(item.matchable.item, facts),
      waitsFor,
    }));
}

/** Whether a question is asked by a condition of one of the items. */
export function isAsked(judged: readonly Judged[], asOf: string, questionId: string): boolean {
  const visit = (part: Judged['judgement']): boolean =>
    part.cond.id === questionId ||
    [...part.used, ...part.missing].some((ref) => factQuestion(asOf, ref) === questionId) ||
    part.children.some(visit);
  return judged.some(({ judgement }) => visit(judgement));
}
