'use client';
import { type Api, streamEvents } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageQueries, messagesKey } from '../data/messages';
import { followMessages } from './followMessages';

/** Connections of the clients, one each, however many parts of a page want it. */
const connections = new WeakMap<QueryClient, { users: number; stop: () => void }>();

function join(client: QueryClient, { main }: Api): () => void {
  const connection = connections.get(client) ?? {
    users: 0,
    stop: followMessages({
      open: ({ lastId, signal, onOpen }) => {
        const header = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
        const sent = main.GET('/api/v1/message/stream', { params: { header }, parseAs: 'stream', signal });
        return streamEvents(sent, { onOpen });
      },
      onNews: () => void client.invalidateQueries({ queryKey: messagesKey }),
    }),
  };
  connection.users += 1;
  connections.set(client, connection);
  return () => {
    connection.users -= 1;
    if (connection.users > 0) return;
    connections.delete(client);
    connection.stop();
  };
}

/**
 * Number of unread messages, for the bell of a host; undefined until it is known, and for nobody signed in. While it is
 * mounted, new messages reach every message list at once.
 */
export function useUnreadMessages(): number | undefined {
  const { api, session } = useFeatureHost();
  const client = useQueryClient();
  const { isSignedIn, phone } = session;
  // Another user, another stream; a phone that becomes known later is no other user.
  const [user, setUser] = useState({ phone, number: 0 });
  if (phone && phone !== user.phone) setUser({ phone, number: user.number + (user.phone ? 1 : 0) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => (isSignedIn ? join(client, api) : undefined), [client, api, isSignedIn, user.number]);
  return useQuery({ ...messageQueries(api).newest(), enabled: isSignedIn }).data?.unread;
}
