import { type Computed, compute } from '../conditions/expression';
import { type Circumstances, judge } from '../conditions/judge';
import type { Cond, ScoreItem, ScoreTable, Unit } from '../conditions/rule';
import { computeScore, type Ratings, type Score, type Span } from '../conditions/score';
import { figure } from '../explanation/figures';
import { labelOf } from '../explanation/labels';
import type { FactSet } from '../facts/facts';
import { soleValue } from '../numbers/interval';
import { least, toNumber } from '../numbers/rational';

/** Range of points, both included. */
export interface PointSpan {
  lo: number;
  hi: number;
}

/** Points of an item in three columns: the firm's own rating (自评), by evidence (有据), and cautious (保守). */
export interface ScoreColumns {
  own: PointSpan;
  evidenced: PointSpan;
  cautious: number;
}

export interface ScoreSheetItem {
  id: string;
  title: string;
  max: number;
  /** Whether only judgement decides it, so that the user can rate it. */
  isExpert: boolean;
  /** Bands as the document words them. */
  levels: { label: string; points: PointSpan }[];
  rating: PointSpan | null;
  columns: ScoreColumns;
  /** Number that decides it. */
  basis: string | null;
  /** Labels of facts that are missing. */
  missing: string[];
}

export interface ScoreSheet {
  max: number;
  passOperator: '>' | '>=';
  pass: number;
  columns: ScoreColumns;
  parts: { id: string; title: string; max: number; columns: ScoreColumns; items: ScoreSheetItem[] }[];
}

/** Bands as a document words them, by item: 国科发火〔2016〕195号 has them for two items only. */
export type Levels = Readonly<Record<string, ScoreSheetItem['levels']>>;

/** Facts with uploaded evidence, and the day of foundation, which the licence proves. */
export const evidencedOnly = (facts: FactSet): FactSet => ({
  asOf: facts.asOf,
  get(ref) {
    const known = facts.get(ref);
    return known?.confidence === 'evidenced' || ref.key === 'establishedAt' ? known : undefined;
  },
});

/** A rating without proof may come to nothing. */
const unproven = (ratings: Ratings): Ratings =>
  Object.fromEntries(Object.entries(ratings).map(([id, { hi }]) => [id, { lo: 0, hi }]));

const spanOf = ({ lo, hi }: Span): PointSpan => ({ lo: toNumber(lo), hi: toNumber(hi) });
/** Evidence cannot bring more than what is stated. */
const columnsOf = (own: Span, evidenced: Span): ScoreColumns => ({
  own: spanOf(own),
  evidenced: spanOf({ lo: evidenced.lo, hi: least(evidenced.hi, own.hi) }),
  cautious: toNumber(own.lo),
});

/** Score table for one firm, item by item, in three columns. */
export function sheetOf(table: ScoreTable, circumstances: Circumstances, levels: Levels): ScoreSheet {
  const { facts, ratings = {} } = circumstances;
  const own = scoreIn(table, circumstances);
  // A memo of its own: what was judged of stated facts says nothing about the evidenced ones.
  const proven = scoreIn(table, {
    ...circumstances,
    facts: evidencedOnly(facts),
    ratings: unproven(ratings),
    memo: new Map(),
  });
  return {
    max: table.parts.reduce((sum, { max }) => sum + max, 0),
    passOperator: table.pass.op,
    pass: table.pass.value,
    columns: columnsOf(own, proven),
    parts: own.parts.map((part, at) => {
      const provenPart = proven.parts[at] as (typeof proven.parts)[number];
      return {
        id: part.part.id,
        title: part.part.title,
        max: part.part.max,
        columns: columnsOf(part, provenPart),
        items: part.items.map(({ item, lo, hi, missing }, index) => ({
          id: item.id,
          title: item.title,
          max: item.max,
          isExpert: item.k === 'expert',
          levels: [...(levels[item.id] ?? [])],
          rating: ratings[item.id] ?? null,
          columns: columnsOf({ lo, hi }, provenPart.items[index] as Span),
          basis: basisOf(item, facts),
          missing: [...new Set(missing.map((ref) => labelOf(ref, facts.asOf)))],
        })),
      };
    }),
  };
}

function scoreIn(table: ScoreTable, circumstances: Circumstances): Score {
  const { facts, ratings } = circumstances;
  return computeScore(table, {
    facts,
    judge: (cond: Cond) => judge(cond, { ...circumstances, facts }),
    ...(ratings ? { ratings } : {}),
  });
}

/** The number that decides a band. */
function basisOf(item: ScoreItem, facts: FactSet): string | null {
  if (item.k === 'best') {
    const parts = item.of.flatMap((way) => {
      const text = basisOf(way, facts);
      return text === null ? [] : [`${way.title}${text}`];
    });
    return parts.length > 0 ? parts.join('，') : null;
  }
  if (item.k !== 'bands') return null;
  const value = numberOf(compute(item.by, facts));
  return value === undefined ? null : figure(value, unitOf(item));
}
const numberOf = ({ interval, trouble }: Computed) => (trouble ? undefined : soleValue(interval));
const unitOf = (item: Extract<ScoreItem, { k: 'bands' }>): Unit =>
  item.rows.some(({ limit }) => limit.endsWith('%')) ? 'ratio' : 'count';

/** Items of a table that can be rated and shown, without the alternatives of `best`. */
export const itemsOf = (table: ScoreTable): readonly ScoreItem[] => table.parts.flatMap(({ items }) => items);
