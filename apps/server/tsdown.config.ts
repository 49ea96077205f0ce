import { execFileSync } from 'node:child_process';
import { defineConfig } from 'tsdown';

// One file per source file, so that what is read from the disk (migrations) lies where the source expects it.
export default defineConfig({
  entry: ['src/main.ts', 'src/cli/*.ts', '!src/cli/*.test.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  unbundle: true,
  outExtensions: () => ({ js: '.js' }),
  dts: false,
  sourcemap: true,
  clean: true,
  // The engines of the workspace are sources until they are published.
  noExternal: [/^@hengce\//],
  hooks: {
    'build:done': () => {
      execFileSync(process.execPath, ['dist/cli/buildEmptyDatabase.js'], {
        cwd: import.meta.dirname,
        stdio: 'inherit',
      });
    },
  },
  copy: [
    { from: 'src/platform/file/readPdf.worker.mjs', to: 'dist/platform/file' },
    { from: 'src/platform/reading/reading.worker.mjs', to: 'dist/platform/reading' },
    { from: 'src/platform/reading/officePackage.mjs', to: 'dist/platform/reading' },
    { from: 'src/platform/reading/presentation.mjs', to: 'dist/platform/reading' },
    { from: 'src/platform/reading/brand.mjs', to: 'dist/platform/reading' },
    { from: 'src/platform/db/migrations', to: 'dist/platform/db' },
    { from: 'src/platform/http/notesPage/public', to: 'dist/platform/http/notesPage' },
  ],
});
