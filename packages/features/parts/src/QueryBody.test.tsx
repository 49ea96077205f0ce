// @vitest-environment happy-dom
import { Provider } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryBody } from './QueryBody';

afterEach(cleanup);

const text = { loading: '正在读取清单', failedTitle: '清单没有读出', failedKept: '筛选已保留' };
const refetch = vi.fn();
const queryOf = (patch: object) =>
  ({
    isError: false,
    isPaused: false,
    error: null,
    data: undefined,
    refetch,
    ...patch,
  }) as unknown as UseQueryResult<string>;
const show = (query: UseQueryResult<string>, also: UseQueryResult<unknown>[] = []) =>
  render(
    <Provider>
      <QueryBody query={query} also={also} text={text} skeleton={<p>骨架</p>}>
        {(data) => <p>{data}</p>}
      </QueryBody>
    </Provider>,
  );
const failed = queryOf({ isError: true, error: Object.assign(new Error('服务暂时不可用'), { kind: 'server' }) });

it('shows what was read', () => {
  show(queryOf({ data: '三份文件' }));
  expect(screen.getByText('三份文件')).toBeTruthy();
});

it('waits for everything', () => {
  const { container } = show(queryOf({ data: '三份文件' }), [queryOf({})]);
  expect(screen.queryByText('三份文件')).toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
});

it('says what failed, what was kept, and asks again that which failed', () => {
  show(queryOf({ data: '三份文件' }), [failed]);
  expect(screen.getByText('清单没有读出')).toBeTruthy();
  expect(screen.getByText(/服务暂时不可用.*筛选已保留/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps what was read before when reading it again fails', () => {
  show(queryOf({ isError: true, error: new Error(), data: '三份文件' }));
  expect(screen.getByText('三份文件')).toBeTruthy();
});
