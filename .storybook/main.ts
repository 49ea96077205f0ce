import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';

/** Whether the canvas has Storybook's own tools, which write HTML strings and inline styles that the product's policy forbids. */
const hasCanvasTools = process.env.STORYBOOK_CANVAS_TOOLS !== 'off';

/** Folder with pictures of how pages were meant to be; undefined without one. */
const boards = process.env.BOARDS;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/features/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  features: {
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    highlight: hasCanvasTools,
    measure: hasCanvasTools,
    outline: hasCanvasTools,
  },
  addons: [
    // Tables in the pages of words.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    ...(hasCanvasTools ? ['@storybook/addon-a11y'] : []),
  ],
  // As in the portal: the content security policy allows no data: fonts.
  viteFinal: (config) => ({ ...config, build: { ...config.build, assetsInlineLimit: 0 } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    { from: './public', to: '/' },
    // The pages as they were last looked at, for the gallery; beside them the boards, where their folder is named.
    { from: './test/baselines', to: '/pictures' },
    ...(boards ? [{ from: boards, to: '/boards' }] : []),
  ],
  env: (env) => ({ ...env, STORYBOOK_BOARDS: boards ? 'on' : 'off' }),
  typescript: { reactDocgen: 'react-docgen' },
});
