import { expect, it } from 'vitest';
import { blanksOf, fillTemplate, shownTemplate } from './fillTemplate';

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
