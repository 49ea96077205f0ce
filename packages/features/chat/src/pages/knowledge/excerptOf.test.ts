import { expect, it } from 'vitest';
import { excerptOf } from './excerptOf';

const filler = '企业应当按期报送材料。'.repeat(20);

it('短的原样；长的从命中最多的一句开始', () => {
  expect(excerptOf('租金每月40元。', ['租金'])).toBe('租金每月40元。');
  const text = `${filler}租金按季缴纳。\n租金每平方米每月40元，押金三个月。${filler}`;
  const excerpt = excerptOf(text, ['租金', '押金']);
  expect(excerpt.startsWith('租金每平方米每月40元，押金三个月。')).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(160);
});

it('没有句号的长文与没有命中的词也不落空', () => {
  const bare = '无'.repeat(400);
  expect(excerptOf(bare, ['租金'])).toBe(bare);
  expect(excerptOf(filler, [])).not.toBe('');
});
