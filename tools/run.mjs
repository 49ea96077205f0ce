// Entry of every root script. Needs nothing but Node: installs the workspace with the pinned pnpm when it is missing or
// out of date, then runs the task with node_modules/.bin on the PATH.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tasks = {
  dev: ['node tools/dev.mjs'],
  storybook: ['storybook dev -p 6006 --no-open'],
  check: ['node tools/check.mjs'],
  test: ['node tools/test.mjs'],
  api: ['redocly lint', 'node packages/api/scripts/generate.mjs'],
  admin: ['tsx apps/server/src/cli/admin.ts'],
  import: ['tsx apps/server/src/cli/import.ts'],
  'rules:check': ['tsx apps/server/src/cli/checkRules.ts'],
  eval: ['tsx apps/server/src/cli/eval.ts'],
  bench: [
    'tsx apps/server/bench/run.ts',
    'node tools/bench-portal.mjs',
    'node bench/streaming/run.mjs',
    'tsx bench/chat/src/run.ts',
    'tsx bench/proofreading/src/run.ts',
    'tsx bench/proofreading/src/inBrowser.ts',
    'tsx bench/deck/src/run.ts',
    'tsx bench/deck/src/inBrowser.ts',
    'tsx bench/deck/src/peers.ts',
    'tsx bench/speech/src/run.ts',
    'tsx bench/speech/src/longFile.ts',
    'tsx bench/meeting/src/segments.ts',
    'tsx bench/meeting/src/killBrowser.ts',
    'tsx bench/meeting/src/captions.ts',
    'node bench/table/run.mjs',
    'node bench/peers/run.mjs',
    'node tools/performance.mjs',
  ],
  changeset: ['changeset'],
  gen: ['node tools/gen.mjs'],
  stories: ['node tools/stories.mjs'],
  look: ['tsx tools/look/run.ts'],
};

const [task = '', ...args] = process.argv.slice(2);
requireNode();
await install();
// In this process, so that a signal to `npm start` reaches the server itself.
if (task === 'start') await import('./start.mjs');
else if (task in tasks)
  for (const command of tasks[task]) await run(command, task === 'bench' || task === 'api' ? [] : args);
else fail(`没有这个命令：${task}`);

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isFine = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!isFine) fail(`需要 Node 20.19 以上（或22.12以上），现在是 ${process.versions.node}。请升级 Node 后重试。`);
}

async function install() {
  const stamp = join(root, 'node_modules/.hengce-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('正在安装依赖，首次约需一分钟……');
  await execute(npx(), ['--yes', packageManager, 'install', '--frozen-lockfile']);
  writeFileSync(stamp, wanted);
}

/** Command of the npx that belongs to the npm that started us, or of the one on the PATH. */
function npx() {
  const npmCli = process.env.npm_execpath ?? '';
  const npxCli = join(dirname(npmCli), 'npx-cli.js');
  return npmCli.endsWith('npm-cli.js') && existsSync(npxCli) ? [process.execPath, npxCli] : ['npx'];
}

function run(command, extra) {
  const [name, ...rest] = command.split(' ');
  return execute([name], [...rest, ...extra]);
}

function execute([name, ...first], rest) {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(name, [...first, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    // Windows starts .cmd files only through its shell.
    shell: process.platform === 'win32' && name !== process.execPath,
  });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`无法运行 ${name}：${error.message}`));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      if (code === 0) resolve();
      else process.exit(code ?? (signal ? 1 : 0));
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
