import { openDatabase } from '../../../apps/server/src/platform/db/openDatabase';
import { createLog } from '../../../apps/server/src/platform/log/log';
import { citedAnswer } from './script';

const answerLength = 1_500;
const places = 6;

/** Fills conversations with questions and answers, while no server runs over the folder. */
export async function seedHistory(dataDir: string, conversations: readonly string[], messages: number): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  const text = citedAnswer(answerLength, places);
  const quote = '企业申请认定时须注册成立一年以上';
  const citation = { source: 'policy', title: '高新技术企业认定管理办法', from: '国科发火〔2016〕32号', quote };
  const citations = Array.from({ length: places }, (_, i) => ({
    ...citation,
    n: i + 1,
    place: `第${i + 1}条`,
    check: 'verified',
  }));
  try {
    for (const id of conversations) {
      await db.query(
        `INSERT INTO chat_messages
           (id, conversation_id, parent_id, role, state, text, details, is_generated, finish_reason, created_at)
         SELECT $1 || '-' || n, $1, CASE WHEN n > 1 THEN $1 || '-' || (n - 1) END,
           CASE WHEN n % 2 = 1 THEN 'user' ELSE 'assistant' END, 'done',
           CASE WHEN n % 2 = 1 THEN '第' || n || '个问题：研发费用怎样归集' ELSE $2 END,
           CASE WHEN n % 2 = 1 THEN '{}' ELSE $3 END, n % 2 = 0, CASE WHEN n % 2 = 0 THEN 'stop' END, now()
         FROM generate_series(1, $4::int) AS n`,
        [id, text, JSON.stringify({ citations }), messages],
      );
      await db.query(`UPDATE chat_conversations SET leaf_id = id || '-${messages}' WHERE id = $1`, [id]);
    }
  } finally {
    await db.close();
  }
}
