// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
