import { describe, expect, it } from 'vitest';
import { createImeGuard } from './imeGuard';

const enter = (timeStamp: number, isComposing = false, key = 'Enter') => ({ key, isComposing, timeStamp });

describe('createImeGuard', () => {
  it('Chrome, Firefox: the Enter that commits comes while composing', () => {
    const guard = createImeGuard();
    guard.start();
    expect(guard.isImeKey(enter(1000, true))).toBe(true);
    guard.end(1001);
    expect(guard.isImeKey(enter(1300))).toBe(false);
  });

  it('Safari: the Enter that commits comes after compositionend and is not composing', () => {
    const guard = createImeGuard();
    guard.start();
    guard.end(1000);
    expect(guard.isImeKey(enter(1004))).toBe(true);
    expect(guard.isImeKey(enter(1020))).toBe(false);
  });

  it('Safari: the time of the key may lie before that of the end', () => {
    const guard = createImeGuard();
    guard.start();
    guard.end(1000);
    expect(guard.isImeKey(enter(992))).toBe(true);
  });

  it('Safari: an Escape that cancels the composition clears nothing', () => {
    const guard = createImeGuard();
    guard.start();
    guard.end(1000);
    expect(guard.isImeKey(enter(1003, false, 'Escape'))).toBe(true);
  });

  it('an Enter 80 ms after the commit is the user’s', () => {
    const guard = createImeGuard();
    guard.start();
    guard.end(1000);
    expect(guard.isImeKey(enter(1080))).toBe(false);
  });

  it('a letter after the commit leaves the one shot for the Enter', () => {
    const guard = createImeGuard();
    guard.start();
    guard.end(1000);
    expect(guard.isImeKey(enter(1010, false, 'a'))).toBe(false);
    expect(guard.isImeKey(enter(1020))).toBe(true);
  });

  it('keyCode 229 without a composition is an ordinary key, as Android sends it', () => {
    const guard = createImeGuard();
    expect(guard.isImeKey({ ...enter(1000), keyCode: 229 } as Parameters<typeof guard.isImeKey>[0])).toBe(false);
  });

  it('an input method that drops compositionend is forgotten on blur', () => {
    const guard = createImeGuard();
    guard.start();
    guard.blur();
    expect(guard.isImeKey(enter(1000))).toBe(false);
  });
});
