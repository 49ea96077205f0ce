import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Users } from '../users';
import { messagesExport } from './export';
import { createLiveMessages } from './live';
import { messageRoutes } from './routes';

/** Room `account/messages`: the messages (消息) of an account, also sent to open pages. */
export function createMessages({ db, clock, log }: Platform, { sessions }: Users) {
  const live = createLiveMessages(db, clock, log, sessions);
  return {
    module: defineModule({
      handlers: messageRoutes(db, clock, live),
      endStreams: () => live.close(),
      exports: messagesExport,
    }),
  };
}
