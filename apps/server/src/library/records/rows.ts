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

/** Who delivers a record; each origin removes only its own. */
export type Origin = 'embedded:national' | 'embedded:sample' | 'import';

/** What became of each record of a batch, in its order. */
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

/** How far the library is. */
export interface LibraryRevisions {
  /** Another one is another database. */
  library: string;
  /** Grows with every write. */
  revision: number;
  /** When policies were last removed or moved to another family. */
  regrouped: number;
}

/** A version of a policy that gives something, or of the same title. */
export interface ItemRow
  extends VersionRow,
    Pick<
      PolicyRecord,
      'familyId' | 'issuers' | 'themes' | 'level' | 'regionCode' | 'items' | 'materials' | 'windows' | 'relations'
    > {
  provenance: PolicyRecord['source']['provenance'];
  clauses: Pick<PolicyRecord['clauses'][number], 'id' | 'parentId' | 'label' | 'heading' | 'text'>[];
}

export interface RegionalRow extends VersionRow {
  familyId: string;
  regionCode: string;
  issuers: readonly string[];
  themes: readonly string[];
  provenance: PolicyRecord['source']['provenance'];
  /** How many papers it asks for; 0 where it names none. */
  materials: number;
  items: (Pick<PolicyRecord['items'][number], 'id' | 'name' | 'support' | 'amount'> & {
    conditions: Pick<PolicyRecord['items'][number]['conditions'][number], 'text'>[];
  })[];
}

/** Rows of whole families, by what they are read for. */
export interface LibraryRows {
  /** Policies whose conditions ask for facts, and the other versions of their titles. */
  requirements: RequirementRow;
  /** Policies that give something with the other versions of their titles, and the calls and extensions that name days for them. */
  items: ItemRow;
  /** Policies below the nation. */
  regions: RegionalRow;
  /** Calls for applications and their extensions. */
  notices: NoticeRow;
}

/** A call for applications or an extension of one, as the library has it. */
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
