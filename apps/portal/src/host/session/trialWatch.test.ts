import { joinPath } from '@hengce/feature-kit';
import { expect, it, vi } from 'vitest';
import { features } from '../../features';
import { createTrialWatch, type Visit, visitOf } from './trialWatch';

const reading: Visit = { pathname: '/Policy/PolicySearch', module: 'policy', isExempt: false, isReading: true };
const using: Visit = { pathname: '/aippt', module: 'ppt', isExempt: false, isReading: false };
const exempt: Visit = { pathname: '/', module: undefined, isExempt: true, isReading: false };

function setup(expired: boolean) {
  const checkExpire = vi.fn<(signal: AbortSignal) => Promise<{ expired: boolean }>>(async () => ({ expired }));
  const saveRecord = vi.fn<(module: string) => Promise<unknown>>(async () => null);
  const leave = vi.fn();
  const watch = createTrialWatch({ checkExpire, saveRecord });
  return { checkExpire, saveRecord, leave, watch, visit: (visit: Visit) => watch.visit(visit, leave) };
}

it('the pages that skip the check are those of the specification, and the account and buying, which need no trial', () => {
  const pages = features.flatMap(({ basePath, routes }) =>
    Object.values(routes).map((route) => ({
      path: joinPath(basePath, route.path),
      isExempt: visitOf(route, '').isExempt,
    })),
  );
  const isOfAccount = ({ path }: { path: string }) => /^\/(PersonalCenter\/|purchaseEquity$|info\/)/.test(path);
  const others = pages.filter((page) => page.isExempt && !isOfAccount(page)).map(({ path }) => path);
  expect(others).toEqual([
    '/',
    '/home',
    '/Policy',
    '/Policy/PolicyMatch1/shared/:shareId',
    '/login',
    '/login/api',
    '/login/changepassword',
  ]);
  const ofAccount = pages.filter(isOfAccount);
  expect(ofAccount.length).toBeGreaterThan(10);
  expect(ofAccount.filter(({ isExempt }) => !isExempt)).toEqual([]);
});

it('does not ask on the pages that skip the check', async () => {
  const { watch, visit, checkExpire, saveRecord } = setup(true);
  await visit(exempt);
  expect(checkExpire).not.toHaveBeenCalled();
  expect(saveRecord).not.toHaveBeenCalled();
  expect([watch.mayShow(exempt), watch.get().isTold]).toEqual([true, false]);
});

it('asks on every other navigation, and records each visit once under the name of its module', async () => {
  const { visit, checkExpire, saveRecord } = setup(false);
  await visit(reading);
  await visit(using);
  await visit({ ...using, module: undefined });
  expect(checkExpire).toHaveBeenCalledTimes(3);
  expect(saveRecord.mock.calls).toEqual([['policy'], ['ppt']]);
});

it('over: says so and goes to /policy, and records nothing', async () => {
  const { watch, visit, saveRecord, leave } = setup(true);
  await visit(using);
  expect([watch.mayShow(using), watch.get().isTold]).toEqual([false, true]);
  expect(leave).toHaveBeenCalledOnce();
  expect(saveRecord).not.toHaveBeenCalled();
});

it('over: policies stay readable, and it is said once until another page is tried', async () => {
  const { watch, visit, leave } = setup(true);
  await visit(reading);
  expect([watch.mayShow(reading), watch.get().isTold, leave.mock.calls.length]).toEqual([true, true, 0]);
  watch.accept();
  await visit(reading);
  expect(watch.get().isTold).toBe(false);
  await visit(using);
  expect(watch.get().isTold).toBe(true);
});

it('waits for the first answer of a session, and not for later ones; never for a record', async () => {
  const { watch, visit, saveRecord } = setup(false);
  saveRecord.mockReturnValue(new Promise(() => undefined));
  const first = visit(using);
  expect(watch.mayShow(using)).toBe(false);
  await first;
  expect(watch.mayShow({ ...using, pathname: '/efficiency' })).toBe(true);
  watch.reset();
  expect(watch.mayShow(using)).toBe(false);
});

it('keeps nobody out when the check fails, and does not record then', async () => {
  const { watch, visit, checkExpire, saveRecord } = setup(false);
  checkExpire.mockRejectedValue(new Error('offline'));
  await visit(using);
  expect([watch.mayShow(using), watch.get().isTold]).toEqual([true, false]);
  expect(saveRecord).not.toHaveBeenCalled();
});

it('survives a record that fails', async () => {
  const { visit, saveRecord } = setup(false);
  saveRecord.mockRejectedValue(new Error('offline'));
  await expect(visit(using)).resolves.toBeUndefined();
});

it('an answer that comes after the page was left changes nothing', async () => {
  const { watch, visit, checkExpire, saveRecord, leave } = setup(false);
  let answer: (value: { expired: boolean }) => void = () => undefined;
  checkExpire.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const slow = visit(using);
  await visit(exempt);
  answer({ expired: true });
  await slow;
  expect(checkExpire.mock.calls[0]?.[0].aborted).toBe(true);
  expect([watch.get().isTold, leave.mock.calls.length, saveRecord.mock.calls.length]).toEqual([false, 0, 0]);
});
