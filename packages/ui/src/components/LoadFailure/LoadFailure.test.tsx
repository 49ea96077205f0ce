// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadFailure } from './LoadFailure';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

const said = () => document.body.textContent ?? '';
const title = () => document.querySelector('h2')?.textContent;
const show = (error: unknown) =>
  act(() =>
    root.render(
      <LoadFailure error={error} title="检索没有完成" kept="检索词与筛选都已保留" onRetry={() => undefined} />,
    ),
  );
const away = Object.assign(new Error('服务暂时连接不上，内容没有丢失。请稍后重试'), { kind: 'network' });

it('says that the network is away, and that it goes on by itself, while the call waits for it', () => {
  show(null);
  expect(title()).toBe('网络已断开');
  expect(said()).toContain('检索词与筛选都已保留，网络恢复后会自动继续');
});

it('does not call the network away, in words or picture, when only the server cannot be reached', () => {
  show(away);
  expect(said()).toContain('服务暂时连接不上，检索词与筛选都已保留');
  expect(document.querySelector('.lucide-wifi-off')).toBeNull();
  show(null);
  expect(document.querySelector('.lucide-wifi-off')).not.toBeNull();
});

it('calls the network away when the browser knows so, though the call was tried and failed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(away);
  expect(title()).toBe('网络已断开');
  expect(said()).not.toContain('服务暂时连接不上');
});

it('does not blame the network for a mistake of ours, and does not say its words', () => {
  show(new TypeError('undefined is not a function'));
  expect(title()).toBe('检索没有完成');
  expect(said()).toContain('检索词与筛选都已保留');
  expect(said()).not.toContain('undefined');
});
