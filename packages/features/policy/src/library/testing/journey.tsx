import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { policyHandlers } from '../../testing/policyHandlers';

/** Serves the fixtures to the calls of a test file; a call without a handler fails the test. */
export function servePolicies() {
  const server = setupServer(...Object.values(policyHandlers));
  // A busy machine is slow and still right.
  configure({ asyncUtilTimeout: 20_000 });
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}

/** Opens an address of this feature in a host in memory. */
export function openPage(path: string) {
  const onNavigate = vi.fn<(to: string, options?: { replace?: boolean }) => void>();
  render(<PolicyStoryHost initialPath={path} onNavigate={onNavigate} />);
  const address = () => new URL(screen.getByTestId('address').textContent ?? '', 'http://host.test');
  return { user: userEvent.setup(), onNavigate, address };
}
