import { ApiError } from '@hengce/api';
import { describe, expect, it } from 'vitest';
import { text } from '../text';
import { codeError } from './code';
import { codes, placeFailure } from './failure';
import { newPasswordError, passwordStrength } from './password';
import { maskPhone, phoneError } from './phone';

describe('phoneError says the rule and the present value', () => {
  it.each([
    ['', '请填写手机号'],
    ['1380013800', '手机号应为11位，现在是10位'],
    ['138001380000', '手机号应为11位，现在是12位'],
    ['12800138000', '手机号应以13至19开头，现在是12'],
    ['13800138000', undefined],
    ['19900000000', undefined],
  ])('%s → %s', (phone, expected) => expect(phoneError(phone, text)).toBe(expected));
});

it('masks the middle of a phone', () => expect(maskPhone('13800138000')).toBe('138****8000'));

describe('codeError', () => {
  it.each([
    ['', '请填写短信里的6位验证码'],
    ['60284', '验证码应为6位，现在是5位'],
    ['602841', undefined],
  ])('%s → %s', (code, expected) => expect(codeError(code, text)).toBe(expected));
});

describe('newPasswordError', () => {
  it.each([
    ['', '请填写新密码'],
    ['Ab1', '密码应为8至64个字符，现在是3个'],
    [`a1${'x'.repeat(63)}`, '密码应为8至64个字符，现在是65个'],
    ['12345678', '密码应含字母，现在没有'],
    ['abcdefgh', '密码应含数字，现在没有'],
    ['密码Hengce2026', '密码只能用英文字母、数字和符号，现在有“密”'],
    ['Hengce2026😀', '密码只能用英文字母、数字和符号，现在有“😀”'],
    ['Hengce@2026', undefined],
    ['with space 1', undefined],
  ])('%s → %s', (password, expected) => expect(newPasswordError(password, text)).toBe(expected));
});

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['abc', 1],
    ['abcdefgh1', 1],
    ['aaaaaaaaaaaaaaaa1', 1],
    ['12345678', 1],
    ['hengce2026', 2],
    ['Hengce@2026', 3],
    ['correct horse battery 7', 3],
  ] as const)('%s → %s', (password, expected) => expect(passwordStrength(password)).toBe(expected));

  it('gives nothing for the own phone number', () => {
    expect(passwordStrength('A13800138000b', '13800138000')).toBe(1);
    expect(passwordStrength('A13800138000b')).toBeGreaterThan(1);
  });
});

describe('placeFailure', () => {
  const refuse = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
    placeFailure(new ApiError({ kind: 'rejected', message: 'M', ...details }), ['phone', 'code'] as const, {
      [codes.wrongCode]: 'code',
    });

  it('puts a business code at its field', () => {
    expect(refuse({ code: 1102, message: '验证码不正确' })).toEqual({ fields: { code: '验证码不正确' } });
  });
  it('puts the sentences of the server at the fields they name', () => {
    expect(refuse({ code: 400, fieldErrors: [{ field: 'phone', message: 'P' }] })).toEqual({ fields: { phone: 'P' } });
  });
  it('shows a sentence about an unknown field above the button', () => {
    expect(refuse({ code: 400, fieldErrors: [{ field: 'other', message: 'P' }] }).form?.message).toBe('M');
  });
  it('names the request only when the server is at fault', () => {
    expect(refuse({ kind: 'server', code: 500, requestId: 'r1' }).form).toEqual({
      message: 'M',
      tone: 'danger',
      requestId: 'r1',
    });
    expect(refuse({ code: 1101, requestId: 'r1' }).form).toEqual({ message: 'M', tone: 'danger' });
  });
  it('keeps the time to wait', () => {
    expect(refuse({ code: 429, retryAfterSeconds: 40 }).form?.retryAfterSeconds).toBe(40);
  });
  it('only warns when a code is already on its way; the countdown says how long', () => {
    expect(refuse({ code: 1104, retryAfterSeconds: 40 }).form).toEqual({ message: 'M', tone: 'warning' });
  });
  it('says nothing about aborted', () => {
    expect(refuse({ kind: 'aborted' })).toEqual({ fields: {} });
  });
  it('says that a session is over, which the host only passes on from sign-in', () => {
    expect(refuse({ kind: 'session-expired' }).form).toEqual({ message: 'M', tone: 'danger' });
  });
});
