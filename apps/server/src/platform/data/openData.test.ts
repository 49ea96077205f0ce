import { expect, it } from 'vitest';
import { openData } from './openData';

it('文件与文件夹都按行读，没有空行；没有的文件直说', () => {
  expect(openData('aliases.txt')).toContain('高企 高新技术企业');
  const askings = openData('askings');
  expect(askings[0]).toMatch(/^# /);
  expect(askings).not.toContain('');
  expect(() => openData('nothing.txt')).toThrow('nothing.txt');
});
