import { type Api, call, download, fetchWithProgress, withFile } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
export type ProofreadingDocument = S['ProofreadingDocument'];
export type ProofreadingVersion = S['ProofreadingVersion'];
export type ProofreadingSource = S['ProofreadingSource'];
export type ProofreadingGenre = S['ProofreadingGenre'];
export type ProofreadingEntry = S['ProofreadingEntry'];
export type ListKind = S['ProofreadingListKind'];
export type ExportForm = MainPaths['/api/proofreading/export/{documentId}']['get']['parameters']['query']['form'];

export const documentsPageSize = 20;
/** A check of the model is asked about again and again while it goes on. */
const followMs = 1_500;

const at = (documentId: string) => ({ path: { documentId } });
export const documentsKey = mainKey('listProofreadingDocuments');
export const documentKey = (documentId: string) => mainKey('getProofreadingDocument', documentId);
export const checkKey = (documentId: string, version: number) => mainKey('getProofreadingCheck', documentId, version);

export const proofreadingQueries = ({ main }: Api) => ({
  documents: (pageNum: number) =>
    queryOptions({
      queryKey: [...documentsKey, { pageNum }],
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/proofreading/documents', {
            params: { query: { pageNum, pageSize: documentsPageSize } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  document: (documentId: string) =>
    queryOptions({
      queryKey: documentKey(documentId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/proofreading/document/{documentId}', { params: at(documentId), signal })),
    }),
  /** Version of a document, read anew each time it is opened; while it is open, the page has what is newest. */
  version: (documentId: string, version: number) =>
    queryOptions({
      queryKey: mainKey('getProofreadingVersion', documentId, version),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/proofreading/version/{documentId}', {
            params: { ...at(documentId), query: { version } },
            signal,
          }),
        ),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  check: (documentId: string, version: number) =>
    queryOptions({
      queryKey: checkKey(documentId, version),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/proofreading/result/{documentId}', {
            params: { ...at(documentId), query: { version } },
            signal,
          }),
        ),
      refetchInterval: ({ state }) =>
        state.data?.state === 'queued' || state.data?.state === 'running' ? followMs : false,
    }),
  settings: () =>
    queryOptions({
      queryKey: mainKey('getProofreadingSettings'),
      queryFn: ({ signal }) => call(main.GET('/api/proofreading/settings', { signal })),
    }),
  lists: () =>
    queryOptions({
      queryKey: mainKey('listProofreadingEntries'),
      queryFn: ({ signal }) => call(main.GET('/api/proofreading/lists', { signal })),
    }),
});

export const proofreadingMutations = ({ main }: Api) => ({
  create: apiMutation((body: S['CreateProofreadingBody']) => call(main.POST('/api/proofreading/create', { body }))),
  upload: apiMutation(
    ({
      file,
      onProgress,
      ...fields
    }: {
      genre: ProofreadingGenre;
      replaces?: string;
      file: File;
      onProgress: (share: number) => void;
    }) =>
      call(
        main.POST('/api/proofreading/upload', {
          body: { ...fields, file },
          bodySerializer: withFile(fields, file),
          fetch: fetchWithProgress(onProgress),
        }),
      ),
  ),
  addVersion: apiMutation(({ documentId, text }: { documentId: string; text: string }) =>
    call(main.POST('/api/proofreading/addVersion/{documentId}', { params: at(documentId), body: { text } })),
  ),
  update: apiMutation(({ documentId, ...body }: S['UpdateProofreadingBody'] & { documentId: string }) =>
    call(main.POST('/api/proofreading/update/{documentId}', { params: at(documentId), body })),
  ),
  remove: apiMutation((id: string) => call(main.POST('/api/proofreading/remove', { body: { id } }))),
  saveEdits: apiMutation(({ documentId, ...body }: S['SaveProofreadingEditsBody'] & { documentId: string }) =>
    call(main.POST('/api/proofreading/saveEdits/{documentId}', { params: at(documentId), body })),
  ),
  count: apiMutation(({ documentId, version, key }: { documentId: string; version: number; key: string }) =>
    call(
      main.POST('/api/proofreading/count/{documentId}', {
        params: { ...at(documentId), header: { 'Idempotency-Key': key } },
        body: { version },
      }),
    ),
  ),
  askModel: apiMutation(({ documentId, version, key }: { documentId: string; version: number; key: string }) =>
    call(
      main.POST('/api/proofreading/check/{documentId}', {
        params: { ...at(documentId), header: { 'Idempotency-Key': key } },
        body: { version, layers: ['model'] },
      }),
    ),
  ),
  export: apiMutation(({ documentId, version, form }: { documentId: string; version: number; form: ExportForm }) =>
    download(
      main.GET('/api/proofreading/export/{documentId}', {
        params: { ...at(documentId), query: { version, form } },
        parseAs: 'blob',
      }),
    ),
  ),
  saveEntry: apiMutation((body: S['SaveProofreadingEntryBody']) =>
    call(main.POST('/api/proofreading/saveEntry', { body })),
  ),
  removeEntries: apiMutation((ids: string[]) => call(main.POST('/api/proofreading/removeEntries', { body: { ids } }))),
  importList: apiMutation(({ kind, file }: { kind: ListKind; file: File }) =>
    call(main.POST('/api/proofreading/importList', { body: { kind, file }, bodySerializer: withFile({ kind }, file) })),
  ),
  exportList: apiMutation(({ kind, format }: { kind: ListKind; format: 'csv' | 'xlsx' }) =>
    download(main.GET('/api/proofreading/exportList', { params: { query: { kind, format } }, parseAs: 'blob' })),
  ),
});
