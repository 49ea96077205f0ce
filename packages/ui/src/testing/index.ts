// Inside of the design system that the workspace's Storybook needs; no part of the published package.
export { toastQueue } from '../components/Toast/toastQueue';
// Also here without the 550 modules of the whole package, which would stand before the first story.
export { Provider } from '../provider/Provider';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../components/**/*[oO]ptions.ts', '../components/ruler/{deadline,*/drawThreshold,*/usage}.ts'],
  { eager: true },
);

/** Lists of a prop's values, by the name of their export: `['small', 'medium']` under `buttonSizes`. */
export const propChoices: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(modules));
