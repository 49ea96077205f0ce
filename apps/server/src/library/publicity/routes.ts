import { type Handlers, Reply } from '../../platform/contract';
import type { createPublicityService } from './service';

type PublicityOperation =
  | 'listPublicity'
  | 'getPublicity'
  | 'findInPublicity'
  | 'listPublicityHits'
  | 'judgePublicityHit'
  | 'watchFirm'
  | 'unwatchFirm'
  | 'exportPublicity';

export function publicityRoutes(
  publicity: ReturnType<typeof createPublicityService>,
): Pick<Handlers<'main'>, PublicityOperation> {
  return {
    listPublicity: ({ caller, query }) => publicity.list(caller.userId, query),
    getPublicity: ({ caller, params, query }) => publicity.detail(caller.userId, params.publicityId, query),
    findInPublicity: ({ caller, query }) => publicity.find(caller.userId, query.name),
    listPublicityHits: ({ caller }) => publicity.hits(caller.userId),
    judgePublicityHit: ({ caller, body }) => publicity.judge(caller.userId, body),
    async watchFirm({ caller, body }) {
      return new Reply(await publicity.watch(caller.userId, body), '已关注');
    },
    async unwatchFirm({ caller, body }) {
      return new Reply(await publicity.unwatch(caller.userId, body), '已取消关注');
    },
    exportPublicity: ({ caller, params }) => publicity.export(caller.userId, params.publicityId),
  };
}
