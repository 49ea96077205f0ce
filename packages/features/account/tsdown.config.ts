import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  unbundle: true,
  sourcemap: true,
  plugins: [vanillaExtractPlugin({ identifiers: ({ debugId, hash }) => `hc-${debugId ?? 'x'}_${hash}` })],
});
