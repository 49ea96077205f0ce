import type { ConfirmationNote } from '../conditions/judge';
import { type BoundOperator, splitBound } from '../conditions/readCondition';
import { conditionsOf } from '../conditions/ruleSet';
import { type Interval, point, ray, holds as saysOf } from '../numbers/interval';
import { compare, decimal, fromNumber, multiply, type Rational, rational, subtract } from '../numbers/rational';
import type { FirmKnowledge, Judgeable, KnownNumber } from './judgeItems';

// 设备投资不低于800万元 and 不低于500万元 are one number: who confirms the first need not be asked the second.

/** Limit that a confirmation sets to a number. Only equal subjects are the same number. */
export interface Limit {
  /** Words before the comparison, and the unit without 万 or 亿. */
  subject: string;
  operator: BoundOperator;
  value: Rational;
  /** Unit as it is written (万美元), and its size in the subject's unit. */
  unit: string;
  scale: Rational;
}

/** Limit in the words of a confirmation; null where they compare no number. */
export function readLimit(words: string): Limit | null {
  const found = splitBound(words);
  if (found === null) return null;
  const [, scale = '', bare = ''] = /^([万亿]?)(.*)$/.exec(found.unit) ?? [];
  const { unit, factor } = bare === '年' ? { unit: '个月', factor: 12n } : { unit: bare, factor: 1n };
  const times = rational(factor * (scale === '万' ? 10_000n : scale === '亿' ? 100_000_000n : 1n));
  return {
    subject: `${found.subject} ${unit}`,
    operator: found.operator,
    value: multiply(decimal(found.digits), times),
    unit: found.unit,
    scale: times,
  };
}

const denied = { '>=': '<', '>': '<=', '<=': '>', '<': '>=' } as const;

/** Answer to another limit that follows from an answer to one; undefined where it is open. */
export function impliedBy(said: Limit, holds: boolean, other: Limit): boolean | undefined {
  if (said.subject !== other.subject) return undefined;
  return decidedBy(ray(holds ? said.operator : denied[said.operator], said.value), other);
}

function decidedBy(known: Interval, { operator, value }: Limit): boolean | undefined {
  const says = saysOf(operator, known, point(value));
  return says === 'sometimes' ? undefined : says === 'always';
}

/** Answer to a confirmation that follows from a number; undefined where it is about another number, or stays open. */
const saidByNumber = ({ subject, from, to }: KnownNumber, limit: Limit): boolean | undefined =>
  subject === limit.subject ? decidedBy({ lo: boundAt(from), hi: boundAt(to) }, limit) : undefined;
const boundAt = (value: number | null) => (value === null ? null : { value: fromNumber(value), isOpen: false });

export interface LimitAsked extends Limit {
  id: string;
  words: string;
}

/** Confirmations whose words compare a number, by their ids. */
export type Limits = ReadonlyMap<string, LimitAsked>;

const known = new WeakMap<readonly Judgeable[], Limits>();
export function limitsOf(items: readonly Judgeable[]): Limits {
  const found = known.get(items) ?? readLimits(items);
  known.set(items, found);
  return found;
}

function readLimits(items: readonly Judgeable[]): Limits {
  const limits = new Map<string, LimitAsked>();
  for (const { rule } of items)
    for (const { k, id, title } of conditionsOf(rule.cond)) {
      const limit = k === 'attest' && !limits.has(id) ? readLimit(title) : null;
      if (limit !== null) limits.set(id, { ...limit, id, words: title });
    }
  return limits;
}

/**
 * The same firm with the confirmations that follow from its numbers and from others, each with a note. An explicit
 * answer is kept; where it contradicts a number or another one, nothing follows from it, and it has a note.
 */
export function withImplied<F extends FirmKnowledge>(firm: F, limits: Limits): F {
  const numbers = firm.numbers ?? [];
  const said = [...limits.values()].flatMap((limit) => {
    const holds = firm.attestations[limit.id];
    return holds === undefined ? [] : [{ limit, holds }];
  });
  const notes = new Map<string, ConfirmationNote>();
  for (const { limit, holds } of said) {
    const against =
      numbers.find((number) => saidByNumber(number, limit) === !holds) ??
      said.find((other) => impliedBy(limit, holds, other.limit) === !other.holds)?.limit;
    if (against) notes.set(limit.id, { against: against.words });
  }
  const sound = said.filter(({ limit }) => !notes.has(limit.id));
  const attestations = { ...firm.attestations };
  for (const limit of limits.values()) {
    if (limit.id in firm.attestations) continue;
    const number = numbers.find((one) => saidByNumber(one, limit) !== undefined);
    if (number !== undefined) {
      attestations[limit.id] = saidByNumber(number, limit) as boolean;
      notes.set(limit.id, { impliedBy: number.words, number });
      continue;
    }
    const [nearest] = sound
      .flatMap(({ limit: from, holds }) => {
        const implied = impliedBy(from, holds, limit);
        return implied === undefined ? [] : [{ from, implied, distance: distanceOf(from, limit) }];
      })
      .sort((a, b) => compare(a.distance, b.distance));
    if (nearest === undefined) continue;
    attestations[limit.id] = nearest.implied;
    notes.set(limit.id, { impliedBy: nearest.from.words });
  }
  return notes.size === 0 ? firm : { ...firm, attestations, notes };
}

function distanceOf(a: Limit, b: Limit): Rational {
  const { n, d } = subtract(a.value, b.value);
  return rational(n < 0n ? -n : n, d);
}
