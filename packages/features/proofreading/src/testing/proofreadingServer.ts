import type { MainComponents } from '@hengce/api/contract';
import { fail, firstRevision, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';
import { headOf, noCheck, sampleDocument, sampleVersion } from './proofreadingFixtures';

type S = MainComponents['schemas'];

export interface ProofreadingServerOptions {
  documents?: readonly S['ProofreadingDocument'][];
  version?: S['ProofreadingVersion'];
  genre?: S['ProofreadingGenre'];
  entries?: readonly S['ProofreadingEntry'][];
  settings?: Partial<S['ProofreadingSettings']>;
  check?: Partial<S['ProofreadingCheck']>;
  /** Reason for which uploads are refused. */
  refusal?: string;
  /** Whether counting answers 1010. */
  isUsedUp?: boolean;
  /** Status with which saving fails: 400, 409 or 500. */
  saving?: 400 | 409 | 500;
  /** Whether the lists never come. */
  hasNoLists?: boolean;
  /** Whether exports never come. */
  isExportHeld?: boolean;
}

/** Handlers over documents of one account in memory. */
export function proofreadingServer({
  version: first = sampleVersion(),
  documents,
  genre = 'official',
  entries = [],
  settings = {},
  check = {},
  refusal,
  isUsedUp = false,
  saving,
  hasNoLists = false,
  isExportHeld = false,
}: ProofreadingServerOptions = {}) {
  let version = { ...first, revision: first.revision + firstRevision() };
  let rows = [...entries];
  let document = sampleDocument({ genre, version: first.version, versions: [headOf(first)] });
  const all = documents ?? [document];
  const status = (code: number, msg: string) => HttpResponse.json(fail(code, msg, code), { status: code });
  return [
    mainHttp.get('/api/proofreading/documents', ({ response }) =>
      response(200).json(ok({ rows: [...all], total: all.length })),
    ),
    mainHttp.get('/api/proofreading/document/{documentId}', ({ response }) => response(200).json(ok(document))),
    mainHttp.get('/api/proofreading/version/{documentId}', ({ response }) => response(200).json(ok(version))),
    mainHttp.get('/api/proofreading/settings', ({ response }) =>
      response(200).json(ok({ model: null, maxCharacters: 300_000, laws: [], ...settings })),
    ),
    mainHttp.get('/api/proofreading/lists', ({ response }) =>
      hasNoLists ? response.untyped(status(500, '服务暂时不可用')) : response(200).json(ok({ rows })),
    ),
    mainHttp.get('/api/proofreading/result/{documentId}', ({ response }) =>
      response(200).json(ok({ ...noCheck, ...check })),
    ),
    mainHttp.post('/api/proofreading/create', async ({ request, response }) => {
      const { text, genre } = (await request.json()) as S['CreateProofreadingBody'];
      version = sampleVersion({ format: 'text', fileName: null, text, isCounted: false });
      document = sampleDocument({ name: text.slice(0, 20), genre, source: 'typed', versions: [headOf(version)] });
      return response(200).json(ok(document));
    }),
    mainHttp.post('/api/proofreading/update/{documentId}', async ({ request, response }) => {
      document = { ...document, ...((await request.json()) as Pick<Partial<typeof document>, 'name' | 'genre'>) };
      return response(200).json(ok(document));
    }),
    mainHttp.post('/api/proofreading/upload', ({ response }) =>
      refusal === undefined ? response(200).json(ok(document)) : response.untyped(status(400, refusal)),
    ),
    mainHttp.post('/api/proofreading/count/{documentId}', ({ response }) => {
      if (isUsedUp)
        return response.untyped(HttpResponse.json(fail(1010, '智能校对的试用次数已用完，请联系顾问', 1010)));
      version = { ...version, isCounted: true };
      document = { ...document, versions: [headOf(version)] };
      return response(200).json(ok(headOf(version)));
    }),
    mainHttp.post('/api/proofreading/saveEdits/{documentId}', async ({ request, response }) => {
      if (saving === 400)
        return response.untyped(status(400, '文稿最多300000字，现在是300012字，没有保存。请拆成几份'));
      if (saving === 409) return response.untyped(status(409, '别的页面刚改过这份文稿，这里的改动没有保存'));
      if (saving === 500) return response.untyped(status(500, '服务暂时不可用'));
      const { revision, edits, ignored } = (await request.json()) as S['SaveProofreadingEditsBody'];
      // As the server does; what the story before this one sends on its way out is of none of these revisions.
      if (revision !== version.revision)
        return response.untyped(status(409, '别的页面刚改过这份文稿，这里的改动没有保存'));
      version = { ...version, edits, ignored, revision: version.revision + 1 };
      return response(200).json(ok(headOf(version)));
    }),
    mainHttp.post('/api/proofreading/addVersion/{documentId}', async ({ request, response }) => {
      const { text } = (await request.json()) as S['AddProofreadingVersionBody'];
      version = sampleVersion({ version: version.version + 1, format: 'text', fileName: null, text, isCounted: false });
      document = { ...document, version: version.version, versions: [headOf(version), ...document.versions] };
      return response(200).json(ok(document));
    }),
    mainHttp.post('/api/proofreading/saveEntry', async ({ request, response }) => {
      const body = (await request.json()) as S['SaveProofreadingEntryBody'];
      const entry: S['ProofreadingEntry'] = {
        id: `pe${String(rows.length + 1).padStart(6, '0')}`,
        kind: body.kind,
        text: body.text ?? '',
        suggestion: body.suggestion ?? null,
        note: body.note ?? null,
        posts: body.posts ?? [],
        ruleId: body.ruleId ?? null,
        createdAt: '2026-11-20T02:24:00.000Z',
      };
      rows = [...rows, entry];
      return response(200).json(ok(entry));
    }),
    mainHttp.post('/api/proofreading/removeEntries', async ({ request, response }) => {
      const { ids } = (await request.json()) as S['RemoveProofreadingEntriesBody'];
      rows = rows.filter(({ id }) => !ids.includes(id));
      return response(200).json(ok(null));
    }),
    mainHttp.post('/api/proofreading/importList', ({ response }) =>
      response(200).json(
        ok({ added: 3, changed: 1, known: 2, rejected: [{ line: 5, message: '与第4行重复，没有导入' }] }),
      ),
    ),
    mainHttp.post('/api/proofreading/check/{documentId}', ({ response }) =>
      response(200).json(ok({ ...noCheck, layers: ['model'], state: 'running', paragraphs: 9, paragraphsDone: 3 })),
    ),
    mainHttp.get('/api/proofreading/export/{documentId}', async ({ response }) => {
      if (isExportHeld) await new Promise(() => undefined);
      return response.untyped(
        new HttpResponse(new Uint8Array([80, 75]), {
          headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('说明.docx')}` },
        }),
      );
    }),
  ];
}
