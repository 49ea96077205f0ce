// How published packages are built: one ES module and one d.ts per source file, so that an app takes only what it imports
// and 'use client' stays with its file. No JavaScript imports CSS: all rules are in one layered dist/styles.css; parts of them
// may be had as smaller sheets.
import { copyFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';

/**
 * Build options of a library without styles, for tsdown.
 *
 * @param {string[]} entry
 */
export const library = (entry) => ({
  entry,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  unbundle: true,
  sourcemap: true,
  logLevel: 'warn',
});

/**
 * Build options of a library with one sheet, styles.css.
 *
 * @param {string[]} entry
 * @param {{ from: string | string[]; to: string }[]} [copy]
 */
export const styledLibrary = (entry, copy) => ({ ...library(entry), copy, ...stylesIn('styles.css') });

/**
 * Build options of a sheet of what `entry` exports, without its JavaScript.
 *
 * @param {string} entry
 * @param {string} name file name of the sheet
 */
export const sheet = (entry, name) => ({
  ...library([entry]),
  ...stylesIn(name),
  dts: false,
  sourcemap: false,
  outDir: `build/${name}`,
  hooks: { 'build:done': () => copyFileSync(`build/${name}/${name}`, `dist/${name}`) },
});

const stylesIn = (name) => ({
  outputOptions: { assetFileNames: '[name][extname]' },
  plugins: [
    vanillaExtractPlugin({
      identifiers: ({ debugId, hash }) => `hc-${debugId ?? 'x'}_${hash}`,
      extract: { name },
    }),
  ],
});
