import { codeRules } from '../../../platform/limits';
import { day, hour, second } from '../../../platform/vocabulary';

export type SendDecision = { isAllowed: true } | { isAllowed: false; isResend: boolean; retryAfterSeconds: number };

/**
 * Whether another code may go to a phone now, by codeRules, and else in how many seconds.
 *
 * @param sentAt when codes were sent to it within the last day, newest first.
 */
export function decideSend(sentAt: readonly Date[], now: Date): SendDecision {
  const waits = [
    { isResend: true, milliseconds: untilFewer(sentAt, 1, codeRules.resendSeconds * second, now) },
    { isResend: false, milliseconds: untilFewer(sentAt, codeRules.perPhoneHour, hour, now) },
    { isResend: false, milliseconds: untilFewer(sentAt, codeRules.perPhoneDay, day, now) },
  ];
  const longest = waits.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  if (longest.milliseconds <= 0) return { isAllowed: true };
  return { isAllowed: false, isResend: longest.isResend, retryAfterSeconds: Math.ceil(longest.milliseconds / second) };
}

/** Milliseconds until fewer than `max` of them lie within the window. */
function untilFewer(sentAt: readonly Date[], max: number, windowMs: number, now: Date): number {
  const blocking = sentAt[max - 1];
  return blocking === undefined ? 0 : blocking.getTime() + windowMs - now.getTime();
}
