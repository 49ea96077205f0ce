import { expect, it } from 'vitest';
import { toCsv } from './toCsv';

it('逗号、引号与换行加引号，像公式的当作文字，数字照写', () => {
  const rows = [
    ['模块', '次数'],
    ['政策匹配，"重点"', '-1'],
    ['=1+1', '+60'],
    ['甲\n乙', '不限'],
  ];
  expect(toCsv(rows)).toBe('\uFEFF模块,次数\r\n"政策匹配，""重点""",-1\r\n\'=1+1,+60\r\n"甲\n乙",不限\r\n');
});
