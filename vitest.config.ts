import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/chromium.mjs';

// A function, because Vitest mutates the object that a project is given.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromiumLaunch(),
    contextOptions: {
      viewport: { width: 1600, height: 1200 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce' as const,
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

// Two that run side by side. Each story is looked at in both themes (see .storybook/darkContrast.ts).
const stories = (name: string, exclude: string[]) => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
  test: { name: `stories-${name}`, exclude, isolate: false, env: { VITE_CHECK_DARK: 'true' }, browser: browser() },
});

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      stories('components', ['packages/features/**', 'apps/**']),
      stories('pages', ['packages/ui/**']),
    ],
  },
});
