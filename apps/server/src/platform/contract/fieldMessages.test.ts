import { describe, expect, it } from 'vitest';
import { operations } from './spec';
import { validatorsOf } from './validators';

function messages(operationId: string, value: unknown, place: 'body' | 'query' | 'path' = 'body'): string[] {
  const operation = operations.find(({ id }) => id === operationId);
  if (operation === undefined) throw new Error(`no operation ${operationId}`);
  const validators = validatorsOf(operation);
  const check = place === 'body' ? validators.body.get('application/json') : validators[place];
  return (check?.(value) ?? []).map(({ field, message }) => `${field}: ${message}`);
}

describe('说明规则和现在的值', () => {
  it.each([
    ['1380013800', '手机号应为11位，现在是10位'],
    ['138001380001', '手机号应为11位，现在是12位'],
    ['12800138000', '手机号应以13到19开头，现在以12开头'],
    ['138 0013 8000', '手机号不能有空格，应为11位数字'],
    ['1380013800a', '手机号只能是数字，现在是“1380013800a”'],
    ['', '请填写手机号'],
    [13_800_138_000, '手机号应为文字，现在是13800138000'],
    [null, '手机号应为文字，现在是空值'],
    [['13800138000'], '手机号应为文字，现在是列表'],
    ['\u202e<script>alert(1)</script>'.repeat(3), '手机号只能是数字，现在是“<script>alert(1)</sc…”'],
  ])('手机号 %j', (phone, message) => {
    expect(messages('sendVerifyCode', { phone, purpose: 'login' })).toEqual([`phone: ${message}`]);
  });

  it.each([
    ['12345', '验证码应为6位数字，现在是5位'],
    ['12345a', '验证码应为6位数字，现在是6位，含有不是数字的字符'],
    ['', '请填写验证码'],
  ])('验证码 %j', (code, message) => {
    expect(messages('loginByPhone', { phone: '13800138000', code })).toEqual([`code: ${message}`]);
  });

  it.each([
    ['Ab1', '密码应为8到64位，现在是3位'],
    [`Ab1${'x'.repeat(62)}`, '密码应为8到64位，现在是65位'],
    ['12345678', '密码至少要有一个字母和一个数字'],
    ['汉字汉字汉字ab12', '密码只能用英文字母、数字和半角符号'],
  ])('密码 %j', (password, message) => {
    expect(messages('changePasswordByCode', { code: '123456', password })).toEqual([`password: ${message}`]);
  });

  it('一次说完所有字段，缺的和多的都说', () => {
    expect(messages('resetPassword', { phone: '1', extra: 'x' })).toEqual([
      'code: 请填写验证码',
      'password: 请填写密码',
      'extra: 不认识的字段“extra”',
      'phone: 手机号应为11位，现在是1位',
    ]);
  });

  it('查询参数', () => {
    expect(messages('listDeclarations', { pageNum: 0, pageSize: 'x', isAsc: 'up' }, 'query')).toEqual([
      'pageNum: 页码应在1到100000之间，现在是0',
      'pageSize: 每页条数应为整数，现在是“x”',
      'isAsc: 排序方向应为asc、desc之一，现在是“up”',
    ]);
    expect(messages('searchPolicies', { dateFrom: '2026-02-30', level: Array(21).fill('city') }, 'query')).toEqual([
      'level: 层级最多选20项，现在是21项',
      'dateFrom: 起始日期应为YYYY-MM-DD格式的日期，现在是“2026-02-30”',
    ]);
    expect(messages('searchPolicies', { region: ['33'], year: ['20x6'] }, 'query')).toEqual([
      'region: 地区应为6位数字，现在是2位',
      'year: 发布年份应为4位数字，现在是“20x6”',
    ]);
  });

  it('密钥和密码的内容从不出现在说明里', () => {
    const secret = 'S3cret！密';
    expect(messages('login', { phone: '13800138000', password: [secret] }).join()).not.toContain('S3cret');
    expect(messages('loginByUserCode', { code: `${secret}${'x'.repeat(20)}` }).join()).not.toContain('S3cret');
  });
});
