import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { answerTo } from './chatScript';
import { type ChatServer, type Read, readStream, startChatServer } from './chatServer';

export interface RunSweep {
  rounds: number;
  /** Questions that a client knew to be taken when the process was killed. */
  caught: number;
  /** Of them those that the next process does not have. */
  questionsLost: number;
  /** Answers that are shorter than what their reader had been shown, or say something else. */
  answersLost: number;
  /** Answers that still say they are being written. */
  endless: number;
  /** used − answers with text; anything but 0 is a use that was lost or doubled. */
  drift: number;
}

interface Asked {
  conversationId: string;
  token: string;
  question: string;
  read: Read;
}

const answersAtOnce = 6;

/** Kills the server with SIGKILL in the middle of answers, round after round, and asks each next process for what was shown before. */
export async function sweepRuns(dataDir: string, rounds: number): Promise<RunSweep> {
  const sweep: RunSweep = { rounds, caught: 0, questionsLost: 0, answersLost: 0, endless: 0, drift: Number.NaN };
  let before: Asked[] = [];
  for (let round = 0; round <= rounds; round++) {
    const server = await startChatServer({ DATA_DIR: dataDir, USERS: String(answersAtOnce), TOKENS_PER_SECOND: '200' });
    for (const asked of before) await check(server, asked, sweep);
    if (round < rounds) before = await askUntilKilled(server, round);
    else server.child.kill('SIGTERM');
    await server.exited;
  }
  sweep.drift = await countDrift(dataDir);
  return sweep;
}

async function askUntilKilled(server: ChatServer, round: number): Promise<Asked[]> {
  let hasText = (): void => {};
  const isAnswering = new Promise<void>((resolve) => {
    hasText = resolve;
  });
  const asking = server.tokens.map(async (token, n): Promise<Asked> => {
    const made = await server.call('POST', '/api/chat/createConversation', token, { scene: 'chat' });
    const conversationId = String(made.id);
    const question = `第${round}轮第${n}个：2000`;
    const body = { clientMessageId: `kill-${round}-${n}-0000`, text: question };
    const reply = server.stream('POST', `/api/chat/conversations/${conversationId}/messages`, token, body);
    return { conversationId, token, question, read: await readStream(reply, hasText) };
  });
  await isAnswering;
  await wait(randomInt(1_000));
  server.child.kill('SIGKILL');
  const asked = await Promise.allSettled(asking);
  return asked.flatMap((each) => (each.status === 'fulfilled' && each.value.read.events > 0 ? [each.value] : []));
}

async function check(server: ChatServer, { conversationId, token, question, read }: Asked, sweep: RunSweep) {
  sweep.caught += 1;
  const conversation = await server.call('GET', `/api/chat/conversations/${conversationId}`, token);
  const [user, answer] = conversation.messages as { text: string; state: string }[];
  if (user?.text !== question) sweep.questionsLost += 1;
  const text = answer?.text ?? '';
  if (!text.startsWith(read.answer) || !answerTo(question).startsWith(text)) sweep.answersLost += 1;
  if (answer?.state !== (read.isDone ? 'done' : 'interrupted') || conversation.activeRun !== null) sweep.endless += 1;
}

async function countDrift(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  try {
    const [row] = await db.query<{ drift: number }>(
      `SELECT (SELECT count(*) FROM use_requests WHERE state <> 'refunded')
         - (SELECT count(*) FROM chat_messages WHERE role = 'assistant' AND text <> '') AS drift`,
    );
    return row?.drift ?? Number.NaN;
  } finally {
    await db.close();
  }
}
