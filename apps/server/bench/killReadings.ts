import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { docxOf, pdfOf } from '../test/documents';
import { type ServerProcess, spawnServer } from '../test/spawnServer';

export interface ReadingSweep {
  rounds: number;
  /** Kills that came while a page was still unread. */
  caught: number;
  /** Pages that were said to be done and were not any more after a restart. */
  lostPages: number;
  /** Chunks of the killed reading that differ from an undisturbed one, or are missing. */
  wrongChunks: number;
  /** Documents that never came to an end. */
  stuck: number;
}

interface Shown {
  state: string;
  pages: number | null;
  pagesDone: number;
  chunks: number;
}

const phone = '13000000001';
const text = (page: number) =>
  `第${page}条　第${page}类项目由各区受理，材料齐全的在${page}个工作日内办结，补助最高${page * 3}万元。`;
/** A PDF of so many pages, each of which says something of its own. */
export const longPdf = (pages: number, lines: number): Promise<Buffer> =>
  pdfOf(
    Array.from({ length: pages }, (_, page) => Array.from({ length: lines }, (_, line) => text(page * lines + line))),
  );

/** Kills the server with SIGKILL while it reads, round after round over one data folder, until the documents are read. */
export async function sweepReadings(dataDir: string, rounds: number, pages = 200): Promise<ReadingSweep> {
  const pdf = await longPdf(pages, 12);
  const docx = await docxOf(Array.from({ length: 400 }, (_, index) => ({ text: text(index) })));
  const result: ReadingSweep = { rounds, caught: 0, lostPages: 0, wrongChunks: 0, stuck: 0 };
  const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'off' };
  let server = await spawnServer(settings);
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(server.address + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    const body = (await response.json()) as { code: number; data: T };
    if (body.code !== 200) throw new Error(`${path} ${JSON.stringify(body)}`);
    return body.data;
  };
  // It outlives the process.
  const token = await signIn(server);
  const json = (value: unknown) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  const { id: baseId } = await call<{ id: string }>('/api/knowledge/saveBase', json({ name: '杀' }));
  const upload = async (name: string, content: Buffer): Promise<string> => {
    const form = new FormData();
    form.set('baseId', baseId);
    form.set('file', new File([new Uint8Array(content)], name));
    return (await call<{ id: string }>('/api/knowledge/upload', { method: 'POST', body: form })).id;
  };
  const show = (id: string) => call<Shown>(`/api/knowledge/document/${id}`);
  const settled = async (id: string): Promise<Shown | null> => {
    const until = Date.now() + 180_000;
    while (Date.now() < until) {
      const shown = await show(id);
      if (!['queued', 'parsing', 'indexing'].includes(shown.state)) return shown;
      await wait(100);
    }
    return null;
  };
  const chunksOf = async (id: string): Promise<string[]> => {
    const texts: string[] = [];
    for (let pageNum = 1; ; pageNum++) {
      const { rows } = await call<{ rows: { page: number | null; text: string }[] }>(
        `/api/knowledge/chunks/${id}?pageSize=100&pageNum=${pageNum}`,
      );
      texts.push(...rows.map((row) => `${row.page} ${row.text}`));
      if (rows.length < 100) return texts;
    }
  };

  // What an undisturbed reading comes to.
  const calm = await Promise.all([upload('calm.pdf', pdf), upload('calm.docx', docx)]);
  for (const id of calm) if ((await settled(id)) === null) result.stuck += 1;
  const expected = await Promise.all(calm.map(chunksOf));

  for (let round = 0; round < rounds; round++) {
    const ids = [await upload('killed.pdf', pdf), await upload('killed.docx', docx)] as const;
    const [pdfId] = ids;
    const stopAt = randomInt(1, pages);
    let before = await show(pdfId);
    while (before.pagesDone < stopAt && ['queued', 'parsing'].includes(before.state)) before = await show(pdfId);
    if (before.state === 'parsing') result.caught += 1;
    server.child.kill('SIGKILL');
    await server.exited;
    server = await spawnServer(settings);
    const after = await show(pdfId);
    result.lostPages += Math.max(0, before.pagesDone - after.pagesDone);
    for (const [index, id] of ids.entries()) {
      const end = await settled(id);
      if (end?.state !== 'ready') result.stuck += 1;
      const got = await chunksOf(id);
      const want = expected[index] as string[];
      result.wrongChunks +=
        want.filter((chunk, at) => chunk !== got[at]).length + Math.max(0, got.length - want.length);
      await call('/api/knowledge/removeDocument', json({ id }));
    }
  }
  server.child.kill('SIGTERM');
  await server.exited;
  return result;
}

async function signIn(server: ServerProcess): Promise<string> {
  const send = async (path: string, fields: Record<string, string>) =>
    (await (await fetch(server.address + path, { method: 'POST', body: new URLSearchParams(fields) })).json()) as {
      data: { token: string };
    };
  await send('/api/v1/user/verifyCode', { phone, purpose: 'login' });
  const code = /：(\d{6})/.exec(
    server
      .output()
      .split('\n')
      .find((line) => line.includes('130****0001')) ?? '',
  )?.[1];
  return (await send('/api/v1/user/phoneLogin', { phone, code: code ?? '' })).data.token;
}
