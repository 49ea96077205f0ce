import type { MainComponents } from '@hengce/api/contract';
import { getDeck, getDeckSettings } from '@hengce/api/examples';
import { sampleDeck as engineDeck } from '@hengce/deck/testing';

type S = MainComponents['schemas'];

const at = '2026-11-20T02:20:00.000Z';
const slides = engineDeck().slides as S['Deck']['slides'];

/** A deck with each layout once; its conditions have sources. */
export const sampleDeck = (rest: Partial<S['Deck']> = {}): S['Deck'] => ({
  ...getDeck,
  title: '研发费用后补助申报汇报',
  themeId: 'azurite',
  slides: slides.map((slide) =>
    slide.layout === 'bullets'
      ? {
          ...slide,
          cites: slide.data.items.slice(0, 3).map(({ text }, n) => ({
            path: `items.${n}.text`,
            sourceId: 'policy',
            paragraph: 4 + n,
            quote: n === 1 ? '上年度研发费用总额不低于100万元。' : text,
          })),
        }
      : slide,
  ),
  createdAt: at,
  updatedAt: at,
  ...rest,
});

/** A deck that has only its outline. */
export const sampleOutline = (rest: Partial<S['Deck']> = {}): S['Deck'] =>
  sampleDeck({
    slides: [],
    isCounted: false,
    revision: 0,
    outline: [
      { id: 'o1', level: 1, text: '研发费用后补助申报汇报', layout: 'cover' },
      { id: 'o2', level: 1, text: '申报条件' },
      {
        id: 'o3',
        level: 2,
        text: '上年度研发费用总额不低于100万元',
        cites: [{ sourceId: 'policy', paragraph: 4, quote: '上年度研发费用总额不低于100万元。' }],
      },
      { id: 'o4', level: 2, text: '研发费用占营业收入的比例不低于3%' },
      { id: 'o5', level: 3, text: '按上一年度审计报告计算' },
      { id: 'o6', level: 1, text: '时间安排', layout: 'timeline' },
      { id: 'o7', level: 2, text: '11月1日｜系统开放填报' },
      { id: 'o8', level: 2, text: '12月2日｜企业提交截止' },
    ],
    ...rest,
  });

/** What a model has to write of the sample: the first of them is being written. */
export const sampleWriting = (
  rest: Partial<NonNullable<S['Deck']['writing']>> = {},
): NonNullable<S['Deck']['writing']> => ({
  state: 'running',
  model: '示例模型',
  slides: slides
    .filter(
      ({ layout }) =>
        !['cover', 'contents', 'section', 'chart', 'quote', 'people', 'picture', 'closing'].includes(layout),
    )
    .map(({ id }, n) => ({ id, state: n === 0 ? 'writing' : 'waiting' })),
  ...rest,
});

export const headOf = (deck: S['Deck']): S['DeckHead'] => {
  const {
    id,
    title,
    start,
    wording,
    revision,
    themeId,
    brand,
    aspect,
    slides: all,
    share,
    isCounted,
    createdAt,
    updatedAt,
  } = deck;
  return {
    ...{ id, title, start, wording, revision, themeId, brand, aspect, isCounted, createdAt, updatedAt },
    slideCount: all.length,
    cover: all[0] ?? null,
    isShared: share !== null,
  };
};

export const sampleSettings = getDeckSettings;
