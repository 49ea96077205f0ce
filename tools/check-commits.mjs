// Holds the commits that are not on the shared branch yet to Conventional Commits 1.0: `feat(policy): 按申报状态筛选`.
import { spawnSync } from 'node:child_process';
import { root } from './steps.mjs';

const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const conventional = new RegExp(`^(${types})(\\([a-z-]+\\))?!?: \\S`);
const log = (range) =>
  spawnSync('git', ['log', '--no-merges', '--format=%h %s', range], { cwd: root, encoding: 'utf8' });

const known = ['@{upstream}..HEAD', 'main..HEAD'].map(log).find(({ status }) => status === 0);
const commits = known?.stdout.split('\n').filter(Boolean) ?? [];
const problems = commits.filter((line) => !conventional.test(line.slice(line.indexOf(' ') + 1)));

for (const problem of problems) console.error(`提交说明不是“类型(范围): 内容”：${problem}`);
console.log(`检查了${commits.length}个未推送的提交，${problems.length}个不合规`);
process.exit(problems.length > 0 ? 1 : 0);
