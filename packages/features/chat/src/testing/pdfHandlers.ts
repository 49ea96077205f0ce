import type { MainComponents } from '@hengce/api/contract';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';
import { samplePages, writePdf } from './writePdf';

type KnowledgeDocument = MainComponents['schemas']['KnowledgeDocument'];

const at = '2026-11-18T02:24:00.000Z';
export const sampleDocument = (rest: Partial<KnowledgeDocument> = {}): KnowledgeDocument => ({
  id: 'kd000001',
  baseId: 'kb000009',
  folderId: null,
  name: '云澜市企业研发费用后补助实施细则（示例）.pdf',
  kind: 'pdf',
  bytes: 840_000,
  state: 'ready',
  queuePosition: null,
  pages: 8,
  pagesDone: 8,
  failedPages: [],
  reason: null,
  canRetry: false,
  isEnabled: true,
  chunks: 31,
  version: 1,
  versions: [],
  duplicateOf: null,
  expiresAt: null,
  citedTimes: 0,
  createdAt: at,
  updatedAt: at,
  ...rest,
});

interface PdfServerOptions {
  documents?: readonly KnowledgeDocument[];
  /** Of the document that is opened, each time it is asked for; the last stays. */
  states?: readonly Partial<KnowledgeDocument>[];
  bytes?: () => Uint8Array<ArrayBuffer>;
  refusal?: string;
}

/** Handlers over documents of one account in memory. */
export function pdfServer({
  documents = [sampleDocument()],
  states = [{}],
  bytes = () => writePdf(samplePages(8)),
  refusal,
}: PdfServerOptions = {}) {
  let asked = -1;
  const opened = (id: string) => ({
    ...(documents.find((document) => document.id === id) ?? sampleDocument({ id })),
    ...states[Math.min(states.length - 1, Math.max(0, asked))],
  });
  return [
    mainHttp.get('/api/knowledge/documents', ({ response }) =>
      response(200).json(
        ok({ rows: [...documents], total: documents.length, attention: { failed: 0, partial: 0, old: 0 } }),
      ),
    ),
    mainHttp.get('/api/knowledge/document/{documentId}', ({ params, response }) => {
      asked += 1;
      return response(200).json(ok(opened(params.documentId)));
    }),
    mainHttp.get('/api/knowledge/file/{documentId}', ({ response }) =>
      response.untyped(
        new HttpResponse(bytes(), {
          headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
        }),
      ),
    ),
    mainHttp.post('/api/knowledge/upload', ({ response }) =>
      refusal === undefined
        ? response(200).json(ok(sampleDocument({ state: 'parsing', pagesDone: 3 })))
        : response.untyped(HttpResponse.json(fail(415, refusal, 415), { status: 415 })),
    ),
    mainHttp.post('/api/knowledge/retry/{documentId}', ({ params, response }) =>
      response(200).json(
        ok(sampleDocument({ id: params.documentId, state: 'queued', queuePosition: 2, pagesDone: 0 })),
      ),
    ),
  ];
}
