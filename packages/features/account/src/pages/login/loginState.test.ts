import { describe, expect, it } from 'vitest';
import { loginState } from './loginState';

const roundTrip = (query: string) => loginState.format(loginState.parse(new URLSearchParams(query))).toString();

describe('the address of sign-in', () => {
  it.each(['', 'view=code', 'view=forgot', 'returnTo=%2FPolicy&view=code'])('%s stays as it is', (query) =>
    expect(roundTrip(query)).toBe(query),
  );
  it.each(['view=password', 'view=', 'view=admin', 'view=__proto__'])('%s means the password', (query) =>
    expect(roundTrip(query)).toBe(''),
  );
});
