import { expect, it } from 'vitest';
import { readLicence } from './licence';

const whole = {
  name: '宁波试水机械有限公司',
  uscc: '91350100M000100Y43',
  address: '浙江省宁波市海曙区翠柏路89号',
  establishedAt: '2018-05-03',
  capitalFen: 50_000_000_000,
};

it.each([
  [
    '营业执照的照片读出的文字',
    `营业执照
统一社会信用代码
91350100M000100Y43
名　　称 宁波试水机械有限公司
类　　型 有限责任公司（自然人投资或控股）
住　　所 浙江省宁波市海曙区翠柏路89号
法定代表人 张三
注册资本 伍亿元整
成立日期 2018年05月03日
营业期限 2018年05月03日至长期
经营范围 通用设备制造；名称预先核准。`,
  ],
  [
    '公示系统里复制的一段',
    '企业名称：宁波试水机械有限公司 统一社会信用代码：91350100m000100y43 法定代表人：张三 注册资本：50000万元人民币 成立日期：2018.5.3 住所：浙江省宁波市海曙区翠柏路89号 登记状态：存续',
  ],
  [
    '表格里复制的几行',
    '公司名称\t宁波试水机械有限公司\n信用代码\t91350100M000100Y43\n注册地址\t浙江省宁波市海曙区翠柏路89号\n注册资本\t5亿元\n成立时间\t2018/5/3',
  ],
])('%s', (_, text) => expect(readLicence(text)).toEqual(whole));

it('没有写的、读不准的都不猜', () => {
  const none = { name: null, uscc: null, address: null, establishedAt: null, capitalFen: null };
  expect(readLicence('今年研发花了238万')).toEqual(none);
  // A capital without its unit may be 元 or 万元.
  expect(readLicence('信用代码：不详\n注册资本：500\n成立日期：2018年13月3日')).toEqual(none);
  // The check digit is wrong: the form shows it and says so.
  expect(readLicence('信用代码：91350100m000100y44')).toEqual({ ...none, uscc: '91350100M000100Y44' });
  expect(readLicence('宁波试水机械有限公司')).toEqual({ ...none, name: '宁波试水机械有限公司' });
});
