// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineFeature, defineRoutes, FeatureOutlet, type PageProps } from './index';
import { MemoryHost } from './testing';

type Page = ComponentType<PageProps<'one'>>;
const routes = defineRoutes({ one: { path: 'one', title: '一' } });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(load: () => Promise<Page>) {
  const feature = defineFeature({
    id: 'f',
    basePath: '/',
    routes,
    pages: { one: load },
  });
  const reportError = vi.fn();
  const element = document.createElement('div');
  await act(async () =>
    createRoot(element).render(
      <MemoryHost initialPath="/one" host={{ reportError }}>
        <FeatureOutlet feature={feature} />
      </MemoryHost>,
    ),
  );
  return { element, reportError, retry: () => act(async () => element.querySelector('button')?.click()) };
}

it('tries once to fetch a page that is gone, says so, and tries again only when asked', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { element, reportError, retry } = await show(load);
  expect(element.textContent).toContain('页面没有打开');
  expect(load).toHaveBeenCalledTimes(1);
  expect(reportError.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', page: 'f.one' });
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  expect(element.textContent).toContain('页面没有打开');
});

it('shows the page when it comes at the second try', async () => {
  const load = vi.fn<() => Promise<Page>>(async () => () => <p>one</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { element, retry } = await show(load);
  await retry();
  expect(element.textContent).toContain('one');
});
