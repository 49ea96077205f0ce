import { defineConfig } from 'vitest/config';

const server = {
  environment: 'node' as const,
  // To load the server anew for each file takes longer than most files do.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
/** Tests that start what was built as processes of their own. */
const ofProcesses = 'apps/server/src/**/*.process.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          // Properties of the engines try thousands of cases; a busy machine is slow and still right.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [ofProcesses],
        },
      },
      {
        test: {
          ...server,
          name: 'process',
          include: [ofProcesses],
          globalSetup: 'apps/server/test/buildServer.ts',
        },
      },
    ],
  },
});
