import type { FactRef } from '../facts/facts';
import type { Operator } from '../numbers/interval';
import type { Expr } from './expression';

// Rules as data; judge.ts and score.ts say what they mean for an enterprise.

/** Source of a rule: a part of a clause, verified against its text. */
export interface Quote {
  policyId: string;
  clauseId: string;
  text: string;
}

interface Named {
  /** Unique within its rule set: H5a. */
  id: string;
  title: string;
  quote?: Quote;
  /** Whether it never changes the verdict of what it belongs to. */
  isBonus?: boolean;
}

/** Condition of an enterprise, as data that `judge` decides. */
export type Cond = Named &
  /** `asks` is said for the whole, where its parts only say how that is reckoned: 小型或微型企业. */
  (
    | { k: 'all'; of: readonly Cond[]; asks?: string }
    | { k: 'any'; of: readonly Cond[] }
    | { k: 'atLeast'; n: number; of: readonly Cond[] }
    /**
     * Time since a date is reckoned to `filedFrom` (YYYY-MM-DD), the first day of a round ahead, announced or expected; `round` is the later year of one, for whom has no
     * figures of the last full year.
     */
    | {
        k: 'cmp';
        left: Expr;
        op: Operator;
        right: Expr;
        unit: Unit;
        filedFrom?: string;
        isExpected?: boolean;
        round?: number;
      }
    /** 复合增长率 over `years`: (newest ÷ that many years before)^(1/years) − 1, compared exactly through its power. */
    | { k: 'cagr'; key: FactRef['key']; years: number; op: '>=' | '>'; rate: string; round?: number }
    /** A text among others; `isPrefix` for codes such as GB/T 4754, where any deeper code is among them too. With `refusals` none of these: each has the sentence that refuses it. */
    | {
        k: 'in';
        fact: FactRef;
        values: readonly string[];
        isPrefix?: boolean;
        refusals?: Readonly<Record<string, string>>;
      }
    | { k: 'is'; fact: FactRef; value: boolean }
    | { k: 'score'; table: ScoreTable }
    /** Only a person or an official record can decide. For a `round` of a later year, `carriedOver` says what an answer of today is worth; months to the day of application are reckoned to `filedFrom` (YYYY-MM-DD), the first day of a round ahead. `isApart`: it stands for the alternative before it, and is asked only where that is not met (`unlessNever`). */
    | { k: 'attest'; round?: number; filedFrom?: string; isApart?: boolean }
    /** `need` applies only where `given` is met. */
    | { k: 'when'; given: Cond; need: Cond }
  );

/** Unit in which a number is shown. */
export type Unit = 'money' | 'ratio' | 'count' | 'days' | 'months' | 'date';

export const verdicts = ['met', 'unmet', 'unknown', 'manual', 'notApplicable'] as const;
export type Verdict = (typeof verdicts)[number];

/** Points that an expert gives within; a known score has two equal ends. */
export type Band = readonly [least: number, most: number];

/** Item of a score table, with the way its points are determined. */
export type ScoreItem = { id: string; title: string; max: number } & (
  | { k: 'bands'; by: Expr; rows: readonly { op: Operator; limit: string; band: Band }[]; otherwise: Band }
  /** The first row whose condition is met. */
  | { k: 'ladder'; rows: readonly { when: Cond; band: Band }[]; otherwise: Band }
  /** Nothing but judgement: between 0 and `max`. */
  | { k: 'expert' }
  /** Points of the best of several ways. */
  | { k: 'best'; of: readonly ScoreItem[] }
);
export interface ScorePart {
  id: string;
  title: string;
  /** Highest points of the part, whatever its items add up to. */
  max: number;
  items: readonly ScoreItem[];
}
export interface ScoreTable {
  parts: readonly ScorePart[];
  pass: { op: '>' | '>='; value: number };
  /** Lowest points of single parts. */
  minimums?: Readonly<Record<string, number>>;
}
