// Built by stories.mjs and run inside the app that installed the package, once for each React.
import { Provider } from '@hengce/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const files = import.meta.glob('/packages/ui/src/**/*.stories.tsx', { eager: true });
const failures = [];
let count = 0;
let name = '';
// React reports this way what would differ in the browser and what it does not know. The first frame of the stack is the
// component; those of the stories themselves are not under test.
console.error = (message, ...details) => {
  const stack = details.map(String).join('\n');
  if (!/^\s*at .*renderStories/.test(stack.trimStart())) failures.push(`${name}: ${message}\n${stack.slice(0, 400)}`);
};

if (typeof window !== 'undefined') throw new Error('This has to run without a window.');
for (const [file, { default: meta, ...stories }] of Object.entries(files)) {
  for (const [story, { args, render = meta.render, decorators = [] }] of Object.entries(stories)) {
    name = `${file.split('/').pop()} ${story}`;
    const all = { ...meta.args, ...args };
    const context = { args: all, globals: { theme: 'light' }, parameters: {} };
    const Story = () => (render ? render(all, context) : createElement(meta.component, all));
    const Decorated = [...decorators, ...(meta.decorators ?? [])].reduce(
      (Inner, decorate) => () => decorate(Inner, context),
      Story,
    );
    try {
      const html = renderToString(createElement(Provider, { colorScheme: 'light' }, createElement(Decorated)));
      if (!html.includes('data-hc-theme="light"')) failures.push(`${name}: no root`);
    } catch (error) {
      failures.push(`${name}: ${error.stack.slice(0, 400)}`);
    }
    count++;
  }
}

if (failures.length > 0 || count === 0) {
  console.log(failures.join('\n'));
  process.exit(1);
}
console.log(count);
