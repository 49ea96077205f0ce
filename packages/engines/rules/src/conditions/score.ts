import type { FactRef, FactSet } from '../facts/facts';
import { holds, type Interval, point } from '../numbers/interval';
import { add, compare, constant, fromNumber, greatest, least, type Rational, zero } from '../numbers/rational';
import { compute } from './expression';
import { type NextYear, reckoned } from './nextYear';
import type { Band, Cond, ScoreItem, ScorePart, ScoreTable, Verdict } from './rule';

/** Range of possible points, both included. */
export interface Span {
  lo: Rational;
  hi: Rational;
}
export interface ItemScore extends Span {
  item: ScoreItem;
  missing: readonly FactRef[];
  used: readonly FactRef[];
}
export interface PartScore extends Span {
  part: ScorePart;
  items: readonly ItemScore[];
}
export interface Score extends Span {
  parts: readonly PartScore[];
  verdict: Verdict;
  missing: readonly FactRef[];
  used: readonly FactRef[];
}

const points = (value: number): Rational => constant(String(value));
const spanOf = ([lo, hi]: Band): Span => ({ lo: points(lo), hi: points(hi) });
const around = (spans: readonly Span[]): Span => ({
  lo: spans.map(({ lo }) => lo).reduce(least),
  hi: spans.map(({ hi }) => hi).reduce(greatest),
});
const total = (spans: readonly Span[]): Span => ({
  lo: spans.reduce((sum, { lo }) => add(sum, lo), zero),
  hi: spans.reduce((sum, { hi }) => add(sum, hi), zero),
});

/** Points that the user expects of experts, by the id of the item. */
export type Ratings = Readonly<Record<string, { lo: number; hi: number }>>;

/** Inputs of a score table: the facts, and the judgement of conditions in ladders. */
export interface Scoring {
  facts: FactSet;
  /** As in `Circumstances`: each item is reckoned in the year of what it reads. */
  next?: NextYear;
  ratings?: Ratings;
  judge: (cond: Cond) => { verdict: Verdict; missing: readonly FactRef[]; used: readonly FactRef[] };
}

export function computeScore(table: ScoreTable, scoring: Scoring): Score {
  const parts = table.parts.map((part): PartScore => {
    const items = part.items.map((item) => scoreItem(item, scoring));
    const { lo, hi } = total(items);
    const most = points(part.max);
    return { part, items, lo: least(lo, most), hi: least(hi, most) };
  });
  const items = parts.flatMap((part) => part.items);
  const missing = items.flatMap((item) => item.missing);
  const span = total(parts);
  const limits = [
    passes(span, table.pass.op, table.pass.value),
    ...parts.map((part) => passes(part, '>=', table.minimums?.[part.part.id] ?? 0)),
  ];
  const verdict = limits.includes('never')
    ? 'unmet'
    : !limits.includes('sometimes')
      ? 'met'
      : missing.length > 0
        ? 'unknown'
        : 'manual';
  return { ...span, parts, verdict, missing, used: items.flatMap((item) => item.used) };
}

const interval = ({ lo, hi }: Span): Interval => ({
  lo: { value: lo, isOpen: false },
  hi: { value: hi, isOpen: false },
});
const passes = (span: Span, op: '>' | '>=', limit: number) => holds(op, interval(span), point(points(limit)));

function scoreItem(item: ScoreItem, scoring: Scoring): ItemScore {
  switch (item.k) {
    case 'bands': {
      const { interval: by, missing, used, trouble } = reckoned(scoring, (facts) => compute(item.by, facts));
      const possible: Band[] = [];
      let isDecided = false;
      for (const { op, limit, band } of item.rows) {
        const said = trouble ? 'sometimes' : holds(op, by, point(constant(limit)));
        if (said !== 'never') possible.push(band);
        isDecided = said === 'always';
        if (isDecided) break;
      }
      if (!isDecided) possible.push(item.otherwise);
      return { item, ...around(possible.map(spanOf)), missing: possible.length > 1 ? missing : [], used };
    }
    case 'ladder': {
      const possible: Band[] = [];
      const read: { missing: readonly FactRef[]; used: readonly FactRef[] }[] = [];
      let isDecided = false;
      for (const { when, band } of item.rows) {
        const judgement = scoring.judge(when);
        read.push(judgement);
        if (judgement.verdict !== 'unmet' && judgement.verdict !== 'notApplicable') possible.push(band);
        isDecided = judgement.verdict === 'met';
        if (isDecided) break;
      }
      if (!isDecided) possible.push(item.otherwise);
      const missing = possible.length > 1 ? read.flatMap((part) => part.missing) : [];
      return { item, ...around(possible.map(spanOf)), missing, used: read.flatMap((part) => part.used) };
    }
    case 'expert': {
      const { lo, hi } = scoring.ratings?.[item.id] ?? { lo: 0, hi: item.max };
      // Of people, not of the table: any number.
      return { item, lo: fromNumber(lo), hi: fromNumber(hi), missing: [], used: [] };
    }
    default: {
      const ways = item.of.map((way) => scoreItem(way, scoring));
      const lo = ways.map((way) => way.lo).reduce(greatest);
      const hi = ways.map((way) => way.hi).reduce(greatest);
      return {
        item,
        lo,
        hi,
        // What a way lacks that cannot be better than what another is sure of does not matter.
        missing: ways.filter((way) => compare(way.hi, lo) > 0).flatMap((way) => way.missing),
        used: ways.flatMap((way) => way.used),
      };
    }
  }
}
