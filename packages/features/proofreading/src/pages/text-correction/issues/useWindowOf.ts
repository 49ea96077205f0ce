import { useState } from 'react';

const step = 50;

/**
 * Part of a long list that is drawn: at first 50 items, or from a page before the current one to a page behind it.
 *
 * @returns the part, the number of items behind it, and the function that shows 50 more
 */
export function useWindowOf<T extends { id: string }>(issues: readonly T[], current: T | undefined) {
  const [asked, setAsked] = useState(step);
  const at = current ? issues.indexOf(current) : -1;
  // From a page before the current one, so that a list of thousands stays a list of some.
  const first = at < asked ? 0 : Math.max(0, Math.floor(at / step) * step - step);
  const last = Math.min(issues.length, Math.max(first + asked, at + step));
  return {
    issues: issues.slice(first, last),
    more: issues.length - last,
    showMore: () => setAsked(last - first + step),
  };
}
