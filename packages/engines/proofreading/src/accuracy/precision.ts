import type { RuleClass } from '../model/Issue';
import measured from './measured.json';

/** Precision of a rule class, measured by the last `npm run bench`. */
export interface ClassPrecision {
  /** Share of the issues of the class that were right, 0 to 1; null where there were too few. */
  precision: number | null;
  /** Number of issues that were judged. */
  marks: number;
  /** Number of those in sentences that others collected; the rest are in documents with injected errors. */
  inSets: number;
}

const classes: Readonly<Partial<Record<RuleClass, ClassPrecision>>> = measured.classes;

/** Precision of the rules by class, and the day on which it was measured. */
export const measuredPrecision: { day: string; classes: Readonly<Partial<Record<RuleClass, ClassPrecision>>> } = {
  day: measured.day,
  classes,
};

export const precisionOf = (name: RuleClass): number | null => classes[name]?.precision ?? null;
