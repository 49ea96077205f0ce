import { afterEach, describe, expect, it, vi } from 'vitest';
import { splitIntoWords } from './splitIntoWords';

afterEach(() => vi.unstubAllGlobals());
const title = '关于印发《云澜市企业研发费用后补助实施细则》的通知（2026年修订）';

describe('splitIntoWords', () => {
  it('loses nothing', () => {
    expect(
      splitIntoWords(title)
        .map(({ word }) => word)
        .join(''),
    ).toBe(title);
  });

  it('gives the offset of each word', () => {
    for (const { word, start } of splitIntoWords(title)) expect(title.slice(start, start + word.length)).toBe(word);
  });

  it('starts no line with closing punctuation and ends none with opening punctuation', () => {
    const words = splitIntoWords(`${title}，现予公布。`).map(({ word }) => word);
    for (const word of words) {
      expect(word).not.toMatch(/^[》）、，。]/);
      expect(word).not.toMatch(/[《（]$/);
    }
    expect(words.length).toBeGreaterThan(5);
  });

  it.each([
    ['关于开展2026年度申报工作', '2026年度'],
    ['关于2026年6月30日前的申报', '2026年6月30日'],
    ['受理12月1日结束', '12月1日'],
    ['补助100万元以下', '100万元'],
    ['不少于3次的检查', '3次'],
    ['面积2000平方米以上', '2000平方米'],
    ['不低于60%的', '60%'],
  ])('keeps together in %s: %s', (sentence, whole) => {
    expect(splitIntoWords(sentence).some(({ word }) => word.includes(whole))).toBe(true);
  });

  it('is one piece where the browser cannot segment', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(splitIntoWords(title)).toEqual([{ word: title, start: 0 }]);
  });
});
