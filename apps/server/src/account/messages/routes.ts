import { type Handlers, StreamReply } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import type { LiveMessages } from './live';
import { createMessageRepository, toMessage } from './repository';

type MessageOperation = 'listMessages' | 'readMessages' | 'archiveMessages' | 'streamMessages';

export function messageRoutes(db: Db, clock: Clock, live: LiveMessages): Pick<Handlers<'main'>, MessageOperation> {
  const messages = createMessageRepository(db);
  return {
    async listMessages({ caller, query }) {
      const { pageNum = 1, pageSize = 10 } = query;
      const page = await messages.list(caller.userId, {
        type: query.type ?? null,
        isArchived: query.box === 'archived',
        onlyUnread: query.unread ?? false,
        limit: pageSize,
        offset: (pageNum - 1) * pageSize,
      });
      const unread = await messages.countUnread(caller.userId);
      return { rows: page.rows.map(toMessage), total: page.total, unread };
    },
    async readMessages({ caller, body }) {
      await messages.markRead(caller.userId, body.ids ?? null, clock.now());
      return { unread: await messages.countUnread(caller.userId) };
    },
    async archiveMessages({ caller, body }) {
      await messages.setArchived(caller.userId, body.ids, (body.isArchived ?? true) ? clock.now() : null);
      return { unread: await messages.countUnread(caller.userId) };
    },
    async streamMessages({ caller, headers, request }) {
      const session = { signal: request.signal, tokenHash: caller.tokenHash };
      return new StreamReply(await live.open(caller.userId, headers['Last-Event-ID'] ?? null, session));
    },
  };
}
