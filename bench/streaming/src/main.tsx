import './commitHook';
import '@hengce/ui/global';
import './peers.css';
import { Provider } from '@hengce/ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { storyAnswer } from '../../../packages/ui/src/testing/storyAnswer';
import { countSettled } from './countSettled';
import { renderers } from './renderers';

const parameters = new URLSearchParams(location.search);
const name = parameters.get('renderer') ?? 'ours';
const Renderer = renderers[name] as (props: { text: string }) => React.ReactNode;
const answer = storyAnswer(20_000);
// Markers of citations are ours alone: the peers would show them as words.
const source = name === 'ours-citations' ? answer : answer.replaceAll(/\[\^\d\]/g, '');
const perFlush = 14;

let text = '';
let listener = () => {};
const subscribe = (notify: () => void) => {
  listener = notify;
  return () => {};
};
const show = (next: string) => {
  text = next;
  listener();
};
function Answer() {
  return <Renderer text={useSyncExternalStore(subscribe, () => text)} />;
}

const box = document.getElementById('root') as HTMLElement;
const settled = parameters.has('count') ? countSettled(box) : () => 0;
createRoot(box).render(
  <Provider colorScheme="light">
    <div className={name.startsWith('ours') ? undefined : 'peer'} style={{ width: 600 }}>
      <Answer />
    </div>
  </Provider>,
);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Streams so many pieces from a place in the answer, 0 to 1: one per frame, with layout and paint of each. The end stays
 * in sight, as for a reader who follows.
 */
async function stream(from: number, flushes: number) {
  const start = Math.floor(source.length * from);
  for (let i = 1; i <= flushes; i++) {
    await frame();
    show(source.slice(0, start + i * perFlush));
    window.scrollTo(0, document.documentElement.scrollHeight);
  }
  await frame();
}

Object.assign(window, {
  bench: { stream, show, settled, literal: () => box.textContent?.match(/\*\*/g)?.length ?? 0 },
});
