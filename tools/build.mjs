// Builds the portal, the server and Storybook when their sources changed since the last build: `node tools/build.mjs storybook`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const skipped = new Set(['node_modules', 'dist', 'e2e', 'bench', 'test', 'baselines']);
const parts = {
  portal: {
    name: '门户',
    cwd: 'apps/portal',
    command: 'vite build',
    sources: ['apps/portal', 'packages'],
    out: 'apps/portal/dist',
    page: 'index.html',
  },
  server: {
    name: '服务端',
    cwd: 'apps/server',
    command: 'tsdown',
    sources: ['apps/server', 'packages/api', 'packages/engines'],
    out: 'apps/server/dist',
    page: 'main.js',
  },
  storybook: {
    name: 'Storybook',
    cwd: '.',
    command: 'storybook build --quiet --disable-telemetry',
    // Without the tools that Storybook draws into the canvas: they break the policy that every story is held to.
    env: { STORYBOOK_CANVAS_TOOLS: 'off' },
    sources: ['.storybook', 'apps/portal', 'packages', 'openapi', 'vite.config.ts'],
    out: 'storybook-static',
    page: 'index.json',
  },
};

/** Builds those of the parts that are out of date. @throws Error with the reason why a build failed and what to do */
export function buildStale(wanted = ['portal', 'server']) {
  for (const { name, cwd, command, env, sources, out, page } of wanted.map((part) => parts[part])) {
    const stamp = join(root, out, '.built-from');
    const fresh = fingerprint([...sources, 'pnpm-lock.yaml']);
    if (existsSync(join(root, out, page)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fresh) continue;
    console.log(`正在构建${name}……`);
    runBuilder(name, command, join(root, cwd), env);
    writeFileSync(stamp, fresh);
  }
}

/** Runs a builder of the workspace's packages in `cwd`. @throws Error as `buildStale` */
export function runBuilder(name, command, cwd, env = {}) {
  const [bin, ...args] = command.split(' ');
  const done = spawnSync(join(cwd, 'node_modules/.bin', bin), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    // A builder that fails may say more than the megabyte that is the default, and would be stopped for it.
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return;
  const said = `${done.stdout ?? ''}\n${done.stderr ?? ''}`;
  // Stacks name the insides of the builder and push the reason out of sight.
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  throw new Error(
    [
      `${name}构建失败：${reasonOf(done)}`,
      `命令：${command}（在${cwd}）`,
      ...(lines.length > 0 ? [`最后的输出：\n${lines.slice(-linesShown).join('\n')}`] : []),
      `怎么办：${adviceFor(done, said)}`,
    ].join('\n\n'),
  );
}

const linesShown = 20;

function reasonOf({ error, signal, status }) {
  if (error?.code === 'ENOENT') return '没有找到这个命令（ENOENT）';
  if (error) return `命令没有运行（${error.code ?? error.message}）`;
  return signal ? `被信号${signal}终止` : `退出码${status}`;
}

/** Message of builders and Node about a package that is not there; a missing file of ours is another matter. */
const lacksPackage =
  /(cannot find (package|module)|failed to (resolve import|load url)|could not resolve) ['"`]?([\w@]|[^'"`\s]*node_modules)/i;

export const reinstall = '依赖没有装全。删除node_modules后重新运行npm start';

function adviceFor({ error, signal }, said) {
  if (error?.code === 'ENOENT' || lacksPackage.test(said)) return reinstall;
  if (signal === 'SIGKILL') return '多半是内存不够。关闭其他程序后重新运行';
  return '按上面的输出修改后重新运行';
}

/** Hash of names, sizes and times of all sources: enough to see a change, quick enough for every start. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const stat = statSync(join(root, path));
    if (stat.isDirectory()) {
      for (const entry of readdirSync(join(root, path)).sort()) if (!skipped.has(entry)) walk(join(path, entry));
    } else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const path of paths) walk(path);
  return hash.digest('hex');
}

if (process.argv[1]?.endsWith('build.mjs')) {
  try {
    buildStale(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
