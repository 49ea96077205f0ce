// `npm run stories`: builds Storybook and visits every story (see .storybook/test); `-- --update` takes the baselines anew,
// `-- --changed` visits only those nearest to the changes since main. Further arguments go to Playwright, for instance
// `-g 按钮`. The report: test-results/stories-report/index.html.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { changesSince, concernedBy, forkPoint } from './changed.mjs';
import { root, runSteps } from './steps.mjs';

const isUpdate = process.argv.includes('--update');
const isChanged = process.argv.includes('--changed');
const rest = process.argv.slice(2).filter((argument) => !['--update', '--changed'].includes(argument));
const baselines = join(root, '.storybook/test/baselines');

try {
  buildStale(['storybook']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
/** Number of story files that `--changed` looks at, a minute's work: what a button changes is all of the product. */
const maxChangedFiles = 25;
const concerned = isChanged ? concernedBy(changesSince(forkPoint()), /\.stories\.tsx$/) : null;
if (concerned?.length === 0) {
  console.log('没有与改动有关的故事');
  process.exit(0);
}
const left = (concerned?.splice(maxChangedFiles) ?? []).length;
if (left > 0) console.log(`看离改动最近的${concerned.length}个故事文件；更远的${left}个由npm test看`);
const config = ['-c', '.storybook/test/playwright.config.ts', ...(isUpdate ? ['--update-snapshots=all'] : [])];
const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), ['test', ...config, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(concerned && { STORIES: concerned.map((name) => `./${name}`).join('\n') }) },
  shell: process.platform === 'win32',
});
if (isUpdate) await shrink();
// The hosted second opinion, only where somebody gave a token.
const hosted = process.env.CHROMATIC_PROJECT_TOKEN
  ? await runSteps([['Chromatic', 'chromatic --storybook-build-dir storybook-static --exit-zero-on-changes']])
  : [];
process.exit(status || hosted.length);

/** Reduces baseline pictures to 256 colours, which differ from the original by nothing that is compared, in a third of the bytes. */
async function shrink() {
  const { default: sharp } = await import('sharp');
  for (const name of readdirSync(baselines)) {
    const path = join(baselines, name);
    const original = readFileSync(path);
    const { paletteBitDepth } = await sharp(original).metadata();
    if (paletteBitDepth) continue;
    writeFileSync(path, await sharp(original).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer());
  }
  const bytes = readdirSync(baselines).reduce((sum, name) => sum + statSync(join(baselines, name)).size, 0);
  console.log(`${readdirSync(baselines).length}张基准图，共${(bytes / 1e6).toFixed(1)} MB`);
}
