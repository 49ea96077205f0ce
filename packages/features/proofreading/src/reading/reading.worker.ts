import { fixedWords } from '@hengce/proofreading/words';
import load, { tag } from 'jieba-wasm/web';
import { createReading } from './createReading';
import type { ToReading } from './protocol';

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

const take = createReading({
  post: (message) => globalThis.postMessage(message),
  // The same words as on the server, so that both find the same.
  async loadWords() {
    await load();
    // It reads its dictionary when it is first asked: now, not when a long text is pasted.
    tag('a', false);
    return { segment: (sentence) => tag(sentence, false), fixedWords: fixedWords() };
  },
  later(run) {
    waiting.push(run);
    port2.postMessage(null);
  },
  now: () => performance.now(),
});

globalThis.onmessage = ({ data }: MessageEvent<ToReading>) => take(data);
