// `npm run check`: everything that needs no browser and no database. Part of `npm test`.
import { runSteps } from './steps.mjs';

export const checks = [
  ['接口规范', 'redocly lint'],
  ['生成代码是否最新', 'node packages/api/scripts/generate.mjs --check'],
  ['类型', 'tsc -p packages/engines/tsconfig.json && tsc -p tsconfig.json && tsc -p apps/server/tsconfig.json'],
  ['格式与规则', 'biome check . --error-on-warnings'],
  ['分层与循环依赖', 'depcruise --config .dependency-cruiser.cjs packages apps bench tools .storybook'],
  ['无用文件、导出与依赖', 'knip'],
  ['界面文字与设计令牌', 'node tools/check-text.mjs'],
  ['提到的文档', 'node tools/check-links.mjs'],
  ['提交说明', 'node tools/check-commits.mjs'],
];

if (process.argv[1]?.endsWith('check.mjs')) {
  const failed = await runSteps(checks);
  if (failed.length > 0) {
    console.error(`\n未通过：${failed.join('、')}`);
    process.exit(1);
  }
}
