// @vitest-environment happy-dom
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { matchReport } from '../../shared/testing/matchFixtures';
import { matchHandlers } from '../../shared/testing/matchHandlers';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';

const server = setupServer();
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Opens the start page; gives the keys that runs were sent with. */
async function open(answers: ('ok' | 'away' | 'refused')[], reserveUse?: () => Promise<string | null>) {
  const keys: (string | null)[] = [];
  const run = mainHttp.post('/api/v1/match/run', ({ request, response }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    const answer = answers.shift() ?? 'ok';
    if (answer === 'away') return response.untyped(Response.error());
    if (answer === 'refused')
      return response.untyped(Response.json(fail(409, '企业资料正在导入', 409), { status: 409 }));
    return response(200).json(ok({ ...matchReport, id: 'r2' }));
  });
  server.use(run, ...matchHandlers());
  render(<PolicyStoryHost initialPath="/Policy/PolicyMatch1" host={reserveUse ? { reserveUse } : {}} />);
  const user = userEvent.setup();
  const press = async () =>
    user.click(await screen.findByRole('button', { name: '直接生成报告' }, { timeout: 20_000 }));
  return { keys, press };
}
const address = () => screen.getByTestId('address').textContent;

it('sends the key of the reserved use with the run', async () => {
  const reserve = vi.fn(async () => 'key-1');
  const { keys, press } = await open([], reserve);
  await press();
  await waitFor(() => expect(address()).toContain('/report/r2'));
  expect(keys).toEqual(['key-1']);
  expect(reserve).toHaveBeenCalledWith('match', { kept: '已答的题都已保存' });
});

it('does not run when no use is left', async () => {
  const { keys, press } = await open([], async () => null);
  await press();
  await press();
  expect(keys).toEqual([]);
  expect(address()).toBe('/Policy/PolicyMatch1');
});

it('asks for the same run again when its answer was lost, and pays once', async () => {
  const reserve = vi.fn<() => Promise<string>>().mockResolvedValueOnce('key-1').mockResolvedValueOnce('key-2');
  const { keys, press } = await open(['away', 'ok'], reserve);
  await press();
  await waitFor(() => expect(keys).toEqual(['key-1']));
  await press();
  await waitFor(() => expect(address()).toContain('/report/r2'));
  expect(keys).toEqual(['key-1', 'key-1']);
  expect(reserve).toHaveBeenCalledTimes(1);
});

it('reserves anew after a refusal, which gave the use back', async () => {
  const reserve = vi.fn<() => Promise<string>>().mockResolvedValueOnce('key-1').mockResolvedValueOnce('key-2');
  const { keys, press } = await open(['refused', 'ok'], reserve);
  await press();
  await waitFor(() => expect(keys).toEqual(['key-1']));
  await press();
  await waitFor(() => expect(address()).toContain('/report/r2'));
  expect(keys).toEqual(['key-1', 'key-2']);
});

it('counts nothing in a host that counts no uses', async () => {
  const { keys, press } = await open([]);
  await press();
  await waitFor(() => expect(address()).toContain('/report/r2'));
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
});
