import { describe, expect, it } from 'vitest';
import { isWithin, leadingRegion, regionCodeOf, regionName, regionParent } from './regions';

describe('regions', () => {
  it.each([
    ['上海', '310000'],
    ['上海市', '310000'],
    ['内蒙古', '150000'],
    ['广西', '450000'],
    ['新乡', '410700'],
    ['仙桃市', '429004'],
    ['吉林省', '220000'],
    ['台湾', '710000'],
  ])('%s是%s', (name, code) => expect(regionCodeOf(name)).toBe(code));

  it('两地同名的简称不猜', () => expect(regionCodeOf('吉林')).toBeNull());

  it.each([
    ['410700', '410000'],
    ['410000', null],
    ['000000', null],
    ['310115', '310000'],
    ['440305', '440300'],
    ['429004', '420000'],
  ])('%s的上级是%s', (code, parent) => expect(regionParent(code)).toBe(parent));

  it('省包括市和区，全国不包括地方', () => {
    expect(isWithin('440305', '440000')).toBe(true);
    expect(isWithin('440305', '440300')).toBe(true);
    expect(isWithin('440300', '440305')).toBe(false);
    expect(isWithin('440300', '000000')).toBe(false);
  });

  it('表里没有的区县用上级的名称', () => expect(regionName('440305')).toBe('深圳市'));
  it('从标题认出地区', () => {
    expect(leadingRegion('德州市优化营商环境条例')).toBe('371400');
    expect(leadingRegion('上海法治')).toBeNull();
  });
});
