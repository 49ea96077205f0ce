import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeName, sniffType } from './sniff';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['MZ\x90', null],
  ['<svg onload=alert(1)>', null],
  ['PK\x03\x04', null],
  ['', null],
])('%j 是 %s', (content, type) => {
  expect(sniffType(bytes(content))).toBe(type);
});

it.each([
  ['电子回单_1119.exe', '电子回单_1119.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\x\\回单.PNG', '回单.pdf'],
  ['\u202egnp.exe', 'gnp.pdf'],
  ['...', '付款凭证.pdf'],
])('%j 存成 %s', (name, safe) => {
  expect(safeName(name, 'application/pdf', '付款凭证')).toBe(safe);
});

it('任何名字都不含路径和控制字符，总有扩展名', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeName(name, 'image/png', '文件');
      expect(safe).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.png$/u);
      expect(safe.isWellFormed()).toBe(true);
      expect([...safe].length).toBeLessThanOrEqual(64);
    }),
    { numRuns: 2_000 },
  );
});
