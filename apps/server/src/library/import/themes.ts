import { openData } from '../../platform/data';

/**
 * Theme classes of the State Council's document library, guessed from words of the title.
 * The first that fits wins; a law that fits none has no theme rather than a wrong one.
 */
const rules = openData('themes.txt').map((line) => {
  const [theme = '', words = ''] = line.split('\t');
  return { theme, words: new RegExp(words.replaceAll(' ', '|')) };
});

export function themesOf(title: string, category: string): string[] {
  const subject = title.replace(/中华人民共和国|最高人民法院|最高人民检察院|人民代表大会常务委员会关于/g, '');
  const found = rules.find(({ words }) => words.test(subject))?.theme;
  if (found !== undefined) return [found];
  return category === '司法解释' || category === '刑法' ? ['公安、安全、司法'] : [];
}
