import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dayInShanghai, parseDay } from '@hengce/text';
import { evaluateAll, evaluationTable, readQuestions } from '../library/evaluation';
import { importFile } from '../library/import';
import type { PolicyRecord } from '../library/records';
import { type IndexState, loadIndex, PolicyIndex } from '../library/search';
import { systemClock } from '../platform/adapters';
import { readConfig } from '../platform/config';

const help = `用自己的问题检验检索与回答的依据

用法：npm run eval -- [选项] 问题.jsonl

每行一个问题：{"q": "试用期最长几个月", "kind": "日常", "answers": [{"law": "劳动合同法", "article": "第十九条"}], "quote": "不得超过六个月"}
  kind      随便分的类，表里各占一行
  answers   能回答的条款，任何一条都算对；date是版本的公布日期，可以不写；没有答案的问题写[]
  quote     条款里写着所问的那几个字，可以不写

选项：
  --library 文件   在这个文件的政策里检索（.jsonl、.jsonl.gz、.json，与npm run import相同）；不写就用数据目录里的检索索引
  --day 日期       按哪一天的效力，如2026-11-21；不写就是今天
  --missed         列出没有引到与该说没有却引了的问题`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      library: { type: 'string' },
      day: { type: 'string' },
      missed: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const day = values.day === undefined ? dayInShanghai(systemClock.now()) : parseDay(values.day);
  if (values.help || positionals.length === 0 || day === null) {
    process.stdout.write(`${help}\n`);
    return values.help ? 0 : 1;
  }
  const lines = await Promise.all(positionals.map(async (path) => (await readFile(path, 'utf8')).split('\n')));
  const questions = readQuestions(lines.flat());
  return withLibrary(values.library ?? null, (state) => {
    const { rows, evaluated, times } = evaluateAll(state, questions, day);
    const ordered = [...times].sort((a, b) => a - b);
    const at = (share: number) =>
      (ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0).toFixed(1);
    process.stdout.write(
      `${evaluationTable(rows)}\n\n${state.catalog.count}份文件；每个问题的处理器时间p50 ${at(0.5)}毫秒，p95 ${at(0.95)}毫秒\n`,
    );
    if (!values.missed) return 0;
    for (const { question, rank, isCited, isDeclined, probability } of evaluated)
      if (question.answers.length > 0 ? !isCited : !isDeclined)
        process.stdout.write(`${question.kind}\t第${rank}\t${probability.toFixed(2)}\t${question.q}\n`);
    return 0;
  });
}

async function withLibrary(file: string | null, run: (state: IndexState) => number): Promise<number> {
  if (file === null) {
    const saved = await loadIndex(join(readConfig(process.env).dataDir, 'search'));
    if (saved === null) {
      process.stderr.write('数据目录里还没有检索索引：请先启动一次衡策，或者用--library给出政策的文件\n');
      return 1;
    }
    const code = run(saved.state);
    saved.state.close();
    return code;
  }
  const records = new Map<string, PolicyRecord>();
  const outcome = await importFile(file, {
    async write(batch) {
      for (const record of batch) if (!records.has(record.id)) records.set(record.id, record);
      return batch.map(() => 'added' as const);
    },
    onRejected() {},
    onProgress() {},
  });
  if (outcome.broken !== null) process.stderr.write(`${outcome.broken}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'hengce-eval-'));
  const index = new PolicyIndex(folder, {
    state: async () => ({ library: 'eval', revision: 1, count: records.size }),
    async *changes() {
      yield [...records.values()];
    },
    ids: async () => [...records.keys()],
  });
  try {
    await index.sync();
    return run(index.state);
  } finally {
    index.close();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
