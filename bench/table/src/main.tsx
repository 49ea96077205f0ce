import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

// Only the table that is asked for is loaded: the heap holds one library.
const tables: Record<string, () => Promise<{ default: ComponentType }>> = {
  ours: () => import('./Ours'),
  antd: () => import('./Antd'),
};
const name = new URLSearchParams(location.search).get('table') ?? 'ours';
const { default: Table } = await (tables[name] as () => Promise<{ default: ComponentType }>)();
const box = document.createElement('div');
box.style.width = '760px';
document.body.append(box);
createRoot(box).render(createElement(Table));

/** What scrolls: the table's own box, found by what overflows it. */
const scroller = () =>
  [...document.querySelectorAll('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 1000 && getComputedStyle(element).overflowY !== 'visible',
  );
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** One step after another, each with its frame and layout. */
async function scroll(steps: number) {
  const target = (scroller() ?? document.querySelector('.ant-table-tbody-virtual-holder')) as HTMLElement;
  for (let step = 0; step < steps; step++) {
    target.scrollTop += 240;
    await frame();
    await frame();
  }
  return target.scrollTop;
}

Object.assign(window, { bench: { scroll, nodes: () => box.querySelectorAll('*').length } });
