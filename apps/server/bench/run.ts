import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import buildServer from '../test/buildServer';
import { measureAcquisition } from './acquisitionPart';
import { measureClauses } from './clausePart';
import { measureDocx } from './docxPart';
import { generatePolicies } from './generatePolicies';
import { measureImport } from './importPart';
import {
  measureDeckKills,
  measureEditKills,
  measureImportKills,
  measureReadingKills,
  measureRecordingKills,
  measureRunKills,
  measureSignUpKills,
  measureUseKills,
} from './killPart';
import { measureKnowledge } from './knowledgePart';
import { measureKnownItems } from './knownItemPart';
import { measureMatch } from './matchPart';
import type { PartResult } from './measure';
import { measureOrderModel } from './modelPart';
import { measureMutants } from './mutantsPart';
import { measurePeers } from './peersPart';
import { measurePublicity } from './publicityPart';
import { measureRecorders } from './recorderPart';
import { measureRegions } from './regionPart';
import { measureSearch } from './searchPart';
import { findLaws, readLaws } from './sources';
import { measureStreams } from './streamPart';
import { measureUpload } from './uploadPart';
import { measureZip } from './zipPart';

const generated = { name: '100000份生成文档', count: 100_000, records: () => generatePolicies(100_000) };

/** By name; null when the data it needs is not there. */
const parts: Record<string, () => Promise<PartResult | null>> = {
  async import() {
    const path = findLaws();
    return path === null ? null : measureImport(path);
  },
  async laws() {
    const path = findLaws();
    if (path === null) return null;
    const records = await readLaws(path);
    return measureSearch({ name: '真实法律法规', count: records.length, records: () => records });
  },
  '100k': () => measureSearch(generated),
  'peers-laws': async () => {
    const path = findLaws();
    if (path === null) return null;
    const records = await readLaws(path);
    return measurePeers({ name: '真实法律法规', count: records.length, records: () => records });
  },
  'peers-100k': () => measurePeers(generated),
  async 'known-item'() {
    const path = findLaws();
    return path === null ? null : measureKnownItems(await readLaws(path));
  },
  async clauses() {
    const path = findLaws();
    return path === null ? null : measureClauses(await readLaws(path));
  },
  match: measureMatch,
  mutants: measureMutants,
  regions: () => measureRegions(100_000),
  knowledge: measureKnowledge,
  publicity: () => measurePublicity(1_000_000),
  acquisition: () => measureAcquisition(10_000),
  'kill-edits': () => measureEditKills(20),
  'kill-import': () => measureImportKills(20),
  'kill-runs': () => measureRunKills(20),
  'kill-readings': () => measureReadingKills(20),
  'kill-recordings': () => measureRecordingKills(20),
  'kill-decks': () => measureDeckKills(20),
  'kill-sign-ups': () => measureSignUpKills(20),
  'proofread-docx': measureDocx,
  'declaration-zip': () => measureZip(200),
  'order-model': () => measureOrderModel(1_000),
  'kill-uses': () => measureUseKills(50),
  recorders: () => measureRecorders(50, 30),
  'meeting-upload': () => measureUpload(2_000_000_000),
  'chat-streams': () => measureStreams(500, 50, 25),
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`没有这些部分：${unknown.join('、')}。可选：${Object.keys(parts).join('、')}`);
  buildServer();
  const results = fileURLToPath(new URL('../../../bench-results/', import.meta.url));
  await mkdir(results, { recursive: true });
  process.stdout.write(
    `# 服务端性能\n\nNode ${process.version}，${cpus().length}核，负载${loadavg()[0]?.toFixed(1)}\n`,
  );
  const usual = Object.keys(parts).filter((name) => name !== 'mutants');
  for (const name of names.length > 0 ? names : usual) {
    const result = await (parts[name] as () => Promise<PartResult | null>)();
    if (result === null) {
      process.stdout.write(`\n## ${name}\n\n跳过：缺少所需的数据或程序\n`);
      continue;
    }
    process.stdout.write(`\n## ${result.title}\n\n${result.markdown}\n`);
    await writeFile(
      `${results}server-${name}.json`,
      JSON.stringify({ at: new Date().toISOString(), load: loadavg()[0], ...result.json }, null, 2),
    );
  }
}

await main(process.argv.slice(2).filter((name) => name !== '--'));
