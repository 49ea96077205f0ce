import { expect, it } from 'vitest';
import type { Db } from '../../../platform/db';
import { createSessionService, type SessionStream } from './service';

it('查会话是否还在的时候连上来的流不被结束', async () => {
  let answer = (_: unknown[]) => {};
  const db = {
    query: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  } as unknown as Db;
  const sessions = createSessionService(db, { now: () => new Date('2026-11-27T00:00:00Z') } as never);
  const streams = new Set<SessionStream>();
  const open = (tokenHash: string) => {
    const stream = { tokenHash, end: () => streams.delete(stream) };
    streams.add(stream);
  };
  open('signed-out');
  open('signed-in');
  const asking = sessions.endClosed(streams);
  open('newcomer');
  answer([{ token_hash: 'signed-in' }]);
  await asking;
  expect([...streams].map(({ tokenHash }) => tokenHash)).toEqual(['signed-in', 'newcomer']);
});
