// `npm test`: checks, unit and server tests, every story, the packages in another app, and the journeys in a real browser.
// `npm test -- --changed`: of these, what stands nearest to the changes since main, or since the last commit when this is main.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changesSince, concernedBy, forkPoint } from './changed.mjs';
import { checks } from './check.mjs';
import { root, runSideBySide, runSteps } from './steps.mjs';

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const started = Date.now();
const units =
  'vitest run --maxWorkers=100% --passWithNoTests --reporter=default --reporter=json --outputFile.json=test-results/unit.json';
const journeys = 'playwright test -c apps/portal/e2e/playwright.config.ts';
const failed = process.argv.includes('--changed') ? await runChanged() : await runAll();

async function runAll() {
  return [
    // Most checks and builds keep one core busy; the tests take the other.
    ...(await runSideBySide([
      [
        ...checks,
        ['构建各包', 'node tools/build-packages.mjs'],
        ['在另一个应用里安装、构建、点击各包', 'tsx tools/try-packages.mjs'],
        ['构建门户与Storybook', 'node tools/build.mjs portal storybook'],
      ],
      [['单元与服务端测试', units]],
    ])),
    ...(await runSteps([
      ['组件故事', 'node tools/stories.mjs'],
      ['浏览器旅程', journeys],
    ])),
  ];
}

/** Number of test files that `--changed` runs, nearest to the change first: a minute and a half of one core, each. */
const maxChangedFiles = { server: 16, unit: 60 };

async function runChanged() {
  const base = forkPoint();
  const files = changesSince(base);
  const specs = files.filter((file) => /^apps\/portal\/e2e\/.*\.spec\.ts$/.test(file));
  // What a package promises and how it is put together; a type that changes deeper inside is seen by `npm test`.
  const isPackaged = files.some((file) =>
    /^packages\/.*\/(index\.ts|package\.json|etc\/.*|.*config\.mjs)$|^tools\/.*packages|size-limit/.test(file),
  );
  const isShown = files.some((file) => /^(packages|apps\/portal|\.storybook|openapi)\//.test(file));
  console.log(`自${base.slice(0, 8)}以来改动了${files.length}个文件`);
  const tests = concernedBy(files, /\.test\.tsx?$/);
  const isServer = (name) => name.startsWith('apps/server/');
  const chosen = [
    ...(tests?.filter(isServer).slice(0, maxChangedFiles.server) ?? []),
    ...(tests?.filter((name) => !isServer(name)).slice(0, maxChangedFiles.unit) ?? []),
  ];
  const failed = [
    ...(await runSideBySide([
      [...checks, ...(isShown ? [['构建Storybook', 'node tools/build.mjs storybook']] : [])],
      [
        ...(tests === null || chosen.length > 0 ? [['单元与服务端测试', [units, ...chosen].join(' ')]] : []),
        ...(isPackaged ? [['构建各包', 'node tools/build-packages.mjs']] : []),
      ],
    ])),
    ...(await runSteps([
      ...(isShown ? [['组件故事', 'node tools/stories.mjs --changed']] : []),
      ...(specs.length > 0 ? [['浏览器旅程', `${journeys} ${specs.join(' ')}`]] : []),
    ])),
  ];
  const left = (tests?.length ?? 0) - chosen.length;
  const skipped = [
    ...(left > 0 ? [`离改动更远的${left}个测试文件`] : []),
    isPackaged ? '在另一个应用里试各包' : '构建与试用各包',
    specs.length > 0 ? '没有改动的浏览器旅程' : '浏览器旅程',
  ];
  console.log(`\n没有运行：${skipped.join('，')}。推送前运行npm test`);
  return failed;
}

const readResult = (name) => {
  const file = join(results, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};
const unitResults = readResult('unit') ?? {};
let { numPassedTests: passedTests = 0, numFailedTests: failedTests = 0 } = unitResults;
const red = (unitResults.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
  const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const file = relative(root, name);
  return tests.length > 0 ? tests.map((test) => `  ${file}：${test}`) : message ? [`  ${file}：${message}`] : [];
});
const flaky = [];
for (const name of ['stories', 'e2e']) {
  const result = readResult(name);
  if (!result?.stats) continue;
  passedTests += result.stats.expected + result.stats.flaky;
  failedTests += result.stats.unexpected;
  red.push(...titlesOf(result, 'unexpected').map((title) => `  ${name}：${title}`));
  flaky.push(...titlesOf(result, 'flaky').map((title) => `  ${name}：${title}`));
}

/** Names of the tests of a Playwright report, or of a part of it, with this outcome; flaky ones passed only when they were tried again. */
function titlesOf({ suites = [], specs = [] }, ending) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === ending));
  return [...here.map(({ title }) => title), ...suites.flatMap((suite) => titlesOf(suite, ending))];
}

if (red.length > 0) console.log(`\n没有通过：\n${red.join('\n')}`);
if (flaky.length > 0) console.log(`\n第二次才通过，要改到第一次就通过：\n${flaky.join('\n')}`);
console.log(failed.length > 0 ? `\n未通过：${failed.join('、')}` : '\n全部通过');
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`用时${minutes}分钟`);
if (!process.argv.includes('--changed')) {
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(join(root, 'bench-results/test.json'), JSON.stringify({ at: new Date().toISOString(), minutes }));
}
console.log(`${passedTests} passed, ${failedTests} failed`);
process.exit(failed.length > 0 || failedTests > 0 || passedTests === 0 ? 1 : 0);
