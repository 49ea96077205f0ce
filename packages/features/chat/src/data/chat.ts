import {
  type Api,
  type ChatScene,
  call,
  download,
  type RateChatMessageBody,
  type UpdateConversationBody,
} from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

const historySize = 50;
const messagesSize = 60;

/** Key of all conversation lists. */
export const historyKey = mainKey('listConversations');
export const conversationKey = (conversationId: string) => mainKey('getConversation', conversationId);

export const chatQueries = ({ main }: Api) => ({
  history: (filter: { q: string; scene?: ChatScene }) =>
    infiniteQueryOptions({
      queryKey: [...historyKey, filter],
      queryFn: ({ pageParam, signal }) => {
        const query = { ...filter, pageNum: pageParam, pageSize: historySize };
        return call(main.GET('/api/chat/conversations', { params: { query }, signal }));
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * historySize < total ? pages.length + 1 : undefined),
      placeholderData: keepPreviousData,
    }),

  /** A conversation, the newest messages first to come; its pages go back in time. */
  conversation: (conversationId: string) =>
    infiniteQueryOptions({
      queryKey: conversationKey(conversationId),
      queryFn: ({ pageParam, signal }) => {
        const query = { limit: messagesSize, ...(pageParam ? { before: pageParam } : {}) };
        const params = { path: { conversationId }, query };
        return call(main.GET('/api/chat/conversations/{conversationId}', { params, signal }));
      },
      initialPageParam: '',
      getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.id : undefined),
    }),

  /** Model that answers, null without one, and the uses that are left. */
  status: (scene: ChatScene) =>
    queryOptions({
      queryKey: mainKey('getChatStatus', scene),
      queryFn: ({ signal }) => call(main.GET('/api/chat/status', { params: { query: { scene } }, signal })),
    }),

  templates: () =>
    queryOptions({
      queryKey: mainKey('listChatTemplates'),
      queryFn: ({ signal }) => call(main.GET('/api/chat/templates', { signal })),
      staleTime: 10 * 60_000,
    }),

  knowledgeBases: () =>
    queryOptions({
      queryKey: mainKey('listKnowledgeBases'),
      queryFn: ({ signal }) => call(main.GET('/api/knowledge/bases', { signal })),
    }),
});

export const chatMutations = ({ main }: Api) => ({
  update: apiMutation(({ conversationId, ...body }: UpdateConversationBody & { conversationId: string }) =>
    call(main.POST('/api/chat/updateConversation/{conversationId}', { params: { path: { conversationId } }, body })),
  ),
  rate: apiMutation(({ messageId, ...body }: RateChatMessageBody & { messageId: string }) =>
    call(main.POST('/api/chat/messages/{messageId}/feedback', { params: { path: { messageId } }, body })),
  ),
  saveTemplate: apiMutation((body: { id?: string; name: string; text: string }) =>
    call(main.POST('/api/chat/saveTemplate', { body })),
  ),
  removeTemplate: apiMutation((body: { id: string }) => call(main.POST('/api/chat/removeTemplate', { body }))),
  export: apiMutation(({ messageId, format }: { messageId: string; format: 'docx' | 'pdf' | 'md' }) =>
    download(
      main.GET('/api/chat/messages/{messageId}/export', {
        params: { path: { messageId }, query: { format } },
        parseAs: 'blob',
      }),
    ),
  ),
});
