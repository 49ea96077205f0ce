import { expect, it } from 'vitest';
import { createReader } from './createReader';
import type { ToReading } from './protocol';

/** What the other side makes of the messages. */
function textAfter(messages: readonly ToReading[]): string {
  let text = '';
  for (const message of messages) {
    if (message.type !== 'text') continue;
    text = text.slice(0, message.head) + message.middle + text.slice(text.length - message.tail);
  }
  return text;
}

it('says of a text only what changed', () => {
  const sent: ToReading[] = [];
  const reader = createReader(
    () => ({ send: (message) => sent.push(message), close: () => undefined }),
    () => undefined,
  );
  const texts = [
    '',
    '工作已经完成',
    '工作已经完成，请查收',
    '工作已经，请查收',
    '工作工作已经，请查收',
    '甲',
    '',
    '甲甲',
  ];
  for (const text of texts) {
    reader.setText(text, 0);
    expect(textAfter(sent)).toBe(text);
  }
  expect(sent.map((message) => message.type === 'text' && message.middle)).toEqual([
    '',
    '工作已经完成',
    '，请查收',
    '',
    '工作',
    '甲',
    '',
    '甲甲',
  ]);
});
