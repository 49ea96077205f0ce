import { parseClauses } from '@hengce/text';
import type { PolicyRecord } from './PolicyRecord';

/** Valid record for tests; `text` becomes its clauses. */
export function policyRecord({
  text = '第一条 为了测试。',
  ...rest
}: Partial<PolicyRecord> & { text?: string } = {}): PolicyRecord {
  const id = rest.id ?? 'test-1';
  return {
    id,
    familyId: id,
    title: '测试办法',
    docNo: null,
    indexNo: null,
    issuers: ['测试局'],
    level: 'province',
    regionCode: '330000',
    kind: 'normative',
    status: 'in_force',
    statusNote: null,
    themes: ['科技、教育'],
    writtenAt: null,
    publishedAt: '2025-01-01',
    effectiveFrom: null,
    effectiveTo: null,
    summary: null,
    hasFullText: true,
    clauses: parseClauses(text).clauses,
    keyFacts: [],
    items: [],
    materials: [],
    obligations: [],
    windows: [],
    milestones: [],
    relations: [],
    source: {
      provenance: 'curated',
      name: '测试',
      url: null,
      licence: null,
      verifiedAt: null,
      confidence: null,
      attribution: null,
    },
    ...rest,
  };
}
