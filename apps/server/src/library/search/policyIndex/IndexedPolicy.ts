import { readAmount } from '@hengce/text';
import type { PolicyRecord } from '../../records';

/**
 * Fields of a result row that are fixed at indexing time. The rest (status, window, marks) depends on the day and the
 * query.
 */
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
    | 'relations'
  > {
  provenance: PolicyRecord['source']['provenance'];
  support: PolicyRecord['items'][number]['support'][];
  /** Highest amount for one firm, as the detail words it: the limit over all items, else the largest of them. */
  amount: PolicyRecord['items'][number]['amount'];
}

export function indexedPolicy(record: PolicyRecord): IndexedPolicy {
  const { id, familyId, title, docNo, issuers, level, regionCode, kind, status, themes } = record;
  const { writtenAt, publishedAt, effectiveFrom, effectiveTo, windows, relations } = record;
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
    relations: relations.filter(({ kind }) => kind === 'notice_of' || kind === 'extends'),
    provenance: record.source.provenance,
    support: [...new Set(record.items.map(({ support }) => support))],
    amount: limitOverAll(record.keyFacts) ?? largestAmount(record.items),
  };
}

/** The key fact 单企上限, where it is an amount: items may add up to more than the largest, and an investment is none. */
function limitOverAll(keyFacts: PolicyRecord['keyFacts']): IndexedPolicy['amount'] {
  const value = keyFacts.find(({ label }) => label === '单企上限')?.value ?? '';
  const found = /\d{1,9}(?:\.\d{1,4})?[万亿]?元$/.exec(value)?.[0] ?? '';
  const fen = readAmount(found);
  return fen === null ? null : { text: `最高${found}`, capFen: Number(fen) };
}

function largestAmount(items: PolicyRecord['items']): IndexedPolicy['amount'] {
  let best: IndexedPolicy['amount'] = null;
  for (const { amount } of items) {
    if (amount && (best === null || (amount.capFen ?? -1) > (best.capFen ?? -1))) best = amount;
  }
  return best;
}
