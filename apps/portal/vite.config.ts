import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria brings its sentences in thirty languages; two of them are ours.
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre', apply: 'build' },
  ],
  server: { proxy: { '/api': api, '/qimofang': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser of the target preloads modules itself; the polyfill would be one more request.
    modulePreload: { polyfill: false },
    // Inlined fonts and images would need `data:` in the security policy and be fetched whether used or not.
    assetsInlineLimit: 0,
  },
});
