import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../tools/chromium.mjs';

/** What every page of a run is opened with. */
export const contextOptions = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
} as const;

// The built Storybook in a real browser: pictures against the baselines, and every story under the product's own CSP.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [
    ['dot'],
    ['json', { outputFile: '../../test-results/visual.json' }],
    ['html', { outputFolder: '../../test-results/visual-report', open: 'never' }],
  ],
  globalSetup: './serveStorybook.ts',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    // Hinting differs by machine: pixels at the edges of letters may differ, no area may, however little.
    toMatchSnapshot: { threshold: 0.03, maxDiffPixelRatio: 0.001 },
  },
  use: {
    browserName: 'chromium',
    contextOptions,
    launchOptions: chromiumLaunch(),
  },
});
