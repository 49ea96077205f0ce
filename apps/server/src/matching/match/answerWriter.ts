import type { MainComponents } from '@hengce/api/contract';
import { type FactScalar, findNeed, type LimitAsked, parseFact } from '@hengce/rules';
import { createEnterpriseRepository, type createEnterpriseService, type EnterpriseRow } from '../../firm/enterprise';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import {
  type AnswerRow,
  checkRange,
  createAnswerRepository,
  numberId,
  readAnswers,
  readQuestionId,
  type StoredNumber,
} from '../answers';
import type { Matcher } from './matcher';
import { needProblem } from './needProblem';
import { readNumber } from './numberQuestion';

type S = MainComponents['schemas'];

export interface WriterDependencies {
  db: Db;
  clock: Clock;
  enterprises: ReturnType<typeof createEnterpriseService>;
  matcher: Matcher;
}

/**
 * Functions that store answers: exact facts with the enterprise; ranges, 不清楚, confirmations and values of the need with its matching
 * answers.
 */
export function createAnswerWriter({ db, clock, enterprises, matcher }: WriterDependencies) {
  const answers = createAnswerRepository(db);

  /** Stores a confirmation, or takes it back where `holds` is null. */
  const putAttestation = async (row: EnterpriseRow, id: string, holds: boolean | null) => {
    if (holds === null) return answers.removeAnswers(row.id, [id]);
    return answers.putAnswer(row.id, answerRow(id, 'exact', String(holds)));
  };
  const answerRow = (id: string, kind: AnswerRow['kind'], value: string | null): AnswerRow => ({
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
      await answers.removeAnswers(row.id, [id]);
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
    } else if (answer.kind === 'set') {
      throw fieldRejection('answer', '这道题不是多选题');
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

  const answerConfirmation = async (row: EnterpriseRow, id: string, answer: S['MatchAnswer'] | null) => {
    if (answer?.kind === 'unsure') return answers.putAnswer(row.id, answerRow(id, 'unsure', null));
    if (answer === null) return putAttestation(row, id, null);
    if (answer.kind !== 'exact' || typeof answer.value !== 'boolean')
      throw fieldRejection('answer', '请回答是、否或不清楚');
    return putAttestation(row, id, answer.value);
  };

  /** Stores the number, and takes back what was confirmed of single thresholds of it. */
  const answerNumber = async (
    row: EnterpriseRow,
    limits: readonly LimitAsked[],
    id: string,
    answer: S['MatchAnswer'] | null,
  ) => {
    const own = limits.filter(({ subject }) => numberId(subject) === id);
    if (answer === null) return answers.removeAnswers(row.id, [id]);
    const known = readNumber(own, answer);
    const value: StoredNumber | null = known && { ...known, answer };
    const kind = answer.kind === 'range' || answer.kind === 'unsure' ? answer.kind : 'exact';
    await answers.putAnswer(row.id, answerRow(id, kind, value && JSON.stringify(value)));
    await answers.removeAnswers(
      row.id,
      own.map((limit) => limit.id),
    );
  };

  /**
   * Stores each choice as the question that it is; one that is known so already stays as it was answered. Of the `idle` questions, which
   * nothing waits for now, those are stored that were offered with the set.
   */
  const answerSet = async (
    userId: string,
    row: EnterpriseRow,
    { choices = [] }: S['MatchQuestion'],
    idle: readonly string[],
    answer: S['MatchAnswer'] | null,
  ) => {
    if (answer?.kind === 'exact' || answer?.kind === 'range') throw fieldRejection('answer', '请勾选，或选不清楚');
    const { chosen = [], shown = [] } = answer?.kind === 'set' ? answer : {};
    const known = new Map([
      ...idle.map((id) => [id, null] as const),
      ...choices.map((each) => [each.id, each.isChosen] as const),
    ]);
    if ([...chosen, ...shown].some((id) => !known.has(id)))
      throw fieldRejection('answer', '选项已经更新，请刷新后再选');
    for (const id of new Set([...choices.map((choice) => choice.id), ...chosen, ...shown])) {
      const isChosen = known.get(id) ?? null;
      const own: S['MatchAnswer'] | null =
        answer?.kind === 'set' ? { kind: 'exact', value: chosen.includes(id) } : answer;
      if (own?.kind === 'exact' ? own.value === isChosen : own !== null && isChosen !== null) continue;
      await answerOne(userId, row, id, own);
    }
  };

  const answerOne = (userId: string, row: EnterpriseRow, id: string, answer: S['MatchAnswer'] | null) =>
    readQuestionId(id).kind === 'fact' ? answerFact(userId, row, id, answer) : answerConfirmation(row, id, answer);

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

  return { answer: answerOne, answerSet, answerNumber, putAttestation };
}
