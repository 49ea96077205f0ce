import { Rejection } from '../../contract/Rejection';
import type { Handlers } from '../../contract/types';
import type { Db } from '../../db/Db';

/** Stored answers of the assistant, each of its owner alone: somebody else's is as absent as one that never was. */
export function assistantRoutes(db: Db): Pick<Handlers<'main'>, 'getChatContent'> {
  return {
    async getChatContent({ caller, body }) {
      const [row] = await db.query<{ content: string }>(
        'SELECT content FROM chat_contents WHERE owner_id = $1 AND id = $2',
        [caller.userId, body.id],
      );
      if (row === undefined) throw new Rejection(404, '没有找到这条回答，可能已被删除', 404);
      return { content: row.content };
    },
  };
}
