// @vitest-environment happy-dom
import { ApiError } from '@hengce/api';
import { MemoryHost } from '@hengce/feature-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadFailure } from './LoadFailure';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (error: unknown) =>
  render(
    <MemoryHost>
      <LoadFailure error={error} title="检索没有完成" kept="检索词与筛选都已保留" onRetry={() => undefined} />
    </MemoryHost>,
  );

it('says that the network is away, and that it goes on by itself, while the call waits for it', () => {
  show(null);
  expect(screen.getByRole('heading').textContent).toBe('网络已断开');
  screen.getByText('检索词与筛选都已保留，网络恢复后会自动继续');
});

it('does not call the network away, in words or picture, when only the server cannot be reached', () => {
  show(new ApiError({ kind: 'network', code: 0, status: 0, message: '服务暂时连接不上，内容没有丢失。请稍后重试' }));
  screen.getByText('服务暂时连接不上，检索词与筛选都已保留');
  expect(document.querySelector('.lucide-wifi-off')).toBeNull();
  cleanup();
  show(null);
  expect(document.querySelector('.lucide-wifi-off')).not.toBeNull();
});

it('calls the network away when the browser knows so, though the call was tried and failed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(new ApiError({ kind: 'network', code: 0, status: 0, message: '服务暂时连接不上，内容没有丢失。请稍后重试' }));
  screen.getByRole('heading', { name: '网络已断开' });
  expect(screen.queryByText(/服务暂时连接不上/)).toBeNull();
});

it('does not blame the network for a mistake of ours', () => {
  show(new TypeError('undefined is not a function'));
  expect(screen.getByRole('heading').textContent).toBe('检索没有完成');
  screen.getByText('检索词与筛选都已保留');
});
