import type { NoticeRow, PolicyRecord } from '../records';

export const rowOf = (record: PolicyRecord): NoticeRow => ({
  ...record,
  hash: record.id,
  provenance: record.source.provenance,
  intake: record.intake ?? null,
});
