// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTextStream } from './textStream';
import { useStreamedText } from './useStreamedText';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let frames: FrameRequestCallback[];
let renders: string[];
const stream = { current: createTextStream() };

function Shown() {
  const { text, isStreaming } = useStreamedText(stream.current);
  renders.push(isStreaming ? text : `${text}。`);
  return text;
}
const nextFrame = () => act(() => frames.splice(0).forEach((frame) => void frame(0)));

beforeEach(() => {
  frames = [];
  renders = [];
  stream.current = createTextStream();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Shown />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('useStreamedText', () => {
  it('paints once per frame, however many pieces came', () => {
    act(() => {
      for (const piece of ['政', '策', '库']) stream.current.append(piece);
    });
    expect(stream.current.getText()).toBe('政策库');
    expect(renders).toEqual(['']);
    nextFrame();
    expect(renders).toEqual(['', '政策库']);
  });

  it('paints the end at once', () => {
    act(() => {
      stream.current.append('完');
      stream.current.finish();
    });
    expect(renders.at(-1)).toBe('完。');
  });

  it('paints by a timer where there are no frames, as in a hidden tab', () => {
    act(() => void stream.current.append('后台'));
    act(() => void vi.advanceTimersByTime(300));
    expect(renders.at(-1)).toBe('后台');
  });

  it('stops when it is unmounted', () => {
    act(() => void stream.current.append('甲'));
    act(() => root.render(null));
    expect(frames).toEqual([]);
    stream.current.append('乙');
    expect(frames).toEqual([]);
  });
});

describe('createTextStream', () => {
  it('applies only what lies past the text it has', () => {
    const text = createTextStream('政策');
    expect(text.append('策库', 1)).toBe(true);
    expect(text.append('政策', 0)).toBe(true);
    expect(text.append('缺', 9)).toBe(false);
    expect(text.getText()).toBe('政策库');
  });

  it('takes nothing after the end', () => {
    const text = createTextStream('完');
    text.finish();
    text.append('又');
    expect(text.getText()).toBe('完');
  });
});
