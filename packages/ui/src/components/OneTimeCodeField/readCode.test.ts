import { describe, expect, it } from 'vitest';
import { readCode, readDigits } from './readCode';

describe('readCode', () => {
  it.each([
    ['602841', '602841'],
    ['验证码：602841', '602841'],
    ['【衡策】602841（登录验证码），5分钟内有效。客服400-000-2026', '602841'],
    ['【衡策】5分钟内有效，验证码６０２８４１', '602841'],
    ['602 841', '602841'],
    ['602-841', '602841'],
    ['6028', '6028'],
    ['订单20261120，验证码602841', '602841'],
    ['没有数字', ''],
  ])('%s → %s', (text, code) => {
    expect(readCode(text, 6)).toBe(code);
  });

  it('looks for as many digits as the field has', () => {
    expect(readCode('验证码6028，5分钟内有效', 4)).toBe('6028');
  });
});

describe('readDigits', () => {
  it('keeps digits up to the length', () => {
    expect(readDigits('6０x2841999', 6)).toBe('602841');
  });
});
