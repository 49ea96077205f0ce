import { expect, it } from 'vitest';
import { proofread } from '../../checking/Session';

const seen = (text: string) =>
  proofread(text, { today: '2026-11-25', genre: 'advertisement' }).issues.map(({ severity, exemption }) => [
    severity,
    exemption ?? null,
  ]);

it.each([
  ['公司是国家级专精特新“小巨人”企业。', '依据国家有关规定评定的奖项、称号（指南第六条）'],
  ['荣获最佳创新产品奖。', '依据国家有关规定评定的奖项、称号（指南第六条）'],
  ['商标“极致”已经注册。', '商品名称、规格型号、注册商标或者专利里的用语（指南第六条）'],
  ['依据国家标准评定等级为最优。', '依据国家标准、行业标准、地方标准认定的分级用语（指南第六条）'],
  ['这是本公司旗下产品中最大的一款。', '同一品牌或者同一企业商品的自我比较（指南第六条）'],
  ['最佳食用时间为开封后三天。', '使用方法、使用时间、保存期限等消费提示（指南第六条）'],
  ['2025年全国销量第一，数据来源：某协会报告。', '限定具体时间、地域等条件的客观情况或者事实信息（指南第六条）'],
  ['我们的理念是提供最好的服务。', '服务态度、经营理念、企业文化或者主观愿望（指南第五条）'],
  ['力争做到行业第一。', '目标追求（指南第五条）'],
])('%s', (text, exemption) => expect(seen(text)).toEqual([['review', exemption]]));

it.each(['本品是最佳选择。', '全网最低，手慢无！'])('%s is banned', (text) =>
  expect(seen(text)).toEqual([['error', null]]),
);

it('says nothing in other texts', () =>
  expect(proofread('本品是最佳选择。', { today: '2026-11-25', genre: 'official' }).issues).toEqual([]));
