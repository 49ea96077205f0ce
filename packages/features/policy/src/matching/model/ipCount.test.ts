import { describe, expect, it } from 'vitest';
import { countIp } from './ipCount';

// 国科发火〔2016〕195号, 知识产权数量.
describe('清点知识产权', () => {
  it.each([
    ['没有', {}, { lo: 0, hi: 0 }],
    ['发明1件', { inventionPatents: 1 }, { lo: 7, hi: 8 }],
    ['其他Ⅰ类1件', { otherClassOne: 1, softwareCopyrights: 9 }, { lo: 7, hi: 8 }],
    ['Ⅱ类1件', { softwareCopyrights: 1 }, { lo: 1, hi: 2 }],
    ['Ⅱ类2件', { utilityModels: 2 }, { lo: 1, hi: 2 }],
    ['Ⅱ类3件', { utilityModels: 2, designPatents: 1 }, { lo: 3, hi: 4 }],
    ['Ⅱ类4件', { utilityModels: 4 }, { lo: 3, hi: 4 }],
    ['Ⅱ类5件', { utilityModels: 2, designPatents: 1, softwareCopyrights: 2 }, { lo: 5, hi: 6 }],
    ['Ⅱ类5件，用过1件', { softwareCopyrights: 5, usedClassTwo: 1 }, { lo: 3, hi: 4 }],
    ['Ⅱ类5件，都用过', { softwareCopyrights: 5, usedClassTwo: 5 }, { lo: 0, hi: 0 }],
  ])('%s', (_, facts, points) => {
    expect(countIp(facts)).toMatchObject({ points, problems: [] });
  });
  it('自主研发的不能比同类多，用过的不能比Ⅱ类多', () => {
    expect(
      countIp({ inventionPatents: 1, ownInventions: 2, designPatents: 1, ownClassTwo: 2, usedClassTwo: 2 }),
    ).toMatchObject({
      unusedClassTwo: 0,
      problems: ['ownInventions', 'ownClassTwo', 'usedClassTwo'],
    });
  });
});
