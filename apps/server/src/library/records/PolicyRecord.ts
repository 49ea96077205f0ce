import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

/** A window (申报窗口) as it was announced; its state (open, closed …) is computed from the clock when it is read. */
export interface WindowRecord {
  /** ISO date; null when it opens on publication. */
  opensAt: string | null;
  /** ISO date of the last day, inclusive, Asia/Shanghai; null for rolling windows and those that are over. */
  closesAt: string | null;
  /** `over`: the document says that all its calls are closed, and names no day. */
  kind: 'announced' | 'extended' | 'rolling' | 'over';
}

/** Places and deadlines of applying, as far as a notice states them. */
export interface IntakeRecord {
  /** Deadlines; an extension names only those that it moves. */
  deadlines: {
    kind: S['NoticeDeadlineKind'];
    /** 第二批; null where there is one batch only. */
    batch: string | null;
    /** ISO date, inclusive. */
    day: string;
    /** 17:00; null when the whole day counts. */
    time: string | null;
  }[];
  method: string | null;
  entry: { name: string; url: string | null } | null;
  contacts: { org: string; phone: string }[];
}

/**
 * One version of one policy as every source delivers it: embedded programmes, the sample generator and the importer.
 * Dates are ISO calendar dates in Asia/Shanghai; money is in 分.
 */
export interface PolicyRecord {
  /** Stable and derived from the source, so that importing twice changes nothing. Pattern ^[a-z0-9][a-z0-9-]{2,63}$. */
  id: string;
  /** Versions of one title share it. */
  familyId: string;
  title: string;
  docNo: string | null;
  indexNo: string | null;
  issuers: string[];
  level: S['PolicyLevel'];
  /** GB/T 2260; 000000 for the whole country. */
  regionCode: string;
  kind: S['PolicyKind'];
  status: S['PolicyStatus'];
  statusNote: string | null;
  themes: string[];
  writtenAt: string | null;
  publishedAt: string | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  summary: string | null;
  hasFullText: boolean;
  /** In reading order; parents stand before their children. */
  clauses: S['Clause'][];
  keyFacts: S['KeyFact'][];
  items: S['PolicyItem'][];
  materials: string[];
  obligations: S['KeyFact'][];
  windows: WindowRecord[];
  /** Places and deadlines; of notices and their extensions only. */
  intake?: IntakeRecord;
  /** Milestones beyond those that follow from the dates above, such as 公示 and 拨付. */
  milestones: S['PolicyMilestone'][];
  /** By the id of the other policy; dangling ones are kept and shown once the other is imported. */
  relations: { kind: S['PolicyRelation']['kind']; to: string }[];
  source: S['PolicySource'];
}
