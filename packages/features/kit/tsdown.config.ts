import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/testing.tsx'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  unbundle: true,
  sourcemap: true,
});
