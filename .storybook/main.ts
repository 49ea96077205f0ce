import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/features/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  features: { sidebarOnboardingChecklist: false },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: './public', to: '/' }],
  typescript: { reactDocgen: 'react-docgen' },
});
