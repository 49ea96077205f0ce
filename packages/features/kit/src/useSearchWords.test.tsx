// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearchWords } from './useSearchWords';

const shown = (q: string) => {
  const onSearch = vi.fn();
  return { onSearch, ...renderHook(({ now }) => useSearchWords(now, onSearch), { initialProps: { now: q } }) };
};

it('searches for what was typed when it is done, without the spaces around it', () => {
  const { result, onSearch } = shown('旧');
  expect(result.current.value).toBe('旧');
  act(() => result.current.onChange(' 研发 '));
  expect(result.current.value).toBe(' 研发 ');
  expect(onSearch).not.toHaveBeenCalled();
  act(() => result.current.onSubmit(' 研发 '));
  act(() => result.current.onClear());
  expect(onSearch.mock.calls).toEqual([['研发'], ['']]);
});

it('follows the address, and keeps what is being typed while that stays', () => {
  const { result, rerender } = shown('研发');
  act(() => result.current.onChange('研发费'));
  rerender({ now: '研发' });
  expect(result.current.value).toBe('研发费');
  rerender({ now: '租金' });
  expect(result.current.value).toBe('租金');
  rerender({ now: '' });
  expect(result.current.value).toBe('');
});

describe('searching while it is typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const live = (q: string) => {
    const onSearch = vi.fn();
    const hook = renderHook(({ now }) => useSearchWords(now, onSearch, { pauseMs: 250 }), { initialProps: { now: q } });
    const type = (words: string) => act(() => hook.result.current.onChange(words));
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    return { onSearch, type, wait, ...hook };
  };
  const composition = (value: string) => ({ currentTarget: { value } }) as React.CompositionEvent<HTMLInputElement>;

  it('searches after a pause, in place of the address before, and once for the same words', () => {
    const { onSearch, type, wait } = live('');
    type('研');
    wait(200);
    type('研发');
    wait(200);
    expect(onSearch).not.toHaveBeenCalled();
    wait(50);
    expect(onSearch.mock.calls).toEqual([['研发', { replace: true }]]);
    type('研发 ');
    wait(250);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed on when the address comes to an earlier search', () => {
    const { result, rerender, type, wait } = live('');
    type('研发');
    wait(250);
    type('研发费');
    rerender({ now: '研发' });
    expect(result.current.value).toBe('研发费');
    rerender({ now: '' });
    expect(result.current.value).toBe('');
  });

  it('does not search again for what was committed or cleared meanwhile', () => {
    const { result, onSearch, type, wait } = live('');
    type('研发');
    act(() => result.current.onSubmit('研发'));
    wait(1_000);
    type('研');
    act(() => result.current.onClear());
    wait(1_000);
    expect(onSearch.mock.calls).toEqual([['研发'], ['']]);
  });

  it('waits for the input method, whose letters are no words yet', () => {
    const { result, onSearch, type, wait } = live('');
    act(() => result.current.onCompositionStart?.());
    type('yan fa');
    wait(1_000);
    expect(onSearch).not.toHaveBeenCalled();
    type('研发');
    act(() => result.current.onCompositionEnd?.(composition('研发')));
    wait(250);
    expect(onSearch.mock.calls).toEqual([['研发', { replace: true }]]);
  });

  it('searches for nothing once the field is gone', () => {
    const { onSearch, type, wait, unmount } = live('');
    type('研发');
    unmount();
    wait(1_000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
