import { expect, it } from 'vitest';
import { creditCodeProblem } from './creditCode';

it.each([
  ['91350100M000100Y43', undefined],
  [' 91350100m000100y43 ', undefined],
  ['', { kind: 'missing' }],
  ['91350100M000100Y4', { kind: 'length', length: 17 }],
  ['91350100M000100Y4I', { kind: 'character', at: 18, character: 'I' }],
  ['91350100M000100Y44', { kind: 'check' }],
])('税号“%s”', (code, problem) => {
  expect(creditCodeProblem(code)).toEqual(problem);
});
