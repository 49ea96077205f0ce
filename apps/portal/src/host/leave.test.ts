import { expect, it, vi } from 'vitest';
import { leave } from './leave';

it.each([
  ['https://pay.example/checkout?id=1', 'https://pay.example/checkout?id=1'],
  ['/pay/1', 'https://portal.example/pay/1'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['weixin://wxpay/1', undefined],
  ['https://', undefined],
])('%s 前往 %s', (url, target) => {
  const assign = vi.fn();
  leave(url, { assign, href: 'https://portal.example/info/order' });
  expect(assign.mock.calls).toEqual(target === undefined ? [] : [[target]]);
});
