import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines, breakTitle } from './breakLines';
import { measure } from './measure';

const at = (characters: number, text: string, size = 20) =>
  breakLines(text, characters * size, { size, isBold: false });

test.each([
  ['数字与单位在一行', 7, '企业投入达到300万元以上', ['企业投入达到', '300万元以上']],
  ['标点不在行首', 6, '近三年未发生，事故', ['近三年未发', '生，事故']],
  ['书名号不在行尾', 7, '主导产品属于《目录》', ['主导产品属于', '《目录》']],
  ['第几条不分开', 6, '依照本法第三十一条处理', ['依照本法', '第三十一条', '处理']],
  ['一个字不单独成行', 6, '预约主管部门现场', ['预约主管部门', '现场']],
  ['一个字带着标点也不单独成行', 7, '预约主管部门现场。', ['预约主管部门', '现场。']],
  ['外文单词不拆', 5, '接入平台DeepSeek模型', ['接入平台', 'DeepSeek', '模型']],
  ['空格后的标点也不在行首', 6, '近三年未发生 ，事故', ['近三年未发', '生 ，事故']],
  ['书名号后有空格也不在行尾', 7, '主导产品属于《 目录》', ['主导产品属于', '《 目录》']],
  ['换行照旧', 20, '企业申报。\n属地初审。', ['企业申报。', '属地初审。']],
  ['空的', 20, '', ['']],
])('%s', (_, width, text, lines) => {
  expect(at(width, text)).toEqual(lines);
});

test('放不下的长词在框边断开', () => {
  const lines = at(5, 'https://zwfw.example.gov.cn/portal/declaration');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(measure(line, 20, false)).toBeLessThanOrEqual(5 * 20 + 20);
});

const official = fc
  .array(
    fc.oneof(
      {
        arbitrary: fc.constantFrom('企业', '研发费用', '的', '主管部门', '申报', '与', '加计扣除', '不超过', '按'),
        weight: 6,
      },
      { arbitrary: fc.constantFrom('，', '。', '、', '（', '）', '《', '》', '“', '”', '；', '：'), weight: 2 },
      {
        arbitrary: fc.constantFrom('300万元', '5.7%', '2026年12月31日', '第十一条', 'DeepSeek', 'CAD/CAE', '13个', ' '),
        weight: 2,
      },
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((words) => words.join(''));

test('不丢字，不超出，行首行尾没有不该在的标点', () => {
  fc.assert(
    fc.property(
      official,
      fc.integer({ min: 10, max: 40 }),
      fc.constantFrom(12, 16, 20, 28),
      (text, characters, size) => {
        const lines = breakLines(text, characters * size, { size, isBold: false });
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const [n, line] of lines.entries()) {
          if (n > 0) expect(line.slice(0, 1)).not.toMatch(/[，。、；：？！）》”]/);
          if (n < lines.length - 1) expect(line.slice(-1)).not.toMatch(/[（《“]/);
        }
      },
    ),
  );
});

test('两行的标题在词与词之间分开，两行差不多长', () => {
  const lines = breakTitle('2026年专精特新中小企业培育政策解读与申报辅导', 20 * 28, { size: 28, isBold: true });
  expect(lines).toEqual(['2026年专精特新中小企业', '培育政策解读与申报辅导']);
});
