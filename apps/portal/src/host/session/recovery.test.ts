import { ApiError } from '@hengce/api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecovery } from './recovery';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const away = () => new ApiError({ kind: 'network', message: '连接不上' });

function watched(queryFn: () => Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers = vi.fn(async () => false);
  const recovery = createRecovery({ client, answers });
  const observer = new QueryObserver(client, { queryKey: ['hc', 'a'], queryFn });
  const stop = observer.subscribe(() => undefined);
  return { recovery, answers, observer, stop };
}

it('asks at growing distances, and loads what failed once the server answers', async () => {
  const queryFn = vi.fn(() => Promise.reject<unknown>(away()));
  const { recovery, answers, observer, stop } = watched(queryFn);
  await vi.advanceTimersByTimeAsync(0);
  expect(recovery.isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 + 16_000);
  expect(answers).toHaveBeenCalledTimes(4);
  expect(queryFn).toHaveBeenCalledTimes(1);
  answers.mockResolvedValue(true);
  queryFn.mockImplementation(async () => '有了');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(observer.getCurrentResult().data).toBe('有了');
  expect(recovery.isAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(answers).toHaveBeenCalledTimes(5);
  stop();
});

it('a server that is not ready is asked again, but it is there', async () => {
  const queryFn = vi.fn(() =>
    Promise.reject<unknown>(new ApiError({ kind: 'server', message: '正在建立索引', status: 503 })),
  );
  const { recovery, answers, stop } = watched(queryFn);
  answers.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(recovery.isAway()).toBe(false);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it.each([
  ['a refusal', new ApiError({ kind: 'rejected', message: '不行' })],
  ['a fault of the server', new ApiError({ kind: 'server', message: '出错', status: 500 })],
])('%s is not asked again', async (_, error) => {
  const queryFn = vi.fn(() => Promise.reject<unknown>(error));
  const { answers, stop } = watched(queryFn);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(answers).not.toHaveBeenCalled();
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});
