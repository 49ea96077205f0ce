import { type DocumentRule, documentRule, type Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'punct.enum' } as const;
const clause = 'GB/T 15834-2011 4.5';

/**
 * Edited texts still put 、 between titles now and then, so a document that does it throughout is left alone; one that writes both is not.
 */
const titles: DocumentRule<{ at: number; isSeparated: boolean }> = {
  ...info,
  id: 'punct.enum.titles',
  title: '并列的书名号、引号之间不用顿号',
  clause: 'GB/T 15834-2011 4.5.3.5',
  severity: 'suggestion',
  fix: 'replace',
  genres: ['official', 'contract'],
  *collect({ plain }) {
    for (const { index, 0: marks } of plain.matchAll(/(?<=[》”])、?(?=[《“])/g))
      yield { at: index, isSeparated: marks !== '' };
  },
  *conclude(facts) {
    const separated = facts.filter(({ fact }) => fact.isSeparated);
    if (separated.length * 2 > facts.length) return;
    for (const { block, fact } of separated)
      yield {
        block,
        from: fact.at,
        to: fact.at + 1,
        suggestions: [''],
        reason: '标有书名号或引号的并列成分之间通常不用顿号，文中别处也没有用',
      };
  },
};

export const enumRules: readonly Rule[] = [
  documentRule(titles),
  patternRule(
    {
      ...info,
      id: 'punct.enum.conjunction',
      title: '连词前不用顿号',
      clause,
      severity: 'error',
      fix: 'replace',
    },
    /、(?=和(?!谐|平|睦|解|氏|田|县|静|硕|林|政|顺|龙|布|美|善|声|风|面|尚|约|弦|蔼|缓|事|议|合)|以及|或者|并且)/g,
    ({ block, at }) =>
      // 甲和乙、和丙乙: a name may begin with 和; only an enumeration that ends here is sure.
      /^(?:和|以及|或者|并且)[^、，。；]{1,14}(?:[。；，：]|等|的|$)/.test(block.slice(at + 1))
        ? { suggestions: [''], reason: '连词已经连接并列成分，前面不再用顿号' }
        : null,
  ),
  patternRule(
    {
      ...info,
      id: 'punct.enum.et-cetera',
      title: '“等”前不用顿号',
      clause,
      severity: 'error',
      fix: 'replace',
    },
    /(?<=\p{Script=Han})、(?=等(?:[。；，：]|$|相关|有关|多[个种家项]|部门|单位|材料|情况|方面|工作|内容|问题|地区?|领域|行业|[一二三四五六七八九十\d]+[个种家项]))/gu,
    () => ({ suggestions: [''], reason: '“等”前面不用顿号' }),
  ),
  patternRule(
    {
      ...info,
      id: 'punct.enum.approximate',
      title: '相邻两数表示约数，中间不用顿号',
      clause: 'GB/T 15835-2011（概数）',
      severity: 'review',
      fix: 'replace',
    },
    /(?<![第、一二三四五六七八九十百千万两\d（(])([一二三四五六七八])、([二三四五六七八九])(?=[十百千万]?[个天年月周岁次人家名件])(?![个天年月周岁次人家名件]、)/g,
    ([whole, first = '', second = '']) =>
      '一二三四五六七八九'.indexOf(second) - '一二三四五六七八九'.indexOf(first) === 1
        ? { suggestions: [whole.replace('、', '')], reason: '相邻两个数字表示约数时中间不用顿号，如“三四十人”' }
        : null,
  ),
];
