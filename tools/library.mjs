// How published packages are built: one ES module and one d.ts per source file, so that an app takes only what it imports
// and 'use client' stays with its file. No JavaScript imports CSS: all rules are in one layered dist/styles.css.
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';

/** @param {string[]} entry */
export const library = (entry) => ({
  entry,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  unbundle: true,
  sourcemap: true,
});

/** @param {string[]} entry @param {{ from: string | string[]; to: string }[]} [copy] */
export const styledLibrary = (entry, copy) => ({
  ...library(entry),
  copy,
  outputOptions: { assetFileNames: '[name][extname]' },
  plugins: [
    vanillaExtractPlugin({
      identifiers: ({ debugId, hash }) => `hc-${debugId ?? 'x'}_${hash}`,
      extract: { name: 'styles.css' },
    }),
  ],
});
