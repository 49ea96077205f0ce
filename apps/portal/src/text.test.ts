import { expect, it } from 'vitest';
import { text } from './text';

it('says the end of a plan as Asia/Shanghai dates it, wherever the browser is', () =>
  expect(text.plan.until(new Date('2027-11-20T16:30:00.000Z'))).toBe('至2027年11月21日'));
