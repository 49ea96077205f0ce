import { expect, it } from 'vitest';
import { addressKey, tooOften } from './rateLimiter';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
])('地址 %s 按 %s 计数', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

it.each([
  [40, '操作太频繁，请在40秒后重试'],
  [900, '操作太频繁，请在15分钟后重试'],
  [50_400, '操作太频繁，请在14小时后重试'],
])('还要等%i秒时的说明', (seconds, message) => {
  expect(tooOften(seconds).message).toBe(message);
});
