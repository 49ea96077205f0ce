import type { PolicyRecord } from '../PolicyRecord';

/** What a row of results shows, fixed at indexing time. The rest (status, window, marks) depends on the day and the query. */
export interface IndexedPolicy
  extends Pick<
    PolicyRecord,
    | 'id'
    | 'familyId'
    | 'title'
    | 'docNo'
    | 'issuers'
    | 'level'
    | 'regionCode'
    | 'kind'
    | 'status'
    | 'themes'
    | 'writtenAt'
    | 'publishedAt'
    | 'effectiveFrom'
    | 'effectiveTo'
    | 'windows'
  > {
  provenance: PolicyRecord['source']['provenance'];
  support: PolicyRecord['items'][number]['support'][];
  /** The largest amount of its items. */
  amount: PolicyRecord['items'][number]['amount'];
}

export function indexedPolicy(record: PolicyRecord): IndexedPolicy {
  const { id, familyId, title, docNo, issuers, level, regionCode, kind, status, themes } = record;
  const { writtenAt, publishedAt, effectiveFrom, effectiveTo, windows } = record;
  return {
    id,
    familyId,
    title,
    docNo,
    issuers,
    level,
    regionCode,
    kind,
    status,
    themes,
    writtenAt,
    publishedAt,
    effectiveFrom,
    effectiveTo,
    windows,
    provenance: record.source.provenance,
    support: [...new Set(record.items.map(({ support }) => support))],
    amount: largestAmount(record.items),
  };
}

function largestAmount(items: PolicyRecord['items']): IndexedPolicy['amount'] {
  let best: IndexedPolicy['amount'] = null;
  for (const { amount } of items) {
    if (amount && (best === null || (amount.capFen ?? -1) > (best.capFen ?? -1))) best = amount;
  }
  return best;
}
