import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type PartResult, table } from './measure';

/** Runs the model test of orders with this many sequences; throws with what it says when one of them breaks a rule. */
export async function measureOrderModel(sequences: number): Promise<PartResult> {
  const startedAt = performance.now();
  await promisify(execFile)('node_modules/.bin/vitest', ['run', '--project', 'server', 'order.model'], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { ...process.env, MODEL_RUNS: String(sequences) },
  });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return {
    title: `订单的任意操作，${sequences}串`,
    json: { sequences, seconds },
    markdown: table(['操作串', '不合规则', '秒'], [[sequences, 0, seconds]]),
  };
}
