// @vitest-environment happy-dom
import { ApiError } from '@hengce/api';
import { MemoryHost } from '@hengce/feature-kit/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutosave } from './useAutosave';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const failure = (status: number) =>
  new ApiError({ kind: status < 500 ? 'rejected' : 'server', status, message: '最多120页' });
const first = { title: '申报汇报' };

function opened(
  save: (work: { title: string }, revision: number) => Promise<{ revision: number }>,
  draftOf?: (work: { title: string }) => unknown,
) {
  const drafts = new Map<string, string>();
  const host = {
    drafts: {
      read: async (key: string) => drafts.get(key) ?? null,
      write: async (key: string, text: string | null) =>
        void (text === null ? drafts.delete(key) : drafts.set(key, text)),
    },
  };
  const hook = renderHook(
    ({ work }) =>
      useAutosave({
        draftKey: 'deck',
        work,
        kept: { revision: 3, work: first },
        save,
        ...(draftOf && { draftOf }),
      }),
    {
      initialProps: { work: first },
      wrapper: ({ children }) => <MemoryHost host={host}>{children}</MemoryHost>,
    },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, drafts, pass, write: (title: string) => hook.rerender({ work: { title } }) };
}

it('keeps a change on the device at once, on the server a moment later, and then no longer on the device', async () => {
  const save = vi.fn(async () => ({ revision: 4 }));
  const { result, drafts, pass, write } = opened(save);
  write('改');
  expect(result.current.saving).toBe('unsaved');
  await pass(300);
  expect(JSON.parse(drafts.get('deck') ?? '')).toEqual({ revision: 3, work: { title: '改' } });
  await pass(700);
  expect(save).toHaveBeenCalledExactlyOnceWith({ title: '改' }, 3);
  expect(result.current.saving).toBe('saved');
  expect(drafts.size).toBe(0);
});

it('keeps of a large work what the server lacks', async () => {
  const { drafts, pass, write } = opened(
    vi.fn(async () => ({ revision: 4 })),
    ({ title }) => title.length,
  );
  write('改');
  await pass(300);
  expect(JSON.parse(drafts.get('deck') ?? '')).toEqual({ revision: 3, work: 1 });
});

it('keeps what was written a moment before the page is closed', () => {
  const { drafts, write } = opened(vi.fn(async () => ({ revision: 4 })));
  write('改');
  window.dispatchEvent(new Event('pagehide'));
  expect(drafts.get('deck')).toContain('改');
});

it('tries again by itself after a failure, without a further change', async () => {
  const save = vi.fn(async () => ({ revision: 4 })).mockRejectedValueOnce(failure(500));
  const { result, pass, write } = opened(save);
  write('改');
  await pass(1_000);
  expect(result.current.saving).toBe('failed');
  await pass(10_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(result.current.saving).toBe('saved');
});

it('sends what was refused only when it has changed', async () => {
  const save = vi.fn(async () => ({ revision: 4 })).mockRejectedValueOnce(failure(400));
  const { result, pass, write } = opened(save);
  write('太长');
  await pass(1_000);
  expect(result.current).toMatchObject({ saving: 'refused', why: '最多120页' });
  await pass(60_000);
  expect(save).toHaveBeenCalledOnce();
  write('短');
  expect(result.current).toMatchObject({ saving: 'unsaved', why: null });
  await pass(1_000);
  expect(result.current.saving).toBe('saved');
});

it('leaves a conflict to the user, whose changes stay on the device', async () => {
  const save = vi.fn(async () => ({ revision: 9 })).mockRejectedValueOnce(failure(409));
  const { result, drafts, pass, write } = opened(save);
  write('改');
  await pass(1_000);
  write('再改');
  await pass(60_000);
  expect(result.current.saving).toBe('conflict');
  expect(save).toHaveBeenCalledOnce();
  expect(drafts.get('deck')).toContain('再改');
  await act(() => result.current.saveOn(8));
  expect(save).toHaveBeenLastCalledWith({ title: '再改' }, 8);
  expect(result.current.saving).toBe('saved');
});

it('sends what was written before the page is left', async () => {
  const save = vi.fn(async () => ({ revision: 4 }));
  const { unmount, write } = opened(save);
  write('改');
  unmount();
  expect(save).toHaveBeenCalledExactlyOnceWith({ title: '改' }, 3);
});
