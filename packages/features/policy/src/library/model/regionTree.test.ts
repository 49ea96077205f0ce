import { describe, expect, it } from 'vitest';
import { isAbove, ownFirst, regionChoice, regionTree, toggleRegion } from './regionTree';

const bucket = (value: string, parent: string | null = null) => ({ value, label: value, count: 1, parent });
const buckets = [bucket('330000'), bucket('330100', '330000'), bucket('330106', '330100'), bucket('440000')];

describe('regionTree', () => {
  it('nests regions below their parents and keeps the order', () => {
    const [zhejiang, guangdong] = regionTree(buckets);
    expect(zhejiang?.children.map((node) => node.value)).toEqual(['330100']);
    expect(zhejiang?.children[0]?.children.map((node) => node.value)).toEqual(['330106']);
    expect(guangdong?.value).toBe('440000');
  });
  it('puts a region whose parent was not sent at the top', () => {
    expect(regionTree([bucket('330106', '330100')]).map((node) => node.value)).toEqual(['330106']);
  });
  it.each([
    ['itself', [bucket('1', '1')]],
    ['its own child', [bucket('1', '2'), bucket('2', '1')]],
  ])('survives a region below %s', (_, circle) => {
    expect(regionTree(circle)).not.toHaveLength(0);
  });
});

describe('ownFirst', () => {
  it('puts the nation, then the regions of the firm before the others, at every level', () => {
    const tree = regionTree([
      bucket('110000'),
      bucket('330000'),
      bucket('330100', '330000'),
      bucket('330200', '330000'),
      bucket('000000'),
    ]);
    const [nation, own, other] = ownFirst(tree, '330206');
    expect([nation?.value, own?.value, other?.value]).toEqual(['000000', '330000', '110000']);
    expect(own?.children.map(({ value }) => value)).toEqual(['330200', '330100']);
    expect(ownFirst(tree.slice(0, 2), undefined).map(({ value }) => value)).toEqual(['110000', '330000']);
  });
  it.each([
    ['330000', '330206', true],
    ['330200', '330206', true],
    ['330206', '330206', true],
    ['330100', '330206', false],
    ['000000', '330206', false],
    ['330000', undefined, false],
  ])('%s above %s: %s', (code, own, expected) => expect(isAbove(code, own)).toBe(expected));
});

describe('toggleRegion', () => {
  it.each([
    ['adds a region', ['440000'], '330000', ['440000', '330000']],
    ['takes a chosen one away', ['330000', '440000'], '330000', ['440000']],
    ['narrows a province to its city', ['330000'], '330100', ['330100']],
    ['narrows it to a district two levels down', ['330000'], '330106', ['330106']],
    ['takes cities into their province', ['330106', '330100', '440000'], '330000', ['440000', '330000']],
    ['adds a region that the facet does not hold', ['330000'], '999999', ['330000', '999999']],
  ])('%s', (_, selected, pressed, expected) => {
    expect(toggleRegion(selected, pressed, buckets)).toEqual(expected);
  });
});

it('shows a province with a chosen district as partly chosen', () => {
  const [zhejiang, guangdong] = regionTree(buckets) as [never, never];
  expect(regionChoice(zhejiang, ['330106'])).toBe('partly');
  expect(regionChoice(zhejiang, ['330000'])).toBe('chosen');
  expect(regionChoice(guangdong, ['330106'])).toBe('none');
});
