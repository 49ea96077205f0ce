import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Few files instead of many small ones. Each list names parts of ours, and what they import comes along; so `base` names
// everything that two of the others share, or one page would load the group of another.
const ui = (names: string) => `[\\/]packages[\\/]ui[\\/]src[\\/](${names})[\\/.]`;
const groups = [
  {
    name: 'base',
    priority: 3,
    test: new RegExp(
      [
        '[\\/]packages[\\/](api|features[\\/]kit)[\\/]',
        ui(
          'provider|theme|styles|internal|components[\\/](Alert|Brand|Button|FormField|Heading|Icon|Link|Progress|Skeleton|StateView|Text|TextField[\\/](TextField|PhoneField|PasswordField)|rule[\\/](RuleLine|scale|labels|useElementWidth|days|deadline))',
        ),
        '[\\/]query-core[\\/].*[\\/](queryClient|mutationObserver)\\.',
        'QueryClientProvider|useMutation|preload-helper',
        '[\\/](useSlot|VisuallyHidden|useToggleState|icons[\\/](check|minus))\\.mjs$',
      ].join('|'),
    ),
  },
  {
    name: 'sign-in',
    priority: 2,
    test: new RegExp(
      `[\\/]account[\\/]src[\\/](components|pages[\\/]login)[\\/](?!legal)|${ui('components[\\/](Checkbox[\\/]Checkbox|OneTimeCodeField|Tabs[\\/](LinkTabs|TabLabel|Tabs.css))')}`,
    ),
  },
  {
    name: 'shell',
    priority: 1,
    test: new RegExp(
      ui('components[\\/](AppShell|Avatar|Breadcrumbs|IconButton|SideNav|TabBar|Tooltip|TopBar|rule[\\/]UsageMeter)'),
    ),
  },
];

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria brings its sentences in thirty languages; two of them are ours.
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre', apply: 'build' },
  ],
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
