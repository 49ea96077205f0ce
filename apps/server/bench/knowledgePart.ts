import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createKnowledge } from '../src/assistant/knowledge/createKnowledge';
import { systemClock } from '../src/platform/adapters';
import { openDatabase } from '../src/platform/db';
import { migrate } from '../src/platform/db/migrate';
import { createFileStore } from '../src/platform/file';
import { createJobQueue } from '../src/platform/jobs';
import { createRateLimiter } from '../src/platform/limits';
import { createLog } from '../src/platform/log';
import { longPdf } from './killReadings';
import { distribution, type PartResult, table } from './measure';

const pages = 200;
/** Of A4, as a report has them. */
const linesOfPage = 22;
const subjects = ['研发费用', '发明专利', '设备购置', '房租补贴', '人才引进', '技术改造', '绿色制造', '首台套'];
const chunkText = (n: number) =>
  `第${n}条　${subjects[n % subjects.length]}项目编号${n}，申报金额${(n * 37) % 9_000}万元，由第${n % 97}号窗口受理。`.repeat(
    9,
  );

/** Reads a long PDF, and asks a user's 2,000 chunks, over the embedded database. */
export async function measureKnowledge(): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-knowledge-'));
  const log = createLog('silent');
  const db = await openDatabase({ dataDir: folder, databaseUrl: null }, log);
  const limiter = createRateLimiter(db, systemClock);
  const files = createFileStore(systemClock, limiter);
  const jobs = createJobQueue({ db, clock: systemClock, log, isAlone: true });
  const knowledge = createKnowledge({ db, clock: systemClock, files, limiter, pokeJobs: jobs.poke });
  try {
    await migrate(db);
    await db.query("INSERT INTO users (id, phone, name, created_at) VALUES ('u', '13000000001', 'u', now())");
    await jobs.start(knowledge.jobs);
    const base = await knowledge.bases.save('u', { name: '测量' });
    const upload = (name: string, content: Uint8Array | string) =>
      knowledge.documents.upload('u', {
        baseId: base.id,
        file: new File([typeof content === 'string' ? content : new Uint8Array(content)], name),
      });
    const pdf = await longPdf(pages, linesOfPage);
    const startedAt = performance.now();
    const { id } = await upload('长.pdf', pdf);
    const uploaded = performance.now();
    let firstPage = 0;
    for (;;) {
      const document = await knowledge.documents.get('u', id);
      if (firstPage === 0 && document.chunks > 0) firstPage = performance.now();
      if (document.state === 'ready') break;
      if (document.state === 'failed') throw new Error(document.reason ?? 'it failed');
      await wait(20);
    }
    const readMs = performance.now() - uploaded;
    const { chunks } = await knowledge.documents.get('u', id);
    await knowledge.documents.remove('u', id);

    for (let file = 0; file < 20; file++)
      await upload(
        `${file}.md`,
        Array.from({ length: 100 }, (_, n) => `# 第${n}节\n\n${chunkText(file * 100 + n)}`).join('\n\n'),
      );
    let count = 0;
    while (count < 20) {
      await wait(100);
      const { rows } = await knowledge.documents.list('u', { baseId: base.id, pageSize: 100 });
      count = rows.filter(({ state }) => state === 'ready').length;
    }
    const [row] = await db.query<{ count: number }>(
      `SELECT count(*) AS count FROM knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id
       WHERE d.removed_at IS NULL`,
    );
    const scope = { knowledgeBaseIds: [base.id], documentIds: [] };
    const ask = async (n: number) => {
      const at = performance.now();
      await knowledge.passages.search('u', scope, `${subjects[n % subjects.length]}编号${n * 13}的申报金额是多少`, 10);
      return performance.now() - at;
    };
    const cold = await ask(0);
    const warm: number[] = [];
    for (let n = 1; n <= 200; n++) warm.push(await ask(n));
    const { p50, p95 } = distribution(warm);
    const whole: number[] = [];
    for (let n = 1; n <= 20; n++) {
      const at = performance.now();
      await knowledge.retrieve('u', {
        q: `${subjects[n % subjects.length]}编号${n * 13}的申报金额是多少`,
        baseId: base.id,
      });
      whole.push(performance.now() - at);
    }
    const withReasons = distribution(whole).p50;
    const megabytes = Math.round(pdf.length / 1e5) / 10;
    const json = {
      pages,
      megabytes,
      uploadMs: uploaded - startedAt,
      readMs,
      pagesPerSecond: (pages / readMs) * 1_000,
      firstPageMs: firstPage - uploaded,
      chunksOfPdf: chunks,
      chunks: row?.count ?? 0,
      cold,
      p50,
      p95,
      withReasons,
    };
    return {
      title: `知识库：${pages}页PDF的解析，${json.chunks}个片段的检索`,
      json,
      markdown: table(
        [
          'PDF（MB）',
          '解析（秒）',
          '页/秒',
          '首页可检索（毫秒）',
          '片段',
          '首次检索（毫秒）',
          'p50',
          'p95',
          '试问连同理由',
        ],
        [
          [
            megabytes,
            Math.round(readMs / 100) / 10,
            Math.round(json.pagesPerSecond),
            Math.round(json.firstPageMs),
            chunks,
            Math.round(cold),
            p50,
            p95,
            withReasons,
          ],
        ],
      ),
    };
  } finally {
    await jobs.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}
