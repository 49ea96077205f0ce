import { expect, it } from 'vitest';
import { changed } from '../model/textChange';
import { createReader } from './createReader';
import type { ToReading } from './protocol';

/** What the other side makes of the messages. */
const textAfter = (messages: readonly ToReading[]): string =>
  messages.reduce((text, message) => (message.type === 'text' ? changed(text, message) : text), '');

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
