// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MemoryHost } from './testing';
import { type SearchStateCodec, useSearchState } from './useSearchState';

interface State {
  tab: string;
  q: string;
}
const codec: SearchStateCodec<State> = {
  parse: (params) => ({ tab: params.get('tab') ?? '', q: params.get('q') ?? '' }),
  format: ({ tab, q }) => new URLSearchParams({ ...(tab && { tab }), ...(q && { q }) }),
};

it('keeps a change that the router has not come to yet when the next one is made', () => {
  // A router that is slow: the address stays until it is done.
  const navigate = vi.fn();
  let change: (patch: Partial<State>) => void = () => undefined;
  const Page = () => {
    change = useSearchState(codec)[1];
    return null;
  };
  render(
    <MemoryHost initialPath="/notices?q=old" host={{ navigate }}>
      <Page />
    </MemoryHost>,
  );
  act(() => {
    change({ tab: 'closed' });
    change({ q: 'new' });
  });
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/notices?tab=closed&q=old', '/notices?tab=closed&q=new']);
});

it('makes a change that depends on the state to what was asked for last', () => {
  const navigate = vi.fn();
  let change: (patch: (state: State) => Partial<State>) => void = () => undefined;
  const Page = () => {
    change = useSearchState(codec)[1];
    return null;
  };
  render(
    <MemoryHost initialPath="/notices?q=a" host={{ navigate }}>
      <Page />
    </MemoryHost>,
  );
  act(() => {
    change(({ q }) => ({ q: `${q}b` }));
    change(({ q }) => ({ q: `${q}c` }));
  });
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/notices?q=ab', '/notices?q=abc']);
});
