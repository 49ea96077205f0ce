import type { Family, FamilyPlan } from './families/Family';
import type { Random } from './prng';
import type { SampleRegion } from './regions';

/** When and how applications are taken; days are YYYY-MM-DD. */
export type Intake =
  | { kind: 'dated'; year: number; opensAt: string; closesAt: string; publicisedBy: string; paidBy: string }
  /** Every year from one day to another; `windows` are the years that fall into the validity. */
  | { kind: 'annual'; first: { opensAt: string; closesAt: string }; windows: { opensAt: string; closesAt: string }[] }
  | { kind: 'rolling' }
  /** Paid after a comparison of records, without an application. */
  | { kind: 'instant' }
  /** Left to yearly notices, which are documents of their own. */
  | { kind: 'notice' }
  /** No time is named and no notice has come: the 细则 is missing. */
  | { kind: 'open-ended' };

export type DocumentForm = '实施细则' | '管理办法' | '实施办法' | '若干措施' | '管理暂行办法';

/** Sample document that gets a 发文字号: a measure, a notice or an extension. */
export interface Numbered {
  id: string;
  publishedAt: string;
  writtenAt: string;
  /** Document number, filled in once all documents are known, in the order of publication. */
  docNo: string;
}

export interface MeasurePlan extends Numbered {
  familyId: string;
  region: SampleRegion;
  family: Family;
  content: FamilyPlan;
  form: DocumentForm;
  effectiveFrom: string;
  effectiveTo: string;
  intake: Intake;
  /** Version that this one replaces, and in which way; null for none. */
  replaces?: { plan: MeasurePlan; by: 'amends' | 'repeals' };
  replacedBy?: { plan: MeasurePlan; by: 'amends' | 'repeals' };
  /** Day (ISO) from which it is out of force without a successor; null for none. */
  withdrawnAt?: string;
  notices: NoticePlan[];
  /** Choices of wording that do not change the parameters. */
  style: Random;
}

export interface NoticePlan extends Numbered {
  measure: MeasurePlan;
  window: Extract<Intake, { kind: 'dated' }>;
  extension?: ExtensionPlan;
}

export interface ExtensionPlan extends Numbered {
  notice: NoticePlan;
  closesAt: string;
}
