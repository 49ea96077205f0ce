import type {
  KnowledgeBase,
  KnowledgeChunk,
  KnowledgeDocument,
  RegressionQuestion,
  RetrievalResult,
} from '@hengce/api';
import { listKnowledgeBases, listKnowledgeChunks, retrieveKnowledge } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';
import { sampleDocuments } from './knowledgeFixtures';
import { samplePages, writePdf } from './writePdf';

export interface KnowledgeServerOptions {
  bases?: readonly KnowledgeBase[];
  documents?: readonly KnowledgeDocument[];
  chunks?: readonly KnowledgeChunk[];
  questions?: readonly RegressionQuestion[];
  result?: RetrievalResult;
  usedBytes?: number;
  /** Reason for which uploads are refused. */
  refuses?: string;
  /** Whether uploads never end. */
  isUploadStuck?: boolean;
}

const at = '2026-11-20T02:24:00.000Z';
const old = '2025-11-20';
const isOld = ({ updatedAt }: KnowledgeDocument) => updatedAt < old;
const notFound = () => HttpResponse.json(fail(404, '没有找到，可能已被删除', 404), { status: 404 });

/** Handlers over knowledge bases in memory: changes last while the story runs. */
export function knowledgeHandlers(options: KnowledgeServerOptions = {}) {
  let bases = [...(options.bases ?? listKnowledgeBases.rows)];
  let documents = [...(options.documents ?? sampleDocuments)];
  let removed: KnowledgeDocument[] = [];
  const result = options.result ?? retrieveKnowledge;
  const one = (id: string) => documents.find((each) => each.id === id);
  const change = (id: string, patch: Partial<KnowledgeDocument>) => {
    documents = documents.map((each) => (each.id === id ? { ...each, ...patch } : each));
    return one(id);
  };
  return [
    mainHttp.get('/api/knowledge/bases', ({ response }) =>
      response(200).json(ok({ rows: bases, usedBytes: options.usedBytes ?? 147_400_000, maxBytes: 500_000_000 })),
    ),
    mainHttp.post('/api/knowledge/saveBase', async ({ request, response }) => {
      const { id, name } = await request.json();
      const kept = bases.find((each) => each.id === id);
      if (kept === undefined && bases.some((each) => each.name === name))
        return response.untyped(HttpResponse.json(fail(409, `已有名为“${name}”的知识库`, 409), { status: 409 }));
      const base: KnowledgeBase = kept
        ? { ...kept, name }
        : { id: `kb-new-${bases.length}`, name, kind: 'own', documents: 0, bytes: 0, folders: [], createdAt: at };
      bases = kept ? bases.map((each) => (each.id === id ? base : each)) : [base, ...bases];
      return response(200).json(ok(base));
    }),
    mainHttp.post('/api/knowledge/removeBase', async ({ request, response }) => {
      const { id } = await request.json();
      bases = bases.filter((each) => each.id !== id);
      return response(200).json(ok(null));
    }),
    mainHttp.post('/api/knowledge/saveFolder', async ({ request, response }) => {
      const { id, baseId, name } = await request.json();
      bases = bases.map((base) =>
        base.id !== baseId
          ? base
          : {
              ...base,
              folders: id
                ? base.folders.map((each) => (each.id === id ? { ...each, name } : each))
                : [...base.folders, { id: `fd-new-${base.folders.length}`, name, documents: 0 }],
            },
      );
      return response(200).json(ok(bases.find((each) => each.id === baseId) as KnowledgeBase));
    }),
    mainHttp.post('/api/knowledge/removeFolder', async ({ request, response }) => {
      const { id } = await request.json();
      bases = bases.map((base) => ({ ...base, folders: base.folders.filter((each) => each.id !== id) }));
      return response(200).json(ok(null));
    }),
    mainHttp.get('/api/knowledge/documents', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const ofBase = documents.filter(({ baseId }) => baseId === query.get('baseId'));
      const [folder, q, kind, state] = ['folderId', 'q', 'fileKind', 'parseState'].map((name) => query.get(name));
      const rows = ofBase
        .filter(({ folderId }) => !folder || folderId === folder)
        .filter(({ name }) => name.includes(q ?? ''))
        .filter((each) => !kind || each.kind === kind)
        .filter(
          (each) =>
            !state ||
            each.state === state ||
            (state === 'old' && isOld(each)) ||
            (state === 'running' && ['queued', 'parsing', 'indexing'].includes(each.state)),
        );
      const count = (which: (each: KnowledgeDocument) => boolean) => ofBase.filter(which).length;
      const attention = {
        failed: count((each) => each.state === 'failed'),
        partial: count((each) => each.state === 'partial'),
        old: count(isOld),
      };
      return response(200).json(ok({ rows, total: rows.length, attention }));
    }),
    mainHttp.post('/api/knowledge/upload', async ({ request, response }) => {
      const form = await request.formData();
      if (options.isUploadStuck) await new Promise(() => undefined);
      if (options.refuses) return response.untyped(HttpResponse.json(fail(413, options.refuses, 413), { status: 413 }));
      const file = form.get('file') as File;
      const replaced = one(String(form.get('replaces')));
      const twin = documents.find(({ name }) => name === file.name);
      const added = {
        ...(replaced ?? (sampleDocuments[3] as KnowledgeDocument)),
        id: replaced?.id ?? `kd-new-${documents.length}`,
        name: file.name,
        state: 'queued' as const,
        queuePosition: 1,
        pages: null,
        duplicateOf: twin && !replaced ? { id: twin.id, name: twin.name } : null,
        version: (replaced?.version ?? 0) + 1,
        updatedAt: at,
      };
      documents = [added, ...documents.filter(({ id }) => id !== added.id)];
      return response(200).json(ok(added));
    }),
    mainHttp.get('/api/knowledge/document/{documentId}', ({ params, response }) => {
      const found = one(params.documentId);
      // What was uploaded is read by the next time that somebody asks.
      if (found?.id.startsWith('kd-new'))
        change(found.id, { state: 'ready', queuePosition: null, pages: 3, pagesDone: 3 });
      return found ? response(200).json(ok(found)) : response.untyped(notFound());
    }),
    mainHttp.post('/api/knowledge/updateDocument/{documentId}', async ({ params, request, response }) => {
      const { isRemoved, ...body } = await request.json();
      const back = removed.find(({ id }) => id === params.documentId);
      if (isRemoved === false && back) documents = [back, ...documents];
      const found = change(params.documentId, body as Partial<KnowledgeDocument>);
      return found ? response(200).json(ok(found)) : response.untyped(notFound());
    }),
    mainHttp.post('/api/knowledge/removeDocument', async ({ request, response }) => {
      const { id } = await request.json();
      removed = [...removed, ...documents.filter((each) => each.id === id)];
      documents = documents.filter((each) => each.id !== id);
      return response(200).json(ok(null));
    }),
    mainHttp.post('/api/knowledge/retry/{documentId}', ({ params, response }) => {
      const found = change(params.documentId, { state: 'queued', queuePosition: 1, reason: null, pagesDone: 0 });
      return found ? response(200).json(ok(found)) : response.untyped(notFound());
    }),
    mainHttp.get('/api/knowledge/file/{documentId}', ({ response }) =>
      response.untyped(
        new HttpResponse(writePdf(samplePages(8)), {
          headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
        }),
      ),
    ),
    mainHttp.post('/api/knowledge/retrieve', ({ response }) => response(200).json(ok(result))),
    ...chunkHandlers(options.chunks ?? listKnowledgeChunks.rows),
    ...regressionHandlers(options.questions ?? []),
  ];
}

function chunkHandlers(initial: readonly KnowledgeChunk[]) {
  let chunks = [...initial];
  return [
    mainHttp.get('/api/knowledge/chunks/{documentId}', ({ request, response }) => {
      const page = new URL(request.url).searchParams.get('page');
      const rows = chunks.filter((each) => page === null || String(each.page) === page);
      return response(200).json(ok({ rows, total: rows.length }));
    }),
    mainHttp.post('/api/knowledge/updateChunk/{chunkId}', async ({ params, request, response }) => {
      const body = await request.json();
      chunks = chunks.map((each) =>
        each.id === params.chunkId
          ? {
              ...each,
              ...(body.isEnabled === undefined ? {} : { isEnabled: body.isEnabled }),
              ...(body.text === undefined ? {} : { text: body.text, isEdited: true }),
            }
          : each,
      );
      const found = chunks.find(({ id }) => id === params.chunkId);
      return found ? response(200).json(ok(found)) : response.untyped(notFound());
    }),
  ];
}

function regressionHandlers(initial: readonly RegressionQuestion[]) {
  let questions = [...initial];
  return [
    mainHttp.get('/api/knowledge/regressions', ({ response }) => response(200).json(ok({ rows: questions }))),
    mainHttp.post('/api/knowledge/saveRegression', async ({ request, response }) => {
      const { q, chunkId } = await request.json();
      const added: RegressionQuestion = {
        id: `rq-new-${questions.length}`,
        q,
        documentId: 'kd000001',
        documentName: '2025年度审计报告.pdf',
        chunkId,
        rank: 1,
        previousRank: null,
        checkedAt: at,
      };
      questions = [added, ...questions];
      return response(200).json(ok(added));
    }),
    mainHttp.post('/api/knowledge/removeRegression', async ({ request, response }) => {
      const { id } = await request.json();
      questions = questions.filter((each) => each.id !== id);
      return response(200).json(ok(null));
    }),
    mainHttp.post('/api/knowledge/runRegression', ({ response }) => response(200).json(ok({ rows: questions }))),
  ];
}
