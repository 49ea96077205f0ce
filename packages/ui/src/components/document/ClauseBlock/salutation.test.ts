import { expect, it } from 'vitest';
import { salutationEnd } from './salutation';

it.each([
  ['各有关单位：根据《办法》（示例科〔2026〕004号）有关规定，现将有关事项通知如下。', '各有关单位：'],
  ['各市、县人民政府，省政府直属各单位：', '各市、县人民政府，省政府直属各单位：'],
  ['有关企业：请按时申报。', '有关企业：'],
  ['各单位应当提交以下材料：申报书。', ''],
  ['申报单位：填写全称。', ''],
  ['本细则所称单位：', ''],
  ['', ''],
])('%s', (text, expected) => {
  expect(text.slice(0, salutationEnd(text))).toBe(expected);
});
