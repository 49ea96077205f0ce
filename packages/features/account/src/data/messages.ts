import { type Api, call, type MessageType } from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export interface MessageFilter {
  type?: MessageType;
  box: 'inbox' | 'archived';
  unread: boolean;
}

const pageSize = 20;
/** Key of all message lists and of the count of unread ones. */
export const messagesKey = mainKey('listMessages');

export const messageQueries = ({ main }: Api) => ({
  /** Messages, newest first, a page after the other. */
  list: (filter: MessageFilter) =>
    infiniteQueryOptions({
      queryKey: [...messagesKey, filter],
      queryFn: ({ pageParam, signal }) => {
        const query = { ...filter, pageNum: pageParam, pageSize };
        return call(main.GET('/api/v1/message/list', { params: { query }, signal }));
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    }),

  /** The four newest of the inbox, and how many of it are unread. Without a stream, coming back to the page asks again. */
  newest: () =>
    queryOptions({
      queryKey: [...messagesKey, 'newest'],
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/message/list', { params: { query: { pageNum: 1, pageSize: 4 } }, signal })),
      refetchOnWindowFocus: 'always',
    }),
});

export const messageMutations = ({ main }: Api) => ({
  /** Marks messages as read; without ids the whole inbox. */
  read: apiMutation((body: { ids?: string[] }) => call(main.POST('/api/v1/message/read', { body }))),
  archive: apiMutation((body: { ids: string[]; isArchived: boolean }) =>
    call(main.POST('/api/v1/message/archive', { body })),
  ),
});
