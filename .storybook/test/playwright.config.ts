import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../tools/chromium.mjs';

export const desktop = { width: 1280, height: 900 };

/** Options of the browser in which every page of a run is opened. */
export const contextOptions = {
  viewport: desktop,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
} as const;

// Every story of the built Storybook in a real browser, under the product's own content security policy.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [
    ['dot'],
    ['json', { outputFile: '../../test-results/stories.json' }],
    ['html', { outputFolder: '../../test-results/stories-report', open: 'never' }],
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
