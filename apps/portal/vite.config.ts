import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Few files instead of many small ones. A group is what `test` names with everything it imports that no group above it has,
// so a part that most pages load stands above one that few do. Folders are not named: files move.
// What each address loads of this, and may load, stands in e2e/weight.spec.ts.
// Eight pages compare regions: what they share is not for all.
const special = /[\\/](DataTable|FileUpload|virtua|dnd|grid|table|regions)[\\/]|[\\/]Table\.|Drop/;
const groups = [
  { name: 'start', test: /[\\/](index\.html|LoginPage\.tsx)$/ },
  {
    name: 'frame',
    test: /[\\/]((Shell|PortalPalette|StatusRing|ToggleIconButton|Popover)\.tsx|(toasts|hrefs|useDraft)\.ts)$/,
  },
  { name: 'shared', minShareCount: 9, test: (id: string) => !special.test(id) },
  { name: 'regions', test: /[\\/]RegionFrame\.tsx$/ },
  { name: 'table', test: /[\\/]DataTable\.tsx$/ },
  { name: 'upload', test: /[\\/]FileUpload\.tsx$/ },
  {
    name: 'policies',
    test: /[\\/](ClosingSoonPolicies|MatchedPolicies|NewestPolicies|SubscribeButton|ReachLine|NoneNear)\.tsx$|[\\/]useIsNear\.ts$/,
  },
  { name: 'ask', test: /[\\/]AskPolicy\.tsx$/ },
  { name: 'home', test: /[\\/](HomePage|RecentWork|UsesLeft)\.tsx$/ },
];

/** Compresses once what is served often, at the highest quality; the server sends what lies beside a file. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(m?js|css)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = join(dir, name);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
      }),
    );
  },
};

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria brings its sentences in thirty languages; two of them are ours.
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre', apply: 'build' },
    precompress,
  ],
  // It fetches a file that lies beside it.
  optimizeDeps: { exclude: ['jieba-wasm'] },
  server: { proxy: { '/api': api, '/qimofang': api, '/healthz': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser of the target preloads modules itself; the polyfill would be one more request.
    modulePreload: { polyfill: false },
    // Inlined fonts and images would need `data:` in the security policy and be fetched whether used or not.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
