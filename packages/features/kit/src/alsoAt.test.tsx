// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineFeature, defineRoutes, FeatureOutlet } from './index';
import { MemoryHost } from './testing';

const feature = defineFeature({
  id: 'policy',
  basePath: '/Policy',
  routes: defineRoutes({ search: { path: 'PolicySearch', alsoAt: ['PolicyDetail'], title: '政策检索' } }),
  pages: { search: async () => () => <p>search</p> },
});

it('replaces a further address by that of the page, with its query', async () => {
  const went: unknown[] = [];
  render(
    <MemoryHost initialPath="/policy/policydetail?q=1" onNavigate={(...args) => went.push(args)}>
      <FeatureOutlet feature={feature} />
    </MemoryHost>,
  );
  await waitFor(() => expect(screen.getByText('search')).toBeDefined());
  expect(went).toEqual([['/Policy/PolicySearch?q=1', { replace: true }]]);
});
