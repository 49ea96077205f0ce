import type { KnowledgeDocument, RetrievalResult } from '@hengce/api';
import { listKnowledgeDocuments } from '@hengce/api/examples';

const [read, parsing] = listKnowledgeDocuments.rows as [KnowledgeDocument, KnowledgeDocument];

const document = (id: number, name: string, changed: Partial<KnowledgeDocument> = {}): KnowledgeDocument => ({
  ...read,
  id: `kd${String(id).padStart(6, '0')}`,
  name,
  kind: (/\.(\w+)$/.exec(name)?.[1] ?? 'pdf') as KnowledgeDocument['kind'],
  version: 1,
  versions: [{ version: 1, name, bytes: 8_400_000, createdAt: read.createdAt }],
  citedTimes: 0,
  ...changed,
});
const unread = { pages: null, pagesDone: 0, chunks: 0 } satisfies Partial<KnowledgeDocument>;

/** Documents, one in each state. */
export const sampleDocuments: KnowledgeDocument[] = [
  read,
  document(2, '研发费用辅助账汇总表.xlsx', { bytes: 1_200_000, pages: 9, pagesDone: 9, citedTimes: 41 }),
  parsing,
  document(4, '技术先进性说明.docx', {
    bytes: 640_000,
    state: 'queued',
    queuePosition: 2,
    ...unread,
    updatedAt: '2026-11-20T02:22:00.000Z',
  }),
  document(5, '产学研合作合同.pdf', { state: 'indexing', pages: 19, pagesDone: 19 }),
  document(6, '厂区环评批复（扫描件）.pdf', {
    bytes: 5_000_000,
    state: 'partial',
    pages: 12,
    pagesDone: 12,
    failedPages: [4, 9],
    reason: '2页没有可检索的文字（扫描件）。其余10页可用',
    canRetry: true,
    citedTimes: 3,
    updatedAt: '2026-11-11T02:00:00.000Z',
  }),
  document(7, '职工花名册.pdf', {
    bytes: 280_000,
    state: 'failed',
    ...unread,
    reason: '文件有密码，无法读取。请去掉密码后上传新版本',
    updatedAt: '2026-11-06T02:00:00.000Z',
  }),
  document(8, '设备清单.pdf', {
    bytes: 410_000,
    state: 'failed',
    ...unread,
    reason: '文件打不开，可能不完整或已损坏。请打开核对，重新导出后上传新版本',
    canRetry: true,
    updatedAt: '2026-11-05T02:00:00.000Z',
  }),
  document(9, '高新技术企业证书.pdf', {
    bytes: 410_000,
    pages: 1,
    pagesDone: 1,
    chunks: 1,
    citedTimes: 33,
    expiresAt: '2026-10-21',
    updatedAt: '2026-10-22T02:00:00.000Z',
  }),
  document(10, '企业简介.md', {
    bytes: 12_000,
    pages: null,
    pagesDone: 0,
    chunks: 6,
    isEnabled: false,
    duplicateOf: { id: 'kd000011', name: '企业简介2026.md' },
    updatedAt: '2025-09-28T02:00:00.000Z',
  }),
];

/** Result of a question without hits, with the reasons. */
export const missedResult: RetrievalResult = {
  terms: ['气凝胶', '导热系数'],
  hits: [],
  misses: [
    '“气凝胶”不在任何可检索的片段里',
    '有2个片段写到“导热系数”，但已停用。停用的片段不参加检索，启用后就能查到',
    '“企业简介.md”已停用',
    '“研发项目立项书合集.pdf”还在解析，已读12页，共80页',
  ],
};
