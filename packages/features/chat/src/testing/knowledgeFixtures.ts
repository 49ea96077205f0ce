import type {
  KnowledgeBase,
  KnowledgeChunk,
  KnowledgeDocument,
  RegressionQuestion,
  RetrievalResult,
} from '@hengce/api';

const baseId = 'kb000001';
const createdAt = '2026-11-18T02:00:00.000Z';

export const sampleBases: KnowledgeBase[] = [
  {
    id: baseId,
    name: '申报材料库',
    kind: 'own',
    documents: 10,
    bytes: 86_400_000,
    folders: [
      { id: 'fd000001', name: '审计报告', documents: 2 },
      { id: 'fd000002', name: '知识产权', documents: 3 },
    ],
    createdAt,
  },
  { id: 'kb000002', name: '财务资料库', kind: 'own', documents: 46, bytes: 41_000_000, folders: [], createdAt },
  { id: 'kb000003', name: '质量与安全制度', kind: 'own', documents: 31, bytes: 12_000_000, folders: [], createdAt },
  { id: 'kb000009', name: '对话附件', kind: 'attachments', documents: 12, bytes: 8_000_000, folders: [], createdAt },
];

const document = (id: number, name: string, changed: Partial<KnowledgeDocument> = {}): KnowledgeDocument => ({
  id: `kd${String(id).padStart(6, '0')}`,
  baseId,
  folderId: null,
  name,
  kind: (/\.(\w+)$/.exec(name)?.[1] ?? 'pdf') as KnowledgeDocument['kind'],
  bytes: 8_400_000,
  state: 'ready',
  queuePosition: null,
  pages: 62,
  pagesDone: 62,
  failedPages: [],
  reason: null,
  canRetry: false,
  isEnabled: true,
  chunks: 128,
  version: 1,
  versions: [{ version: 1, name, bytes: 8_400_000, createdAt }],
  duplicateOf: null,
  expiresAt: null,
  citedTimes: 0,
  createdAt,
  updatedAt: createdAt,
  ...changed,
});

/** One in each state. */
export const sampleDocuments: KnowledgeDocument[] = [
  document(1, '2025年度审计报告.pdf', {
    citedTimes: 24,
    version: 2,
    versions: [
      { version: 2, name: '2025年度审计报告.pdf', bytes: 8_400_000, createdAt },
      { version: 1, name: '2025年度审计报告（征求意见）.pdf', bytes: 8_100_000, createdAt: '2026-10-02T02:00:00.000Z' },
    ],
  }),
  document(2, '研发费用辅助账汇总表.xlsx', { bytes: 1_200_000, pages: 9, pagesDone: 9, citedTimes: 41 }),
  document(3, '研发项目立项书合集.pdf', {
    bytes: 3_600_000,
    state: 'parsing',
    pages: 80,
    pagesDone: 12,
    chunks: 31,
    updatedAt: '2026-11-20T02:20:00.000Z',
  }),
  document(4, '技术先进性说明.docx', {
    bytes: 640_000,
    state: 'queued',
    queuePosition: 2,
    pages: null,
    pagesDone: 0,
    chunks: 0,
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
    pages: null,
    pagesDone: 0,
    chunks: 0,
    reason: '文件有密码，无法读取。请去掉密码后上传新版本',
    updatedAt: '2026-11-06T02:00:00.000Z',
  }),
  document(8, '设备清单.pdf', {
    bytes: 410_000,
    state: 'failed',
    pages: null,
    pagesDone: 0,
    chunks: 0,
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

export const sampleChunks: KnowledgeChunk[] = [
  [5, '三、研发费用', '本年度研发费用合计28643200.00元，占营业收入的比例为5.9%，比上年增加1.2个百分点。'],
  [6, '三、研发费用', '研发费用加计扣除合计12860000.00元，其中直接投入5000000.00元，人员人工7860000.00元。'],
  [6, '三、研发费用', '委托外部研究开发费用为1200000.00元，按实际发生额的80%计入。'],
  [7, '四、知识产权', '截至2026年10月，有效发明专利17件，其中2026年新授权4件。另有6件处于实质审查阶段。'],
].map(([page, heading, text], index) => ({
  id: `ch${String(index + 1).padStart(6, '0')}`,
  ordinal: index + 1,
  page: page as number,
  heading: heading as string,
  text: text as string,
  isEnabled: index !== 2,
  isEdited: index === 1,
  boxes: [{ page: page as number, x: 0.1, y: 0.2 + 0.1 * index, width: 0.8, height: 0.03 }],
}));

export const sampleResult: RetrievalResult = {
  terms: ['研发', '费用', '加计', '扣除'],
  hits: sampleChunks.slice(0, 2).map(({ id, page, text }, index) => ({
    chunkId: id,
    documentId: 'kd000001',
    documentName: '2025年度审计报告.pdf',
    page,
    text,
    score: 12.4 - 5.2 * index,
    matched: index === 0 ? ['研发', '费用'] : ['研发', '费用', '加计', '扣除'],
  })),
  misses: ['“职工花名册.pdf”“设备清单.pdf”解析失败，里面的内容查不到'],
};

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

export const sampleQuestions: RegressionQuestion[] = [
  {
    id: 'rq000001',
    q: '研发费用加计扣除合计多少',
    documentId: 'kd000001',
    documentName: '2025年度审计报告.pdf',
    chunkId: 'ch000002',
    rank: 1,
    previousRank: 1,
    checkedAt: createdAt,
  },
  {
    id: 'rq000002',
    q: '有效发明专利有几件',
    documentId: 'kd000001',
    documentName: '2025年度审计报告.pdf',
    chunkId: 'ch000004',
    rank: 6,
    previousRank: 2,
    checkedAt: createdAt,
  },
  {
    id: 'rq000003',
    q: '委托研发按多少计入',
    documentId: 'kd000001',
    documentName: '2025年度审计报告.pdf',
    chunkId: 'ch000003',
    rank: null,
    previousRank: 3,
    checkedAt: createdAt,
  },
];
