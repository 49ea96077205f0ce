import type { PolicyRecord } from '../../../library/records';
import type { Random } from '../prng';
import type { SampleRegion } from '../regions';
import type { Amount, Term } from '../terms';

/** The authority in charge, named by its task only. */
export type Department = 'science' | 'industry' | 'finance' | 'labour' | 'commerce' | 'ip' | 'market';

/** One thing a policy gives. */
export interface AwardPlan {
  name: string;
  support: PolicyRecord['items'][number]['support'];
  /** Whom the award article names, for instance 对首次通过认定的高新技术企业. */
  who: string;
  /** What `who` asks of a firm; its own words where that is left out, nothing where the list is empty. */
  of?: readonly Term[];
  amount: Amount;
  /** Conditions of this award beyond those of the whole policy. */
  extra?: Term[];
}

/** What a family says about one region; the document around it is the same for all families. */
export interface FamilyPlan {
  /** Completes 为…，制定本办法. */
  aim: string;
  /** Completes 本办法所称…; leaves out definitions that nobody needs. */
  definition?: string;
  conditions: Term[];
  awards: AwardPlan[];
  materials: string[];
  /** A duty after payment; a whole sentence without its final mark. */
  duty: { label: string; text: string };
  /** What all public money together may not exceed; only where something is built or bought. */
  outlay?: string;
}

/** How a family draws its parameters. */
export interface Draw extends Random {
  region: SampleRegion;
  /** A threshold from a ladder sorted from loose to strict; the version before a tightening draws one step looser. */
  bar(ladder: readonly number[]): number;
  /** An amount in 万元 from a rising ladder; richer regions and provinces draw higher. Returns yuan. */
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
  /** Applications are taken all the year round. */
  rolling?: boolean;
  /** Money can be paid without an application, after a comparison of records. */
  instant?: boolean;
  plan(draw: Draw): FamilyPlan;
}
