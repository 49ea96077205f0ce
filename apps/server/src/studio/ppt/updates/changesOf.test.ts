import type { MainComponents } from '@hengce/api/contract';
import { expect, it } from 'vitest';
import { changesOf } from './changesOf';

type S = MainComponents['schemas'];

const clause = (text: string, id: string) => ({ text, href: `/Policy/PolicyDetail/p1#${id}` });
const held = [
  { text: '研发补助办法' },
  clause('第一条 上年度研发费用不低于100万元的企业可以申报。', 'c1'),
  clause('第二条 按研发费用的10%给予补助，最高300万元。', 'c2'),
  clause('第三条 申报企业应当在本市注册满三年。', 'c3'),
  { text: '2026年11月30日：申报截止' },
  { text: '研发费用占比：不低于3%，由企业确认' },
];
const slideOf = (...cites: S['DeckCite'][]): S['DeckSlide'] => ({
  id: 's1',
  layout: 'bullets',
  data: { title: '条件', items: [{ text: '条件' }] },
  cites,
});
const cite = (paragraph: number, quote = held[paragraph]?.text ?? '', more = {}): S['DeckCite'] => ({
  path: `items.${paragraph}.text`,
  sourceId: 'policy',
  paragraph,
  quote,
  ...more,
});
const changes = (slide: S['DeckSlide'], paragraphs: { text: string; href?: string }[]) =>
  changesOf([slide], { held: new Map([['policy', held]]), present: { id: 'policy-2', paragraphs } });

it('没有变的不说；换了字的给现在的一段；没有了的说没有', () => {
  const now = [
    { text: '研发补助办法' },
    clause('第一条 上年度研发费用不低于200万元的企业可以申报。', 'c1'),
    clause('第二条 按研发费用的10%给予补助，最高300万元。', 'c2'),
    { text: '2026年12月15日：申报截止' },
  ];
  const slide = slideOf(cite(0), cite(1), cite(2), cite(3), cite(4), cite(5));
  expect(changes(slide, now).map(({ paragraph, after }) => [paragraph, after])).toEqual([
    [1, { paragraph: 1, text: now[1]?.text }],
    [3, null],
    [4, { paragraph: 3, text: '2026年12月15日：申报截止' }],
  ]);
});

it('一段改了，引的那一句没有改，不算过时', () => {
  const now = held.map((one, n) => (n === 2 ? { ...one, text: '第二条 按研发费用的10%给予补助，最高500万元。' } : one));
  expect(changes(slideOf(cite(2, '按研发费用的10%给予补助')), now)).toEqual([]);
  expect(changes(slideOf(cite(2, '最高300万元')), now)).toMatchObject([
    { slideId: 's1', path: 'items.2.text', before: held[2]?.text, after: { paragraph: 2 } },
  ]);
});

it('比过以后保留的不再说，直到又有新的版本', () => {
  const now = held.filter((_, n) => n !== 3);
  expect(changes(slideOf(cite(3, undefined, { keptBeside: 'policy-2' })), now)).toEqual([]);
  expect(changes(slideOf(cite(3, undefined, { keptBeside: 'policy-1' })), now)).toHaveLength(1);
});
