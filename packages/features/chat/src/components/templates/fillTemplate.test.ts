import { expect, it } from 'vitest';
import { blanksOf, brokenBlank, fillTemplate, shownTemplate } from './fillTemplate';

const template = '{{地区}}和{{ 另一地区 }}的{{事项}}有什么区别，{{地区}}更高吗';

it('空各一次，按先后', () => {
  expect(blanksOf(template)).toEqual(['地区', '另一地区', '事项']);
});

it('看的时候空写成〈地区〉', () => {
  expect(shownTemplate('{{ 地区 }}的{{事项}}')).toBe('〈地区〉的〈事项〉');
});

it('填好的替换，没填的原样留着', () => {
  expect(fillTemplate(template, { 地区: '云澜市', 另一地区: ' 澄湖区 ', 事项: '' })).toBe(
    '云澜市和澄湖区的{{事项}}有什么区别，云澜市更高吗',
  );
});

it('填进去的像模板也只是文字', () => {
  expect(fillTemplate('{{甲}}', { 甲: '$&{{乙}}' })).toBe('$&{{乙}}');
});

it.each([
  ['给{{客户}}写催款函，金额{{金额}}', undefined],
  ['金额{{}}', 'empty'],
  ['给{{客户', 'open'],
  ['给客户}}', 'open'],
  [`{{${'长'.repeat(21)}}}`, 'long'],
])('%s的空写得对不对', (template, problem) => {
  expect(brokenBlank(template)).toBe(problem);
});

it('书名号里的空不再加括号', () => {
  expect(shownTemplate('解读《{{政策名称}}》，地区{{地区}}')).toBe('解读《政策名称》，地区〈地区〉');
});
