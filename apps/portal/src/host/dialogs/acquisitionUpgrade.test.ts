import { ApiError, type ErrorKind } from '@hengce/api';
import { expect, it, vi } from 'vitest';
import { createAcquisitionUpgrade } from './acquisitionUpgrade';

const fail = (kind: ErrorKind) => Promise.reject(new ApiError({ kind, message: 'M' }));

function setup(canUpgraded = true) {
  const check = vi.fn(async () => ({ canUpgraded }));
  const upgrade = vi.fn(async (): Promise<unknown> => null);
  const flow = createAcquisitionUpgrade({ check, upgrade });
  return { check, upgrade, flow, asked: () => vi.waitFor(() => expect(flow.get()).not.toBeNull()) };
}

it('who cannot be upgraded proceeds, unasked', async () => {
  const { flow, upgrade } = setup(false);
  await expect(flow.proceed()).resolves.toBe(true);
  expect(flow.get()).toBeNull();
  expect(upgrade).not.toHaveBeenCalled();
});

it('who agrees is upgraded and proceeds on 200', async () => {
  const { flow, upgrade, asked } = setup();
  const proceeding = flow.proceed();
  await asked();
  await flow.confirm();
  await expect(proceeding).resolves.toBe(true);
  expect([flow.get(), upgrade.mock.calls.length]).toEqual([null, 1]);
});

it('who cancels does not proceed, and nothing is upgraded', async () => {
  const { flow, upgrade, asked } = setup();
  const proceeding = flow.proceed();
  await asked();
  flow.cancel();
  await expect(proceeding).resolves.toBe(false);
  expect(upgrade).not.toHaveBeenCalled();
});

it('a double click is one flow and one upgrade', async () => {
  const { flow, check, upgrade, asked } = setup();
  const both = Promise.all([flow.proceed(), flow.proceed()]);
  await asked();
  await Promise.all([flow.confirm(), flow.confirm()]);
  await expect(both).resolves.toEqual([true, true]);
  expect([check.mock.calls.length, upgrade.mock.calls.length]).toEqual([1, 1]);
});

it('the next time it asks the server again', async () => {
  const { flow, check } = setup(false);
  await flow.proceed();
  await flow.proceed();
  expect(check).toHaveBeenCalledTimes(2);
});

it.each(['rejected', 'network', 'timeout', 'server'] as const)(
  'an upgrade that failed (%s) says so; the question stays, to retry or to cancel',
  async (kind) => {
    const { flow, upgrade, asked } = setup();
    upgrade.mockImplementationOnce(() => fail(kind));
    const proceeding = flow.proceed();
    await asked();
    await flow.confirm();
    expect(flow.get()).toMatchObject({ isPending: false, failure: { kind } });
    await flow.confirm();
    await expect(proceeding).resolves.toBe(true);
  },
);

it('who cancels while the server is asked is done, whatever it answers', async () => {
  const { flow, upgrade, asked } = setup();
  let refuse: () => void = () => undefined;
  upgrade.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(new ApiError({ kind: 'network', message: 'M' }));
      }),
  );
  const proceeding = flow.proceed();
  await asked();
  const confirming = flow.confirm();
  flow.cancel();
  refuse();
  await confirming;
  await expect(proceeding).resolves.toBe(false);
  expect(flow.get()).toBeNull();
});

it('a session that ends closes the question', async () => {
  const { flow, upgrade, asked } = setup();
  upgrade.mockImplementationOnce(() => fail('session-expired'));
  const proceeding = flow.proceed();
  await asked();
  await flow.confirm();
  await expect(proceeding).resolves.toBe(false);
  expect(flow.get()).toBeNull();
});

it('a check that failed is the caller’s to show, and the next try asks again', async () => {
  const { flow, check } = setup(false);
  check.mockImplementationOnce(() => fail('network'));
  await expect(flow.proceed()).rejects.toMatchObject({ kind: 'network' });
  await expect(flow.proceed()).resolves.toBe(true);
});
