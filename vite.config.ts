import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Storybook and Vitest read this one; the portal has its own.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Named, so that the optimiser runs once: a dependency found late reloads the page in the middle of a test run.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-aria-components',
      '@hengce/ui > react-aria/PortalProvider',
      '@hengce/ui > react-aria/useField',
      '@hengce/ui > react-aria/useMove',
      '@hengce/ui > react-aria/useObjectRef',
      '@hengce/ui > @visx/scale',
      '@hengce/ui > @visx/shape',
      '@hengce/ui > @internationalized/date',
      '@hengce/ui > lucide-react',
      '@hengce/ui > virtua',
      '@hengce/ui > mdast-util-from-markdown',
      '@hengce/ui > mdast-util-gfm-strikethrough',
      '@hengce/ui > mdast-util-gfm-table',
      '@hengce/ui > mdast-util-gfm-task-list-item',
      '@hengce/ui > micromark-extension-cjk-friendly',
      '@hengce/ui > micromark-extension-cjk-friendly-gfm-strikethrough',
      '@hengce/ui > micromark-extension-gfm-table',
      '@hengce/ui > micromark-extension-gfm-task-list-item',
      '@hengce/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@hengce/ui > hast-util-from-html',
      '@hengce/ui > hast-util-to-text',
      '@hengce/text > diff',
      '@hengce/api > openapi-fetch',
      '@hengce/api > content-disposition',
      '@hengce/api > eventsource-parser',
      '@tanstack/react-query',
      'msw',
      'msw/browser',
      'openapi-msw',
    ],
  },
});
