import type { RuleClass } from '../model/Issue';
import measured from './measured.json';

/** What the last `npm run bench` measured; null where there were too few marks to say. */
export interface ClassPrecision {
  /** Marks that were right of all marks, 0 to 1. */
  precision: number | null;
  /** The marks that it was counted on. */
  marks: number;
  /** Those of them in sentences that others collected; the rest are in documents with errors that were written in. */
  inSets: number;
}

const classes: Readonly<Partial<Record<RuleClass, ClassPrecision>>> = measured.classes;

/** Precision of the rules by class, and the day on which it was measured. */
export const measuredPrecision: { day: string; classes: Readonly<Partial<Record<RuleClass, ClassPrecision>>> } = {
  day: measured.day,
  classes,
};

export const precisionOf = (name: RuleClass): number | null => classes[name]?.precision ?? null;
