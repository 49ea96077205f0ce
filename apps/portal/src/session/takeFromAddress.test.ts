import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeFromAddress } from './takeFromAddress';

const take = (path: string) => takeFromAddress(new URL(path, 'https://portal.test'));
const token = '3vK9xQmT5bYw2RcA8sJdLf0ZpN7uHgE4iVoXkB6yWqM';

it.each([
  [`/?token=${token}`, '/'],
  [`/policy?token=${token}&x=1`, '/policy?x=1'],
  [
    `/Policy/PolicySearch?q=%E7%A0%94+a%20b&token=${token}&level=city&level=province#art-9`,
    '/Policy/PolicySearch?q=%E7%A0%94+a%20b&level=city&level=province#art-9',
  ],
  [`/login?returnTo=%2Fpolicy&token=${token}`, '/login?returnTo=%2Fpolicy'],
  [`/?%74oken=${token}&a`, '/?a'],
  [`/?token=${token}&token=other`, '/'],
])('%s', (path, rest) => expect(take(path)).toEqual({ token, rest }));

it.each([
  '/?token=',
  '/?token=short',
  '/?token=a%0d%0ab12345678',
  '/?token=%E4%BB%A4%E7%89%8C12345678',
  `/?token=${'x'.repeat(5000)}`,
])('what cannot be a token leaves the address too: %s', (path) =>
  expect(take(path)).toEqual({ token: null, rest: '/' }),
);

it.each(['/', '/?tokens=1', '/?x=token', '/?Token=1#token=2', '/a?x=%zz'])('%s stays as it is', (path) =>
  expect(take(path)).toEqual({ token: undefined, rest: path }),
);

it('never leaves our origin, and nothing of the token stays', () => {
  const part = fc.stringMatching(/^[a-z=%&+;?]{0,8}$/);
  fc.assert(
    fc.property(fc.constantFrom('/', '//evil.test/', '///x', '/policy'), part, part, (path, before, after) => {
      const { rest } = take(`https://portal.test${path}?${before}&token=${token}&${after}`);
      expect(new URL(rest, 'https://portal.test').origin).toBe('https://portal.test');
      expect(rest).not.toContain(token);
    }),
  );
});
