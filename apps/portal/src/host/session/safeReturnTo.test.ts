import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginHref, safeReturnTo } from './safeReturnTo';

const origin = 'https://portal.test';

describe('safeReturnTo', () => {
  it.each([
    ['/', '/'],
    ['/Policy/PolicySearch?q=研发#art-7', '/Policy/PolicySearch?q=%E7%A0%94%E5%8F%91#art-7'],
    ['/login/changepassword', '/login/changepassword'],
    ['/%5cevil.test', '/%5cevil.test'],
  ])('keeps a place of ours: %s', (value, expected) => expect(safeReturnTo(value, origin)).toBe(expected));

  it.each([
    null,
    '',
    'Policy',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/\\/evil.test',
    '\\\\evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/./\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    '\u0000//evil.test',
    'https://evil.test',
    'https:/evil.test',
    'https:evil.test',
    '//portal.test@evil.test',
    '//evil.test\\@portal.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '/LOGIN/',
    '/login?returnTo=%2Flogin',
    '//[::',
  ])('goes home instead of %j', (value) => expect(safeReturnTo(value, origin)).toBe('/'));

  it('never leaves our origin, however often it is resolved', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '\r',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'evil.test',
      'https:',
      'javascript:',
      '\u0000',
      '\u3002',
      '／',
      '[',
    );
    const hostile = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string(),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const result = safeReturnTo(value, origin);
        return (
          result.startsWith('/') && new URL(result, origin).origin === origin && safeReturnTo(result, origin) === result
        );
      }),
      { numRuns: 50_000 },
    );
  }, 60_000);
});

describe('loginHref', () => {
  it.each([
    ['/', '', '', '/login'],
    ['/Policy/PolicySearch', '?q=a', '#b', '/login?returnTo=%2FPolicy%2FPolicySearch%3Fq%3Da%23b'],
    ['/policy', '?token=T&x=1&ssotoken=S', '', '/login?returnTo=%2Fpolicy%3Fx%3D1'],
    ['/', '?token=T', '', '/login'],
  ])('from %s%s%s', (pathname, search, hash, expected) => expect(loginHref({ pathname, search, hash })).toBe(expected));
});
