import { expect, it } from 'vitest';
import { shortened } from './retrieve';

it('says a question on one line, however long it is', () => {
  expect(shortened('入职先收\n两百块押金 ')).toBe('入职先收 两百块押金');
  expect(shortened(`第一行\n${'字'.repeat(60)}`)).toBe(`第一行 ${'字'.repeat(36)}…`);
});
