import type { PolicyRecord } from '../../../library/records';
import type { Random } from '../prng';
import type { SampleRegion } from '../regions';
import type { Amount, Term } from '../terms';

/** Authority in charge, by its task only. */
export type Department = 'science' | 'industry' | 'finance' | 'labour' | 'commerce' | 'ip' | 'market';

/** Award of a sample policy: its audience, conditions and amount. */
export interface AwardPlan {
  name: string;
  support: PolicyRecord['items'][number]['support'];
  /** Audience as the award article names it, for instance 对首次通过认定的高新技术企业. */
  who: string;
  /** Conditions that `who` sets; read from its words where left out, none where the list is empty. */
  of?: readonly Term[];
  amount: Amount;
  /** Conditions of this award beyond those of the whole policy. */
  extra?: Term[];
}

/** Content of a family's policy for one region; the document around it is the same for all families. */
export interface FamilyPlan {
  /** Words that complete 为…，制定本办法. */
  aim: string;
  /** Words that complete 本办法所称…, and what they ask of a firm; absent where nothing needs defining. */
  definition?: { text: string; asks?: Term };
  conditions: Term[];
  awards: AwardPlan[];
  materials: string[];
  /** Duty after payment; a whole sentence without its final mark. */
  duty: { label: string; text: string };
  /** Outlay that all public money together may not exceed; only where something is built or bought. */
  outlay?: string;
}

/** Random choices for one policy of a family in a region. */
export interface Draw extends Random {
  region: SampleRegion;
  /** Threshold from a ladder sorted from loose to strict; the version before a tightening draws one step looser. */
  bar(ladder: readonly number[]): number;
  /** Amount in yuan from a rising ladder in 万元; richer regions and provinces draw higher. */
  sum(ladder: readonly number[]): number;
}

export interface Family {
  /** Part of policy ids. */
  key: string;
  /** Subject of the titles: 高新技术企业认定奖励. */
  subject: string;
  department: Department;
  /** From the 22 classes of 国务院 documents. */
  themes: string[];
  /** Usual first day of applications as [month, day]. */
  season: readonly [number, number];
  /** Whether applications are accepted all year. */
  rolling?: boolean;
  /** Whether money is paid without an application, after a comparison of records. */
  instant?: boolean;
  plan(draw: Draw): FamilyPlan;
}
