import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { rememberStories } from './rememberStories.ts';

/** Whether the canvas has Storybook's own tools, which write HTML strings and inline styles that the product's policy forbids. */
const hasCanvasTools = process.env.STORYBOOK_CANVAS_TOOLS !== 'off';

/** Folder with pictures of how pages were meant to be; undefined without one. */
const boards = process.env.BOARDS;

/** Vite writes into every library the map to its sources: two thirds of what the browser reads before the first story. */
const withoutLibraryMaps = {
  name: 'hengce:without-library-maps',
  transform: {
    filter: { id: /\/sb-vite\/deps\// },
    handler: (code: string) => ({ code, map: { mappings: '' as const } }),
  },
};

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
    changeDetection: false,
    backgrounds: false,
    highlight: hasCanvasTools,
    measure: hasCanvasTools,
    outline: hasCanvasTools,
  },
  experimental_indexers: (indexers) => indexers.map(rememberStories),
  // Storybook follows the imports of every story to mark those that a change touches. Nobody looks at these marks, and to read all
  // modules for them takes longer than the start.
  experimental_importParsers: [{ extensions: ['.ts', '.tsx', '.mdx'], parse: async () => [] }],
  addons: [
    // Tables in the pages of words.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    ...(hasCanvasTools ? ['@storybook/addon-a11y'] : []),
  ],
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), withoutLibraryMaps],
    // As in the portal: the content security policy allows no data: fonts.
    build: { ...config.build, assetsInlineLimit: 0 },
    // Nothing of these is in a story: they would be thousands of files to watch.
    server: { ...config.server, watch: { ignored: ['**/dist/**', '**/.storybook/test/**', '**/apps/server/**'] } },
  }),
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
