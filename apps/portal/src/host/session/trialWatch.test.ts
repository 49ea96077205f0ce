import { joinPath } from '@hengce/feature-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { features } from '../../features';
import { createTrialWatch, type Visit, visitOf } from './trialWatch';

const reading: Visit = { pathname: '/Policy/PolicySearch', module: 'policy', isExempt: false };
const using: Visit = { pathname: '/aippt', module: 'ppt', isExempt: false };
const exempt: Visit = { pathname: '/', module: undefined, isExempt: true };

function setup(expired: boolean) {
  const checkExpire = vi.fn<(signal: AbortSignal) => Promise<{ expired: boolean }>>(async () => ({ expired }));
  const saveRecord = vi.fn<(module: string) => Promise<unknown>>(async () => null);
  const leave = vi.fn();
  const onUnanswered = vi.fn();
  const watch = createTrialWatch({ checkExpire, saveRecord, onUnanswered });
  return { checkExpire, saveRecord, leave, onUnanswered, watch, visit: (visit: Visit) => watch.visit(visit, leave) };
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
    '/aippt/shared/:shareId',
    '/efficiency/shared/:shareId',
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

it('over: every page that is not exempt is left, and says so each time', async () => {
  const { watch, visit, leave } = setup(true);
  for (const page of [reading, using]) {
    await visit(page);
    expect([watch.mayShow(page), watch.get().isTold]).toEqual([false, true]);
    watch.accept();
    expect(watch.get().isTold).toBe(false);
  }
  expect(leave).toHaveBeenCalledTimes(2);
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

describe('a check that fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps nobody out, is made twice more, and is told when nobody answers', async () => {
    const { watch, visit, checkExpire, saveRecord, onUnanswered } = setup(false);
    checkExpire.mockRejectedValue(new Error('offline'));
    const visited = visit(using);
    await vi.advanceTimersByTimeAsync(0);
    expect([watch.mayShow(using), watch.get().isTold]).toEqual([true, false]);
    await vi.runAllTimersAsync();
    await visited;
    expect([checkExpire.mock.calls.length, onUnanswered.mock.calls.length]).toEqual([3, 1]);
    expect(saveRecord).not.toHaveBeenCalled();
  });

  it('counts when it is answered the second time', async () => {
    const { watch, visit, checkExpire, leave, onUnanswered } = setup(true);
    checkExpire.mockRejectedValueOnce(new Error('offline'));
    const visited = visit(using);
    await vi.runAllTimersAsync();
    await visited;
    expect([watch.get().isTold, leave.mock.calls.length, onUnanswered.mock.calls.length]).toEqual([true, 1, 0]);
  });

  it('is not made again once the page was left', async () => {
    const { visit, checkExpire, onUnanswered } = setup(false);
    checkExpire.mockRejectedValueOnce(new Error('offline'));
    const visited = visit(using);
    await vi.advanceTimersByTimeAsync(0);
    await visit(exempt);
    await vi.runAllTimersAsync();
    await visited;
    expect([checkExpire.mock.calls.length, onUnanswered.mock.calls.length]).toEqual([1, 0]);
  });
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
