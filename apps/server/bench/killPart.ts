import { rm } from 'node:fs/promises';
import { makeDataDir } from '../test/dataDir';
import { sweepDecks } from './killDecks';
import { sweepEdits } from './killEdits';
import { sweepImports } from './killImport';
import { sweepReadings } from './killReadings';
import { sweepRecordings } from './killRecordings';
import { sweepRuns } from './killRuns';
import { sweepSignUps } from './killSignUps';
import { sweepUses } from './killUses';
import type { PartResult } from './measure';
import { table } from './measure';

export async function measureImportKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepImports(folder, rounds));
  return {
    title: `导入中途kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(
      ['已确认写入', '丢失', '索引不一致', '续传补齐', '重复导入改动'],
      [[sweep.acknowledged, sweep.lost, sweep.indexWrong, sweep.completed, sweep.changedAgain]],
    ),
  };
}

export async function measureSignUpKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepSignUps(folder, rounds));
  const { acknowledged, lost, torn, openMs } = sweep;
  return {
    title: `注册中途kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(
      ['已答复', '丢失', '不完整', '启动中位数（毫秒）'],
      [[acknowledged, lost, torn, openMs[openMs.length >> 1] ?? null]],
    ),
  };
}

export async function measureUseKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepUses(folder, rounds));
  const { acknowledged, caught, wrong, left, drift, ledgerDrift } = sweep;
  return {
    title: `扣次数中途kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(
      ['已答复', '杀在预留与确认之间', '与答复不符', '悬而未决', '次数偏差', '明细偏差'],
      [[acknowledged, caught, wrong, left, drift, ledgerDrift]],
    ),
  };
}

export async function measureEditKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepEdits(folder, rounds));
  const { acknowledged, conflicts, repeated, lost, doubled } = sweep;
  return {
    title: `两个人改同一份申报书，断线与kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(['已答复', '有冲突', '重发', '丢失', '重复'], [[acknowledged, conflicts, repeated, lost, doubled]]),
  };
}

export async function measureRunKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepRuns(folder, rounds));
  const { caught, questionsLost, answersLost, endless, drift } = sweep;
  return {
    title: `回答中途kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(
      ['杀在回答中', '问题丢失', '看到过的文字丢失', '停在生成中', '次数偏差'],
      [[caught, questionsLost, answersLost, endless, drift]],
    ),
  };
}

export async function measureReadingKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepReadings(folder, rounds));
  const { caught, lostPages, wrongChunks, stuck } = sweep;
  return {
    title: `解析200页PDF中途kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(['杀在解析中', '丢失的页', '不同的片段', '没有读完'], [[caught, lostPages, wrongChunks, stuck]]),
  };
}

export async function measureRecordingKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepRecordings(folder, rounds));
  const { acknowledged, cut, lost, doubled } = sweep;
  return {
    title: `录音中途断线与kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(['已确认的段', '没有答复的发送', '丢失', '重复'], [[acknowledged, cut, lost, doubled]]),
  };
}

export async function measureDeckKills(rounds: number): Promise<PartResult> {
  const sweep = await inNewFolder((folder) => sweepDecks(folder, rounds));
  const { acknowledged, cut, caught, lostEdits, lostSlides, isStuck } = sweep;
  return {
    title: `改演示文稿、由大模型写时kill -9，${rounds}次`,
    json: { ...sweep },
    markdown: table(
      ['已答复的改动', '没有答复的', '杀在写的时候', '丢失的改动', '丢失的页', '没有写完'],
      [[acknowledged, cut, caught, lostEdits, lostSlides, isStuck ? 1 : 0]],
    ),
  };
}

async function inNewFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeDataDir();
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
