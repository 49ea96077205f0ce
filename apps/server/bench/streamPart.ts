import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTo } from './chatScript';
import { type Read, readStream, startChatServer } from './chatServer';
import { distribution, type PartResult, table } from './measure';

const perUser = 2;
const tokensPerSecond = 50;

/** Answers that begin within `rampSeconds` and then all come at the same time, each read by its own connection, over the embedded database. */
export async function measureStreams(streams: number, seconds: number, rampSeconds: number): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  const users = Math.ceil(streams / perUser);
  const server = await startChatServer({
    DATA_DIR: folder,
    USERS: String(users),
    TOKENS_PER_SECOND: String(tokensPerSecond),
  });
  try {
    const question = `答：${seconds * tokensPerSecond}`;
    const expected = answerTo(question);
    const conversations: { id: string; token: string }[] = [];
    for (let n = 0; n < streams; n++) {
      const token = server.tokens[n % users] ?? '';
      const { id } = await server.call('POST', '/api/chat/createConversation', token, { scene: 'chat' });
      conversations.push({ id: String(id), token });
    }
    // Only what is measured: a first answer loads what every later one uses.
    const [first] = conversations;
    if (first !== undefined) await readStream(ask(first, '答：10', 'warm-up-0000'));
    const before = await server.look(true);
    const reading: Promise<Read>[] = [];
    for (const [n, conversation] of conversations.entries()) {
      reading.push(readStream(ask(conversation, question, `stream-${n}-000`)));
      await wait((rampSeconds * 1_000) / streams);
    }
    // Now all of them write.
    await wait(((seconds - rampSeconds) * 1_000) / 2);
    const during = await server.look();
    const reads = await Promise.all(reading);
    const after = await server.look();
    const perStream = (of: 'rss' | 'heap') => Math.round((during[of] - before[of]) / streams / 1_000);
    const whole = reads.filter(({ isDone, gaps, misplaced, answer }) => {
      return isDone && gaps === 0 && misplaced === 0 && answer === expected;
    });
    const events = reads.reduce((sum, read) => sum + read.events, 0);
    const firstEvent = p99(reads.map(({ firstEventMs }) => firstEventMs));
    const firstText = p99(reads.map(({ firstTextMs }) => firstTextMs));
    const { lagMs } = after;
    const json = {
      streams,
      whole: whole.length,
      events,
      firstEvent,
      firstText,
      rssKbPerStream: perStream('rss'),
      heapKbPerStream: perStream('heap'),
      lagMs,
      cpuSeconds: after.cpuSeconds,
    };
    return {
      title: `${streams}个回答同时写，每秒${tokensPerSecond}个词元，各${seconds}秒，${rampSeconds}秒内陆续开始`,
      json,
      markdown: table(
        [
          '完整送达',
          '事件',
          '首个事件p99（毫秒）',
          '首段文字p99（毫秒）',
          '每条连接内存RSS（kB）',
          '其中堆（kB）',
          '事件循环延迟p50、p99、最大（毫秒）',
          '处理器（秒）',
        ],
        [
          [
            `${whole.length}/${streams}`,
            events,
            firstEvent.p99,
            firstText.p99,
            json.rssKbPerStream,
            json.heapKbPerStream,
            `${lagMs.p50}、${lagMs.p99}、${lagMs.max}`,
            Math.round(after.cpuSeconds),
          ],
        ],
      ),
    };
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
    await rm(folder, { recursive: true, force: true });
  }

  function ask({ id, token }: { id: string; token: string }, text: string, clientMessageId: string) {
    return server.stream('POST', `/api/chat/conversations/${id}/messages`, token, { clientMessageId, text });
  }
}

function p99(samples: readonly number[]) {
  const sorted = [...samples].sort((a, b) => a - b);
  return { ...distribution(samples), p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) };
}
