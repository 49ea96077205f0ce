import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  defineFeature,
  defineRoutes,
  FeatureOutlet,
  hrefOf,
  joinPath,
  matchPath,
  type PageProps,
  toRouteObjects,
} from './index';
import { MemoryHost } from './testing';

const routes = defineRoutes({
  search: { path: 'PolicySearch', alsoAt: ['PolicyDetail'], title: '政策检索' },
  detail: { path: 'PolicyDetail/:policyId', title: '政策详情', module: 'policy' },
});
const Detail = ({ params }: PageProps<'PolicyDetail/:policyId'>) => <p>{params.policyId}</p>;
const feature = defineFeature({
  id: 'policy',
  basePath: '/Policy',
  routes,
  pages: { search: async () => () => <p>search</p>, detail: async () => Detail },
});

describe('hrefOf', () => {
  it('fills parameters and encodes them', () => {
    expect(hrefOf(feature, undefined, 'detail', { policyId: 'a/b' })).toBe('/Policy/PolicyDetail/a%2Fb');
  });
  it('puts the page below the base path of the host', () => {
    expect(hrefOf(feature, '/tools/policies/', 'search', undefined, 'q=1')).toBe('/tools/policies/PolicySearch?q=1');
  });
  it('refuses wrong parameters when it is compiled', () => {
    // @ts-expect-error detail needs policyId
    hrefOf(feature, undefined, 'detail');
    // @ts-expect-error there is no such page
    hrefOf(feature, undefined, 'report');
  });
});

describe('matchPath', () => {
  it.each([
    ['/Policy/PolicyDetail/:policyId', '/policy/policydetail/x%2Fy/', { policyId: 'x/y' }],
    ['/Policy', '/policy', {}],
    ['/', '/', {}],
    ['/Policy', '/policy/more', null],
    ['/Policy/PolicyDetail/:policyId', '/policy/policydetail/%E0%A4%A', null],
  ])('%s against %s', (path, pathname, expected) => {
    expect(matchPath(path, pathname)).toEqual(expected);
  });
});

it('gives up on the code of a page after 120 000 ms', async () => {
  vi.useFakeTimers();
  const slow = defineFeature({
    id: 'slow',
    basePath: '/',
    routes: defineRoutes({ page: { path: 'page', title: '页面' } }),
    pages: { page: () => new Promise<never>(() => undefined) },
  });
  const shown: string[] = [];
  const stream = renderToReadableStream(
    <MemoryHost initialPath="/page">
      <FeatureOutlet feature={slow} />
    </MemoryHost>,
    { onError: (error) => void shown.push((error as Error).message) },
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(shown).toEqual(['could not load slow.page']));
  (await stream).cancel().catch(() => undefined);
  vi.useRealTimers();
});

it('waits once for a page that is opened while it is preloaded, and asks anew for one that failed', async () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => () => <p>opened</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const hovered = defineFeature({
    id: 'hovered',
    basePath: '/',
    routes: defineRoutes({ page: { path: 'page', title: '页面' } }),
    pages: { page: load },
  });
  hovered.preload('page');
  await vi.waitFor(() => {
    hovered.preload('page');
    expect(load).toHaveBeenCalledTimes(2);
  });
  const stream = await renderToReadableStream(
    <MemoryHost initialPath="/page">
      <FeatureOutlet feature={hovered} />
    </MemoryHost>,
  );
  expect(await new Response(stream).text()).toContain('opened');
  expect(load).toHaveBeenCalledTimes(2);
});

it('joins paths with single slashes', () => {
  expect(joinPath('/', '')).toBe('/');
  expect(joinPath('/a/', '/b', 'c/')).toBe('/a/b/c');
});

it('gives route objects that any router takes', () => {
  const objects = toRouteObjects(feature, { useParams: () => ({}), basePath: '/x' });
  expect(objects.map(({ id, path, caseSensitive }) => [id, path, caseSensitive])).toEqual([
    ['policy.search', '/x/PolicySearch', false],
    ['policy.search:/x/PolicyDetail', '/x/PolicyDetail', false],
    ['policy.detail', '/x/PolicyDetail/:policyId', false],
  ]);
});

describe('FeatureOutlet', () => {
  it('shows the fallback where no page fits', () => {
    const html = renderToString(
      <MemoryHost initialPath="/elsewhere">
        <FeatureOutlet feature={feature} fallback={<p>none</p>} />
      </MemoryHost>,
    );
    expect(html).toContain('none');
  });
  it('starts loading the page that fits, whatever its letter case', () => {
    const html = renderToString(
      <MemoryHost initialPath="/policy/policySEARCH?q=1">
        <FeatureOutlet feature={feature} fallback={<p>none</p>} />
      </MemoryHost>,
    );
    expect(html).toContain('正在打开页面');
  });
});
