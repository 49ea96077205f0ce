import { expect, test } from 'vitest';
import { branchOf, type OutlineItem, outlineTree } from './outlineTree';
import { lastAbove } from './useScrollSpy';

const items: OutlineItem[] = [
  { id: 'ch-1', label: '第一章', depth: 0 },
  { id: 'art-1', label: '第一条', depth: 1, parentId: 'ch-1' },
  { id: 'art-2', label: '第二条', depth: 1, parentId: 'ch-1' },
  { id: 'annex', label: '附则', depth: 0, parentId: 'gone' },
  { id: 'self', label: '', depth: 0, parentId: 'self' },
];
test('nests by parent; orphans and circles stand at the top', () => {
  expect(outlineTree(items).map((node) => [node.item.id, node.children.length])).toEqual([
    ['ch-1', 2],
    ['annex', 0],
    ['self', 0],
  ]);
});
test('the branch of an entry is the entry and all above it', () => {
  expect([...branchOf(items, 'art-2')]).toEqual(['art-2', 'ch-1']);
  expect(branchOf(items, undefined).size).toBe(0);
  expect([...branchOf(items, 'self')]).toEqual(['self']);
});
test('finds the last anchor above the line by asking few of them', () => {
  let asked = 0;
  const topOf = (index: number) => {
    asked++;
    return index * 100 - 50_000;
  };
  expect(lastAbove(1260, topOf, 120)).toBe(501);
  expect(asked).toBeLessThan(13);
  expect(lastAbove(3, (index) => 500 + index, 120)).toBe(-1);
  expect(lastAbove(0, () => 0, 120)).toBe(-1);
});
