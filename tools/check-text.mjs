// Holds every source file to the house rules (house-rules.mjs).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { breaches, crowdedFolders, lengthBreaches, serverBreaches, sharedTables, sleeps } from './house-rules.mjs';
import { root } from './steps.mjs';

const files = (dir) =>
  readdirSync(dir).flatMap((name) => {
    if (['node_modules', 'dist', 'build', 'generated'].includes(name)) return [];
    const path = join(dir, name);
    return statSync(path).isDirectory() ? files(path) : [relative(root, path).replaceAll('\\', '/')];
  });
const names = [...files(join(root, 'packages')), ...files(join(root, 'apps/portal'))];
const sources = names.filter((name) => /^(packages|apps\/portal\/src)\/.*\.tsx?$/.test(name));
const server = files(join(root, 'apps/server/src')).filter((name) => name.endsWith('.ts'));
const others = ['apps/server/bench', 'apps/server/test', 'apps/portal/e2e', '.storybook', 'bench', 'tools', 'examples']
  .flatMap((dir) => files(join(root, dir)))
  // Not ours: written by msw.
  .filter((name) => /\.(tsx?|mjs|js)$/.test(name) && !name.endsWith('/mockServiceWorker.js'));
const read = (name) => readFileSync(join(root, name), 'utf8');
const tests = [...names, ...['apps/server/src', '.storybook', 'tools'].flatMap((dir) => files(join(root, dir)))];
const problems = [
  ...crowdedFolders([...names, ...server]),
  ...sources.flatMap((name) => breaches(name, read(name))),
  ...server.flatMap((name) => serverBreaches(name, read(name))),
  ...others.flatMap((name) => lengthBreaches(name, read(name))),
  ...sharedTables(server.map((name) => [name, read(name)])),
  ...tests
    // Its sources under test sleep.
    .filter((name) => name !== 'tools/house-rules.test.ts')
    .filter((name) => sleeps(name, read(name)))
    .map((name) => `${name} 测试等的是发生的事，不是一段时间`),
];

for (const problem of problems) console.error(problem);
console.log(`检查了${sources.length + server.length + others.length}个文件，${problems.length}处不合规`);
process.exit(problems.length > 0 ? 1 : 0);
