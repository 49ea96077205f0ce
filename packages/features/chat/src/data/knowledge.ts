import { type Api, call, download, fetchWithProgress, type KnowledgeDocument, withFile } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
export type DocumentsQuery = NonNullable<MainPaths['/api/knowledge/documents']['get']['parameters']['query']>;
export type ChunksQuery = NonNullable<MainPaths['/api/knowledge/chunks/{documentId}']['get']['parameters']['query']>;

/** Milliseconds between polls of a document that is being read. */
export const followMs = 1_500;
export const isBeingRead = ({ state }: Pick<KnowledgeDocument, 'state'>): boolean =>
  state === 'queued' || state === 'parsing' || state === 'indexing';

/** Keys of queries of documents, bases and questions: a change of one shows in the others. */
export const knowledgeKeys = [
  mainKey('listKnowledgeBases'),
  mainKey('listKnowledgeDocuments'),
  mainKey('getKnowledgeDocument'),
  mainKey('listKnowledgeChunks'),
  mainKey('listRegressionQuestions'),
];

export const knowledgeQueries = ({ main }: Api) => ({
  documents: (query: DocumentsQuery) =>
    queryOptions({
      queryKey: mainKey('listKnowledgeDocuments', query),
      queryFn: ({ signal }) => call(main.GET('/api/knowledge/documents', { params: { query }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.rows.some(isBeingRead) ? followMs : false),
    }),
  /** Places of the account's own documents that fit a question, the best first. */
  places: (q: string) =>
    queryOptions({
      queryKey: mainKey('retrieveKnowledge', q),
      queryFn: ({ signal }) => call(main.POST('/api/knowledge/retrieve', { body: { q }, signal })),
    }),
  /** @param revision of the document, so that chunks which were read since are asked for */
  chunks: (documentId: string, query: ChunksQuery, revision: number) =>
    queryOptions({
      queryKey: mainKey('listKnowledgeChunks', documentId, query, revision),
      queryFn: ({ signal }) =>
        call(main.GET('/api/knowledge/chunks/{documentId}', { params: { path: { documentId }, query }, signal })),
      placeholderData: keepPreviousData,
    }),
  regressions: (baseId: string) =>
    queryOptions({
      queryKey: mainKey('listRegressionQuestions', baseId),
      queryFn: ({ signal }) => call(main.GET('/api/knowledge/regressions', { params: { query: { baseId } }, signal })),
    }),
});

export interface KnowledgeUpload {
  baseId: string;
  folderId?: string;
  replaces?: string;
  file: File;
  onProgress: (share: number) => void;
}

const at = (documentId: string) => ({ params: { path: { documentId } } });

export const knowledgeMutations = ({ main }: Api) => ({
  saveBase: apiMutation((body: S['SaveBaseBody']) => call(main.POST('/api/knowledge/saveBase', { body }))),
  removeBase: apiMutation((id: string) => call(main.POST('/api/knowledge/removeBase', { body: { id } }))),
  saveFolder: apiMutation((body: S['SaveFolderBody']) => call(main.POST('/api/knowledge/saveFolder', { body }))),
  removeFolder: apiMutation((id: string) => call(main.POST('/api/knowledge/removeFolder', { body: { id } }))),
  upload: apiMutation(({ onProgress, file, ...fields }: KnowledgeUpload) =>
    call(
      main.POST('/api/knowledge/upload', {
        body: { ...fields, file },
        bodySerializer: withFile({ ...fields }, file),
        fetch: fetchWithProgress(onProgress),
      }),
    ),
  ),
  updateDocument: apiMutation(({ documentId, ...body }: S['UpdateDocumentBody'] & { documentId: string }) =>
    call(main.POST('/api/knowledge/updateDocument/{documentId}', { ...at(documentId), body })),
  ),
  removeDocument: apiMutation((id: string) => call(main.POST('/api/knowledge/removeDocument', { body: { id } }))),
  file: apiMutation((documentId: string) =>
    download(main.GET('/api/knowledge/file/{documentId}', { ...at(documentId), parseAs: 'blob' })),
  ),
  updateChunk: apiMutation(({ chunkId, ...body }: S['UpdateChunkBody'] & { chunkId: string }) =>
    call(main.POST('/api/knowledge/updateChunk/{chunkId}', { params: { path: { chunkId } }, body })),
  ),
  retrieve: apiMutation((body: S['RetrieveBody']) => call(main.POST('/api/knowledge/retrieve', { body }))),
  saveRegression: apiMutation((body: S['SaveRegressionBody']) =>
    call(main.POST('/api/knowledge/saveRegression', { body })),
  ),
  removeRegression: apiMutation((id: string) => call(main.POST('/api/knowledge/removeRegression', { body: { id } }))),
  runRegressions: apiMutation((baseId: string) =>
    call(main.POST('/api/knowledge/runRegression', { body: { baseId } })),
  ),
});
