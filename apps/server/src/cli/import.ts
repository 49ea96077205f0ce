import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDay } from '@hengce/text';
import { listFirmNames } from '../firm/enterprise';
import { type ImportOptions, type ImportOutcome, importFile, UnreadableFile } from '../library/import';
import { createPublicityWriter, findPublicityHits } from '../library/publicity';
import { createPolicyRepository } from '../library/records';
import { createFirmWriter, type FirmSource, importFirms } from '../outreach/acquisition';
import { systemClock } from '../platform/adapters';
import { readConfig, StartupError } from '../platform/config';
import type { Db } from '../platform/db';
import { openDatabase } from '../platform/db';
import { createLog } from '../platform/log';
import { createProgress } from './progress';
import { RejectionReport } from './RejectionReport';

const help = `把政策文件导入政策库

用法：npm run import -- [选项] 文件…

文件可以是：
  .jsonl、.jsonl.gz    每行一条记录
  .json、.json.gz      一个列表，或含有policies列表的对象
记录可以是法律法规（title、category、text等字段）、opcgate.com整理的地方政策，衡策自己的政策记录
（申报通知与延期公告也是），或公示名单（先名单，后企业；格式见docs/data-format.md）。
格式按内容识别，与文件名无关。同一文件导入多次，结果与导入一次相同。

选项：
  --dry-run    只检查，不写入
  --firms      文件是企业的公开信息，导入AI获客的企业库（.csv的第一行是列名，或每行一条JSON；列名见docs/data-format.md）
  --source     企业库：资料从哪里来，如“某市企业公示信息”
  --as-of      企业库：资料是哪一天的，如2026-10-31
  --url        企业库：来源的网址，可以不写
  --help       显示这段说明

使用内嵌数据库时，请先停止衡策服务；使用DATABASE_URL时不必停止，服务会在几秒内看到新的政策。
没有导入的记录及其原因写在数据目录的import-reports中。`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Rejected records shown at the end; the rest is in the report. */
const shown = 10;

async function main(): Promise<number> {
  const args = readArguments();
  if (args === null) return 1;
  if (args.help) {
    print(help);
    return 0;
  }
  if (args.files.length === 0) {
    complain(`没有给出要导入的文件\n\n${help}`);
    return 1;
  }
  const config = readConfig(process.env);
  const db = args.dryRun ? null : await openDatabase(config, createLog('warn')).catch(explainLock);
  try {
    let isWhole = true;
    for (const path of args.files) isWhole = (await importOne(path, db, config.dataDir, args.firms)) && isWhole;
    if (db !== null && args.firms === null) await findPublicityHits(db, systemClock, listFirmNames);
    return isWhole ? 0 : 1;
  } finally {
    await db?.close();
  }
}

interface Arguments {
  files: string[];
  dryRun: boolean;
  help: boolean;
  /** Where the firms of the files are from; null for files of policies and lists. */
  firms: FirmSource | null;
}

function readArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        firms: { type: 'boolean', default: false },
        source: { type: 'string' },
        'as-of': { type: 'string' },
        url: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const firms = values.firms ? sourceOf(values.source, values['as-of'], values.url) : null;
    if (typeof firms === 'string') {
      complain(firms);
      return null;
    }
    return { files: positionals, dryRun: values['dry-run'] ?? false, help: values.help ?? false, firms };
  } catch (error) {
    complain(`不认识的选项：${(error as Error).message}\n\n${help}`);
    return null;
  }
}

/** @returns what is wrong, as a sentence. */
function sourceOf(name = '', asOf = '', url?: string): FirmSource | string {
  if (name.trim() === '') return '请用--source写明企业资料从哪里来';
  if (parseDay(asOf) === null) return `请用--as-of写明资料是哪一天的，如2026-10-31，现在是“${asOf}”`;
  if (url !== undefined && !/^https?:\/\//.test(url)) return `--url应为网址，现在是“${url}”`;
  return { name: name.trim(), url: url ?? null, asOf, isSample: false };
}

/** The embedded database belongs to one process at a time. */
function explainLock(error: unknown): never {
  if (error instanceof StartupError && error.message.includes('正被另一个衡策进程使用')) {
    throw new StartupError(
      `${error.message}\n内嵌数据库一次只能由一个进程打开：请先停止衡策服务，导入完成后再启动它。`,
    );
  }
  throw error;
}

/**
 * @returns false when the file broke off, could not be read, or had nothing that could be kept. Some rejected records do not
 * make an import fail.
 */
async function importOne(path: string, db: Db | null, dataDir: string, firms: FirmSource | null): Promise<boolean> {
  const name = basename(path);
  print(db === null ? `检查${name}（不写入）` : `导入${name}`);
  const startedAt = performance.now();
  const progress = createProgress(process.stdout, db === null ? '已检查' : '已写入');
  const report = new RejectionReport(dataDir, name, systemClock.now());
  const watching: Pick<ImportOptions, 'onRejected' | 'onProgress'> = {
    onRejected: (rejected) => report.add(rejected),
    onProgress: (counts, share) => progress.show(counts.added + counts.changed + counts.unchanged, share),
  };
  try {
    const outcome =
      firms === null
        ? await importFile(path, {
            write:
              db === null ? null : (records) => createPolicyRepository(db).write(records, 'import', systemClock.now()),
            publicity: db === null ? null : await createPublicityWriter(db, systemClock),
            ...watching,
          })
        : await importFirmsOf(path, db, firms, watching);
    progress.end();
    summarise(outcome, db === null, (performance.now() - startedAt) / 1000);
    await explainRejections(report, outcome);
    if (outcome.broken !== null)
      complain(
        `${name}没有读完：${outcome.broken}。前面的记录已${db === null ? '检查' : '写入'}，修复文件后再导入一次即可补齐。`,
      );
    return outcome.broken === null && !isAllRejected(outcome);
  } catch (error) {
    progress.end();
    await report.close();
    if (!(error instanceof UnreadableFile)) throw error;
    complain(`${name}没有导入：${error.message}`);
    return false;
  }
}

async function importFirmsOf(
  path: string,
  db: Db | null,
  source: FirmSource,
  watching: Pick<ImportOptions, 'onRejected' | 'onProgress'>,
): Promise<ImportOutcome> {
  const writer = db === null ? null : createFirmWriter(db, source);
  const { unused, ...outcome } = await importFirms(path, { writer, ...watching });
  if (unused.length > 0) print(`没有用到的列：${unused.map((title) => title.slice(0, 20)).join('、')}`);
  return outcome;
}

const isAllRejected = ({ counts }: ImportOutcome): boolean => counts.read > 0 && counts.rejected === counts.read;

function summarise({ format, counts }: ImportOutcome, isDry: boolean, seconds: number): void {
  const { read, added, changed, unchanged, rejected } = counts;
  const kept = isDry ? `可导入${added}条` : `新增${added}条，更新${changed}条，未变${unchanged}条`;
  print(
    `${format}，读取${read}条：${kept}，未导入${rejected}条，用时${seconds.toFixed(1)}秒（每秒${Math.round(read / seconds)}条）`,
  );
}

async function explainRejections(report: RejectionReport, { counts }: ImportOutcome): Promise<void> {
  const path = await report.close();
  if (path === null) return;
  for (const { place, title, reason } of report.first(shown))
    print(`  ${place}${title === null ? '' : `《${title}》`}：${reason}`);
  if (counts.rejected > shown) print(`  ……共${counts.rejected}条`);
  print(`  全部原因见${path}`);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    complain(
      error instanceof StartupError
        ? error.message
        : `导入中断，已写入的记录没有丢失，再导入一次即可继续：${(error as Error).message}`,
    );
    process.exitCode = error instanceof StartupError ? error.exitCode : 1;
  },
);
