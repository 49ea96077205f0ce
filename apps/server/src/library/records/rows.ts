import type { IntakeRecord, PolicyRecord } from './PolicyRecord';

export interface RequirementRow extends VersionRow {
  familyId: string;
  asksFacts: boolean;
  level: PolicyRecord['level'];
  regionCode: string;
  provenance: PolicyRecord['source']['provenance'];
  items: PolicyRecord['items'];
  windows: PolicyRecord['windows'];
  relations: PolicyRecord['relations'];
}

/** Supplier of a record; each origin removes only its own. */
export type Origin = 'embedded:national' | 'embedded:sample' | 'import';

/** Result for each record of a batch, in its order. */
export type WriteResult = 'added' | 'changed' | 'unchanged';

/** One version of a title, without its clauses. */
export interface VersionRow
  extends Pick<
    PolicyRecord,
    'id' | 'title' | 'docNo' | 'status' | 'writtenAt' | 'publishedAt' | 'effectiveFrom' | 'effectiveTo'
  > {}

export interface RelationRow {
  kind: PolicyRecord['relations'][number]['kind'];
  id: string;
  title: string;
  docNo: string | null;
}

/** Id and revisions of the library. */
export interface LibraryRevisions {
  /** Id of the library; another one is another database. */
  library: string;
  /** Number that grows with every write. */
  revision: number;
  /** Revision at which policies were last removed or moved to another family. */
  regrouped: number;
}

/** Version of a policy with items, or another version of its title. */
export interface ItemRow
  extends VersionRow,
    Pick<
      PolicyRecord,
      | 'familyId'
      | 'issuers'
      | 'themes'
      | 'level'
      | 'regionCode'
      | 'items'
      | 'materials'
      | 'windows'
      | 'relations'
      | 'keyFacts'
    > {
  provenance: PolicyRecord['source']['provenance'];
  source: Pick<PolicyRecord['source'], 'confidence' | 'verifiedAt'>;
  clauses: Pick<PolicyRecord['clauses'][number], 'id' | 'parentId' | 'label' | 'heading' | 'text'>[];
}

export interface RegionalRow extends VersionRow {
  familyId: string;
  regionCode: string;
  issuers: readonly string[];
  themes: readonly string[];
  provenance: PolicyRecord['source']['provenance'];
  /** Number of materials that it asks for; 0 where it names none. */
  materials: number;
  items: (Pick<PolicyRecord['items'][number], 'id' | 'name' | 'support' | 'amount'> & {
    conditions: Pick<PolicyRecord['items'][number]['conditions'][number], 'text'>[];
  })[];
}

/** Types of the rows that are read from the library, by what they are for; rows of all versions of a title come together. */
export interface LibraryRows {
  /** Policies whose conditions ask for facts, and the other versions of their titles. */
  requirements: RequirementRow;
  /** Policies with items and the other versions of their titles, and the notices and extensions with their days. */
  items: ItemRow;
  /** Policies below the nation. */
  regions: RegionalRow;
  /** Notices and their extensions. */
  notices: NoticeRow;
}

/** A notice (申报通知) or an extension of one, as the library stores it. */
export interface NoticeRow
  extends VersionRow,
    Pick<
      PolicyRecord,
      'familyId' | 'issuers' | 'regionCode' | 'themes' | 'windows' | 'relations' | 'keyFacts' | 'items'
    > {
  hash: string;
  provenance: PolicyRecord['source']['provenance'];
  intake: IntakeRecord | null;
}
