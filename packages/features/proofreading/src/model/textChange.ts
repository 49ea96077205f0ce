/** Change of a text: its first `head` and last `tail` units stay, `middle` stands between them. */
export interface TextChange {
  head: number;
  tail: number;
  middle: string;
}

/** Compared as a whole: a browser does so many times faster than unit by unit. */
const stretch = 4_096;

/** Change that turns one text into another: what they have in common at their beginning stays and, beyond that, at their end. */
export function changeOf(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head + stretch <= most && before.slice(head, head + stretch) === after.slice(head, head + stretch))
    head += stretch;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  const least = most - head;
  const stretchBefore = (text: string, tail: number) => text.slice(text.length - tail - stretch, text.length - tail);
  let tail = 0;
  while (tail + stretch <= least && stretchBefore(before, tail) === stretchBefore(after, tail)) tail += stretch;
  while (tail < least && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
    tail += 1;
  return { head, tail, middle: after.slice(head, after.length - tail) };
}

/** Text after a change of it. */
export const changed = (text: string, { head, tail, middle }: TextChange): string =>
  text.slice(0, head) + middle + text.slice(text.length - tail);
