import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeUploadName } from './fileName';

it.each([
  ['电子回单_1119.PDF', '电子回单_1119.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\x\\回单.pdf', '回单.pdf'],
  ['审计\u202efdp.exe', '审计fdp.pdf'],
  ['CON.pdf', 'CON＿.pdf'],
  ['nul.回执.pdf', 'nul＿.回执.pdf'],
  ['回单"甲"|乙?.pdf', '回单＿甲＿＿乙＿.pdf'],
  ['...', '付款凭证.pdf'],
  ['\u0000\u0007\u200b', '付款凭证.pdf'],
])('%j 存成 %s', (name, safe) => {
  expect(safeUploadName(name, '.pdf', '付款凭证')).toBe(safe);
});

it('任何名字都不含路径和控制字符，总有扩展名，不超过200字节', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeUploadName(name, '.png', '文件');
      expect(safe).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.png$/u);
      expect(safe.isWellFormed()).toBe(true);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(204);
    }),
    { numRuns: 2_000 },
  );
});
