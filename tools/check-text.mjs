// Holds every source file to the house rules (house-rules.mjs).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { breaches } from './house-rules.mjs';
import { root } from './steps.mjs';

const files = (dir) =>
  readdirSync(dir).flatMap((name) => {
    if (['node_modules', 'dist', 'generated'].includes(name)) return [];
    const path = join(dir, name);
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
const sources = [...files(join(root, 'packages')), ...files(join(root, 'apps/portal/src'))];
const problems = sources.flatMap((path) =>
  breaches(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')),
);

for (const problem of problems) console.error(problem);
console.log(`检查了${sources.length}个文件，${problems.length}处不合规`);
process.exit(problems.length > 0 ? 1 : 0);
