import type { MainComponents } from '@hengce/api/contract';
import {
  compare,
  decimal,
  type FactDef,
  findAsked,
  findNeed,
  fromNumber,
  type KnownNumber,
  one,
  type StoredFact,
  zero,
} from '@hengce/rules';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { LooseAnswer } from './firmFacts';
import type { AnswerRow } from './repository';

type S = MainComponents['schemas'];
type Range = Extract<S['MatchAnswer'], { kind: 'range' }>;

/** Kind of a question, read from its id; for a fact also its key, and its year or an empty text. */
export type QuestionName =
  | { kind: 'fact'; key: string; period: string }
  | { kind: 'attest' }
  /** A number that confirmations compare. */
  | { kind: 'number' }
  /** Several of the others, which are answered together and stored one by one. */
  | { kind: 'set' };

/**
 * Kind and subject of the question with an id, such as `fact:revenue:2025`.
 *
 * @throws Rejection 404 for a text that is no such id
 */
export function readQuestionId(id: string): QuestionName {
  const [kind, key = '', period = ''] = id.split(':');
  if ((kind === 'attest' || kind === 'number' || kind === 'set') && key !== '') return { kind };
  if (kind === 'fact' && key !== '') return { kind, key, period };
  throw new Rejection(404, '没有找到这道题，可能政策已更新，请刷新', 404);
}

/** Number that confirmations compare, stored with the answer that it was read from. */
export type StoredNumber = KnownNumber & { answer: S['MatchAnswer'] };

/**
 * Stored answers by kind: ranges and 不清楚 of facts (`loose`), confirmations, values of the need, and numbers. Exact answers to facts are
 * stored as facts; here they are only null in `answered`.
 */
export function readAnswers(rows: readonly AnswerRow[]): {
  loose: LooseAnswer[];
  attestations: Record<string, boolean>;
  answered: AnswersById;
  /** Exact values of the questions of a need (项目情况、融资需求). */
  need: StoredFact[];
  numbers: KnownNumber[];
} {
  const loose: LooseAnswer[] = [];
  const attestations: Record<string, boolean> = {};
  const answered = new Map<string, S['MatchAnswer'] | null>();
  const need: StoredFact[] = [];
  const numbers: KnownNumber[] = [];
  for (const { question_id: id, kind, value, answered_at: answeredAt } of rows) {
    const name = readQuestionId(id);
    if (kind === 'unsure') answered.set(id, { kind });
    if (name.kind === 'set') continue;
    if (name.kind === 'number') {
      if (value === null) continue;
      const { answer, ...known } = JSON.parse(value) as StoredNumber;
      answered.set(id, answer);
      numbers.push(known);
      continue;
    }
    if (name.kind === 'attest') {
      if (kind !== 'exact') continue;
      attestations[id] = value === 'true';
      answered.set(id, { kind, value: value === 'true' });
    } else if (kind === 'range') {
      const { from, to } = JSON.parse(value ?? '{}') as Pick<Range, 'from' | 'to'>;
      loose.push({ ...name, range: { from, to }, answeredAt });
      answered.set(id, { kind, from, to });
    } else if (kind === 'unsure') loose.push({ ...name, range: null, answeredAt });
    else {
      const isNeed = findNeed(name.key) !== undefined && value !== null;
      answered.set(id, isNeed ? { kind, value: JSON.parse(value) } : null);
      if (isNeed)
        need.push({ key: name.key, period: '', value: JSON.parse(value), source: 'user', confidence: 'stated' });
    }
  }
  return { loose, attestations, answered, need, numbers };
}

/**
 * Checks the range that answers a question about a fact.
 *
 * @throws Rejection 400 for a fact that is no number, a range without ends or with its ends exchanged, and an end that the fact cannot have
 */
export function checkRange(key: string, { from, to }: Range): void {
  const def: FactDef | undefined = findAsked(key);
  const refuse = (message: string) => fieldRejection('answer', message);
  if (def === undefined || !['money', 'int', 'number', 'ratio'].includes(def.type))
    throw refuse('这道题不能用范围回答，请填写具体的值');
  if (from === null && to === null) throw refuse('范围至少要有一端');
  for (const end of [from, to]) {
    if (end === null) continue;
    const value = fromNumber(end);
    if (!def.mayBeNegative && compare(value, zero) < 0) throw refuse(`${def.label}不能是负数`);
    if (def.type === 'ratio' && compare(value, one) > 0) throw refuse(`${def.label}应在0到100%之间`);
    if ((def.type === 'money' || def.type === 'int') && !Number.isInteger(end))
      throw refuse(`${def.label}的范围应为${def.type === 'money' ? '分' : '整数'}`);
    if (compare(value, maxValue) > 0) throw refuse(`${def.label}太大了，请核对单位`);
  }
  if (from !== null && to !== null && from > to) throw refuse('范围的起点不能大于终点');
}
const maxValue = decimal('1000000000000000');

/** Answers by the id of their question; null for one that is stored as a fact. */
export type AnswersById = ReadonlyMap<string, S['MatchAnswer'] | null>;
