import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemoryDb } from '../../../../test/memoryDb';
import type { Db } from '../../../platform/db';
import { migrate } from '../../../platform/db/migrate';
import type { Job } from '../../../platform/jobs';
import { LeaseLost } from '../../../platform/jobs/queue';
import { createDocumentReader } from './readDocument';

let db: Db;
beforeAll(async () => {
  db = await openMemoryDb();
  await migrate(db);
  await db.query("INSERT INTO users (id, phone, name, created_at) VALUES ('u', '13000000001', 'u', now())");
  await db.query(
    "INSERT INTO knowledge_bases (id, owner_id, kind, name, created_at) VALUES ('b', 'u', 'own', '库', now())",
  );
  await db.query(
    `INSERT INTO knowledge_documents (id, owner_id, base_id, name, kind, sha256, size, state, created_at, updated_at)
     VALUES ('d', 'u', 'b', '一.txt', 'txt', '', 1, 'parsing', now(), now())`,
  );
  await db.query(
    "INSERT INTO files (id, owner_id, name, media_type, size, sha256, content, created_at) VALUES ('f', 'u', '一.txt', 'text/plain', 1, '', '', now())",
  );
  await db.query(
    "INSERT INTO knowledge_versions (document_id, version, file_id, name, created_at) VALUES ('d', 1, 'f', '一.txt', now())",
  );
});
afterAll(() => db.close());

const jobOf = (hold: Job['hold']): Job => ({ subjectId: 'd', signal: new AbortController().signal, hold });
const state = async () => (await db.query('SELECT state, reason FROM knowledge_documents')).at(0);

it('已经重新排队的文件，先前那次解析失败了也不写进去', async () => {
  let isAnew = false;
  const hold = async () => {
    if (isAnew) throw new LeaseLost();
  };
  const files = {
    // Somebody asks for it anew while its file is fetched, which then turns out to be no text.
    async read() {
      await db.query("UPDATE knowledge_documents SET reading = reading + 1, state = 'queued', reason = NULL");
      isAnew = true;
      return { name: '一.txt', mediaType: 'text/plain', content: Uint8Array.of(1, 2, 0, 3) };
    },
  };
  const reader = createDocumentReader({ db, files, onRead: async () => {} });
  await expect(reader.run(jobOf(hold))).rejects.toBeInstanceOf(LeaseLost);
  expect(await state()).toEqual({ state: 'queued', reason: null });
  await expect(reader.giveUp(jobOf(hold))).rejects.toBeInstanceOf(LeaseLost);
  expect(await state()).toEqual({ state: 'queued', reason: null });
  await reader.giveUp(jobOf(async () => {}));
  expect(await state()).toMatchObject({ state: 'failed', reason: expect.stringContaining('3次') });
});
