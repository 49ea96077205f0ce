import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UncitedMarker, uncitedMark } from './UncitedMarker';

function marked(text: string, sizes: readonly number[] = [text.length]): string {
  const one = new UncitedMarker();
  let given = '';
  let at = 0;
  for (const size of sizes) {
    given += one.push(text.slice(at, at + size));
    at += size;
  }
  return given + one.push(text.slice(at)) + one.finish();
}

it.each([
  ['试用期不得超过六个月[^1]。', '试用期不得超过六个月[^1]。'],
  ['试用期不得超过六个月。[^1]', '试用期不得超过六个月。[^1]'],
  ['试用期不得超过六个月。工资不得低于八成[^2]。', `试用期不得超过六个月。${uncitedMark}工资不得低于八成[^2]。`],
  ['一般而言都可以这样处理', `一般而言都可以这样处理${uncitedMark}`],
  ['## 结论\n\n条件如下：\n- 注册满一年以上的企业[^1]', '## 结论\n\n条件如下：\n- 注册满一年以上的企业[^1]'],
  [
    '他问：“可以延期缴纳全部款项吗？”答复说可以延期缴纳。',
    `他问：“可以延期缴纳全部款项吗？”答复说可以延期缴纳。${uncitedMark}`,
  ],
  ['试用期不得超过六个月  \n工资', `试用期不得超过六个月${uncitedMark}  \n工资`],
  ['库内未找到依据。', '库内未找到依据。'],
  ['| 一项内容很长很长 | 二 |\n', '| 一项内容很长很长 | 二 |\n'],
  ['以下不是库内依据：\n通常三十个工作日办结。', '以下不是库内依据：\n通常三十个工作日办结。'],
])('%s', (text, wanted) => {
  expect(marked(text)).toBe(wanted);
});

it('引过出处的一句不等下一句，写到一半的也看得到', () => {
  const one = new UncitedMarker();
  expect(one.push('试用期不得超过六个月[^1]。')).toBe('试用期不得超过六个月[^1]。');
  expect(one.push('工资不得')).toBe('工资不得');
});

it('怎样切都一样，去掉标注就是原文', () => {
  const pieces = fc.constantFrom(
    '应当在三十日内缴清全部款项',
    '。',
    '[^1]',
    '[^12]',
    '\n',
    ' ',
    '可以申请延期并提供担保',
    '？',
    '[',
    '^',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 16 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 60 }),
      (parts, sizes) => {
        const text = parts.join('');
        expect(marked(text, sizes)).toBe(marked(text));
        expect(marked(text).replaceAll(uncitedMark, '')).toBe(text);
      },
    ),
    { numRuns: 2_000 },
  );
});
