// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  defineFeature,
  defineRoutes,
  type FeatureHost,
  FeatureHostProvider,
  FeatureOutlet,
  type PageProps,
} from './index';

type Page = ComponentType<PageProps<'work/:id'>>;

const api = {} as FeatureHost['api'];

/** A feature whose only page asks for what its address names, kept only while it is looked at. */
function set() {
  const ask = vi.fn(async (id: string) => `answer ${id}`);
  const work = (id: string) =>
    queryOptions({ queryKey: ['work', id], queryFn: () => ask(id), gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const WorkPage: Page = ({ params: { id } }) => <p>{useQuery(work(id)).data ?? 'waits'}</p>;
  let arrive: (page: Page) => void = () => undefined;
  const code = new Promise<Page>((resolve) => {
    arrive = resolve;
  });
  const feature = defineFeature({
    id: 'f',
    basePath: '/',
    routes: defineRoutes({ work: { path: 'work/:id', title: '一' } }),
    pages: { work: () => code },
    asksFirst: { work: (_, { id }) => work(id) },
  });
  const client = new QueryClient();
  const element = document.createElement('div');
  const root: Root = createRoot(element);
  const show = (Gate?: FeatureHost['Gate']) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <FeatureHostProvider
            host={{
              api,
              location: { pathname: '/work/7', search: '', hash: '' },
              navigate: () => undefined,
              session: { isSignedIn: true, start: () => undefined, end: () => undefined },
              Gate,
            }}
          >
            <FeatureOutlet feature={feature} />
          </FeatureHostProvider>
        </QueryClientProvider>,
      ),
    );
  return {
    ask,
    element,
    show,
    codeComes: () => act(async () => arrive(WorkPage)),
    leave: () => act(async () => root.render(null)),
    preload: () => feature.preload('work', { api, client, params: { id: '7' } }),
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks before the code is there, keeps the answer for the page, and asks nothing twice', async () => {
  const { ask, element, show, codeComes, preload } = set();
  preload();
  await pass(2_000);
  await show();
  await pass(2_000);
  expect(ask.mock.calls).toEqual([['7']]);
  await codeComes();
  expect(element.textContent).toBe('answer 7');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks anew when a page that was left is opened again', async () => {
  const { ask, show, codeComes, leave, preload } = set();
  preload();
  await show();
  await codeComes();
  await leave();
  await pass(10);
  await show();
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('lets an answer go for which no page comes', async () => {
  const { ask, show, codeComes, preload } = set();
  preload();
  await pass(31_000);
  await show();
  await codeComes();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks nothing for whom the gate keeps out', async () => {
  const { ask, show } = set();
  await show(() => <p>no entry</p>);
  await pass(2_000);
  expect(ask).not.toHaveBeenCalled();
});
