import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('./*/{page,pages/*}/*Page{,s}.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// They ask other questions on the pages of 政策匹配.
const variants = /\/(Finance|Project)(Start|Proceed|Report)Page/;

describe('the states of a page (.storybook/docs/Start.mdx)', () => {
  it.each(Object.keys(files).filter((file) => !variants.test(file)))('%s', (file) => {
    const stories = [...(files[file] ?? '').matchAll(/^export const (\w+) = meta\.story/gm)].map(([, name]) => name);
    expect(stories).toEqual(expect.arrayContaining(['Default', 'Loading', 'Failing', 'Phone', 'Keyboard']));
  });
});
