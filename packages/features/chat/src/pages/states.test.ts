import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('./*/*Page.stories.tsx', { query: '?raw', import: 'default', eager: true });

describe('the states of a page (.storybook/docs/Start.mdx)', () => {
  it.each(Object.keys(files))('%s', (file) => {
    const stories = [...(files[file] ?? '').matchAll(/^export const (\w+) = meta\.story/gm)].map(([, name]) => name);
    expect(stories).toEqual(expect.arrayContaining(['Default', 'Loading', 'Failing', 'Phone', 'Keyboard']));
  });
});
