// @vitest-environment happy-dom
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { mainKey } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useEnterprise } from '../../shared/components/match/useEnterprise';
import { matchEnterprise } from '../../shared/testing/matchFixtures';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { declarationDetail } from '../testing/declarationFixtures';
import { StartActions } from './StartActions';

const server = setupServer();
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());

function Elsewhere() {
  const client = useQueryClient();
  const { current } = useEnterprise();
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: mainKey('listEnterprises') })}>
      现在是{current?.id}
    </button>
  );
}

it('tries the same beginning under the same key, and that of another firm under another', async () => {
  const sent: { key: string | null; enterpriseId: string }[] = [];
  let enterprises = [matchEnterprise];
  server.use(
    mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok(enterprises))),
    mainHttp.post('/api/v1/declaration/create', async ({ request, response }) => {
      const { enterpriseId } = await request.clone().json();
      sent.push({ key: request.headers.get('Idempotency-Key'), enterpriseId });
      return sent.length < 3
        ? response.untyped(Response.json(fail(500, '服务暂时不可用', 500), { status: 500 }))
        : response(200).json(ok(declarationDetail));
    }),
  );
  render(
    <PolicyStoryHost>
      <StartActions policyId="p1" itemId="i1" noticeId={null} isOpen declarationId={null} />
      <Elsewhere />
    </PolicyStoryHost>,
  );
  const user = userEvent.setup();
  const begin = async () => {
    const count = sent.length;
    const button = await screen.findByRole('button', { name: '开始申报' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await waitFor(() => expect(sent).toHaveLength(count + 1));
  };
  await begin();
  await begin();
  enterprises = [{ ...matchEnterprise, id: 'e-other' }];
  await user.click(screen.getByRole('button', { name: `现在是${matchEnterprise.id}` }));
  await screen.findByRole('button', { name: '现在是e-other' });
  await begin();
  expect(sent.map(({ enterpriseId }) => enterpriseId)).toEqual([matchEnterprise.id, matchEnterprise.id, 'e-other']);
  const [first, second, other] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('follows one that was filed instead of going on with it', async () => {
  server.use(mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))));
  render(
    <PolicyStoryHost>
      <StartActions policyId="p1" itemId="i1" noticeId={null} isOpen declarationId="d1" isFiled />
    </PolicyStoryHost>,
  );
  expect((await screen.findByRole('link', { name: '查看进度' })).getAttribute('href')).toContain('/details/d1');
  expect(screen.queryByRole('link', { name: '继续申报' })).toBeNull();
});

it('is prepared while no applications are taken', async () => {
  server.use(mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))));
  render(
    <PolicyStoryHost>
      <StartActions policyId="p1" itemId="i1" noticeId={null} isOpen={false} declarationId={null} />
    </PolicyStoryHost>,
  );
  expect(await screen.findByRole('button', { name: '提前准备' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '开始申报' })).toBeNull();
});
