import { defineConfig } from '@playwright/test';
import { shellLaunch } from '../../../tools/chromium.mjs';

// Journeys through the built portal and the real server, each worker with an empty data folder of its own.
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/e2e.json' }]],
  globalSetup: './build.ts',
  // Three on two cores: a journey waits a third of its time.
  workers: process.env.CI ? 3 : 1,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: shellLaunch(),
    actionTimeout: 20_000,
    // Recording films every frame, half of a journey's work: where there is a second try, only that one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
});
