import { useState } from 'react';

const step = 50;

/** First part of a long list, up to the current item at least, and a function that shows more. */
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
