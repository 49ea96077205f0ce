import { type Api, call, download, withFile } from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoadPdf } from '../components/pdf';
import { followMs, isBeingRead } from './knowledge';

/** Id of the base of files sent with conversations, which every account has. */
export const attachmentsBase = 'attachments';
export const documentsPageSize = 20;

export const pdfQueries = ({ main }: Api) => ({
  /** One document; asked for again while it is being read. */
  document: (documentId: string) =>
    queryOptions({
      queryKey: mainKey('getKnowledgeDocument', documentId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/knowledge/document/{documentId}', { params: { path: { documentId } }, signal })),
      refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? followMs : false),
    }),
  documents: (baseId: string, pageNum: number) =>
    queryOptions({
      queryKey: mainKey('listKnowledgeDocuments', { baseId, fileKind: 'pdf', pageNum }),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/knowledge/documents', {
            params: { query: { baseId, fileKind: 'pdf', pageNum, pageSize: documentsPageSize } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** Scope that a conversation was about. */
  conversationScope: (conversationId: string) =>
    queryOptions({
      queryKey: mainKey('getConversation', 'scope', conversationId),
      queryFn: async ({ signal }) => {
        const params = { path: { conversationId }, query: { limit: 1 } };
        return (await call(main.GET('/api/chat/conversations/{conversationId}', { params, signal }))).scope;
      },
    }),
});

/** Uploads a file into 对话附件. Resolves to its document. */
export const uploadAttachment = ({ main }: Pick<Api, 'main'>, file: File) => {
  const fields = { baseId: attachmentsBase };
  return call(
    main.POST('/api/knowledge/upload', { body: { ...fields, file }, bodySerializer: withFile(fields, file) }),
  );
};

export const pdfMutations = ({ main }: Api) => ({
  retry: apiMutation((documentId: string) =>
    call(main.POST('/api/knowledge/retry/{documentId}', { params: { path: { documentId } } })),
  ),
});

/** Loader of a document's bytes, with progress where the server sends the length and does not compress them. */
export const loadDocument =
  ({ main }: Api, documentId: string): LoadPdf =>
  async ({ signal, onProgress }) => {
    const { blob } = await download(
      main.GET('/api/knowledge/file/{documentId}', {
        params: { path: { documentId } },
        parseAs: 'blob',
        signal,
        middleware: [{ onResponse: ({ response }) => counted(response, onProgress) }],
      }),
    );
    return new Uint8Array(await blob.arrayBuffer());
  };

function counted(response: Response, onProgress: (share: number) => void): Response | undefined {
  const whole = Number(response.headers.get('content-length'));
  // Of a compressed body the length says nothing about what is read.
  if (!response.ok || !response.body || !(whole > 0) || response.headers.has('content-encoding')) return undefined;
  let read = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      onProgress(Math.min(1, read / whole));
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), response);
}
