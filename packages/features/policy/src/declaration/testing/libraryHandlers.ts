import type { EvidenceEntry, EvidenceLibrary } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay, HttpResponse } from 'msw';

const file = (kind: string, changed: Partial<EvidenceEntry> = {}): EvidenceEntry => ({
  evidenceId: `v-${kind}`,
  kind,
  fileName: `${kind}.pdf`,
  mediaType: 'application/pdf',
  size: 1_824_000,
  uploadedAt: '2026-06-12T03:20:00.000Z',
  expiresOn: null,
  isExpired: false,
  origin: 'upload',
  usedIn: [],
  expiry: 'none',
  uses: [],
  older: [],
  ...changed,
});
const use = (id: string, name: string) => ({ kind: 'declaration' as const, id, name });

export const libraryEntries: EvidenceEntry[] = [
  file('研发费用专项审计报告', {
    fileName: '研发费用专项审计报告2025.docx',
    uses: [use('d2', '科技型中小企业评价')],
    older: [
      {
        evidenceId: 'v-old',
        fileName: '研发费用专项审计报告2024.pdf',
        size: 1_200_000,
        uploadedAt: '2025-06-10T03:20:00.000Z',
        expiresOn: null,
        uses: [],
      },
    ],
  }),
  file('质量管理体系认证证书', {
    expiresOn: '2026-08-01',
    isExpired: true,
    expiry: 'expired',
    uses: [use('d1', '数控机床智能化改造'), use('d3', '省级质量奖')],
  }),
  file('安全生产许可证', { expiresOn: '2026-12-20', expiry: 'soon' }),
  file('营业执照', {
    evidenceId: 'fact-18',
    fileName: '营业执照.jpg',
    origin: 'fact',
    uses: [{ kind: 'fact', id: 'e1', name: '甲精密制造有限公司的注册资本' }],
  }),
];

const libraryOf = (all: readonly EvidenceEntry[], rows = all): EvidenceLibrary => ({
  rows: [...rows],
  kinds: [...new Set(all.map(({ kind }) => kind))],
  counts: {
    all: all.length,
    soon: all.filter(({ expiry }) => expiry === 'soon').length,
    expired: all.filter(({ expiry }) => expiry === 'expired').length,
    unused: all.filter(({ uses }) => uses.length === 0).length,
  },
  usedBytes: 48_200_000,
  maxBytes: 500_000_000,
});

const path = '/api/v1/declaration/library';

/** Handlers over a 材料库 in memory that lasts while the story runs. */
export function libraryHandlers(first: readonly EvidenceEntry[] = libraryEntries) {
  let all = [...first];
  return [
    mainHttp.get(path, ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const show = query.get('show') ?? 'all';
      const rows = all
        .filter(({ kind, fileName }) => `${kind} ${fileName}`.includes(query.get('q') ?? ''))
        .filter(({ kind }) => !query.get('kind') || kind === query.get('kind'))
        .filter(({ expiry, uses }) => show === 'all' || expiry === show || (show === 'unused' && uses.length === 0));
      return response(200).json(ok(libraryOf(all, rows)));
    }),
    mainHttp.post('/api/v1/declaration/saveEvidence', async ({ request, response }) => {
      const form = await request.formData();
      const sent = form.get('file') as File;
      const former = all.find(({ evidenceId }) => evidenceId === form.get('evidenceId'));
      const added = file(former?.kind ?? String(form.get('kind')), {
        evidenceId: `new-${all.length}`,
        fileName: sent.name,
        uploadedAt: '2026-11-20T02:00:00.000Z',
        older: former ? [former, ...former.older] : [],
      });
      all = [added, ...all.filter((one) => one !== former)];
      return response(200).json(ok(added));
    }),
    mainHttp.post('/api/v1/declaration/updateEvidence', async ({ request, response }) => {
      const { evidenceId, ...body } = await request.json();
      all = all.map((one) => (one.evidenceId === evidenceId ? { ...one, ...body } : one));
      return response(200).json(ok(all.find((one) => one.evidenceId === evidenceId) ?? file('材料')));
    }),
    mainHttp.post('/api/v1/declaration/removeEvidence', async ({ request, response }) => {
      const { evidenceId } = await request.json();
      all = all.filter((one) => one.evidenceId !== evidenceId);
      return response(200).json(ok(null));
    }),
    mainHttp.get('/api/v1/declaration/libraryFile', () => HttpResponse.text('%PDF')),
  ];
}

export const libraryPending = mainHttp.get(path, async () => {
  await delay('infinite');
  return new Response();
});
export const libraryFailing = mainHttp.get(path, ({ response }) =>
  response.untyped(Response.json(fail(500, '服务暂时不可用', 500), { status: 500 })),
);
export const libraryOffline = mainHttp.get(path, () => HttpResponse.error());
export const libraryRefuses = (message: string) =>
  mainHttp.post('/api/v1/declaration/saveEvidence', ({ response }) =>
    response.untyped(Response.json(fail(400, message, 400), { status: 400 })),
  );
export const longEntry = file(
  '国家企业技术中心与省级工业互联网平台建设运营情况第三方评估报告及附件（含设备清单、合同与发票）',
  {
    fileName: `${'关于数字化车间与智能工厂建设项目投资完成情况的专项审计报告'.repeat(3)}.pdf`,
    uses: Array.from({ length: 6 }, (_, index) =>
      use(`d${index}`, `第${index + 1}批次智能制造与数字化改造专项资金项目`),
    ),
  },
);
