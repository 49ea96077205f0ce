import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';
import { type WordEntry, wordRule } from '../wordRule';

const info = { class: 'redundant', clause: '', severity: 'suggestion', fix: 'choose' } as const;
const measure = '(?:元|万元|亿元|人|家|户|个月|个|天|日|年|月|小时|分钟|公里|米|吨|亩|%|岁|次|项|台|件|平方米|公斤)';
const number = '[\\d.,]+(?:万|亿)?|[一二三四五六七八九十百千万两]+';

const less = (suggestion: string, reason: string, more: Partial<WordEntry> = {}): WordEntry => ({
  suggestions: [suggestion],
  reason,
  ...more,
});

const phrases: Readonly<Record<string, WordEntry>> = {
  波及到: less('波及', '“及”已有“到”的意思'),
  凯旋归来: less('凯旋', '“旋”就是归来'),
  胜利凯旋: less('凯旋', '“凯”就是胜利'),
  目前现在: less('目前', '“目前”与“现在”留一个'),
  悬殊很大: less('悬殊', '“悬殊”就是相差很大'),
  过分溺爱: less('溺爱', '“溺爱”就是过分宠爱'),
  免费赠送: less('赠送', '“赠送”就是免费的'),
  多年的夙愿: less('夙愿', '“夙愿”就是一向怀着的愿望'),
  亲眼目睹: less('目睹', '“目睹”就是亲眼看见'),
  亲自目睹: less('目睹', '“目睹”就是亲眼看见'),
  贻笑大方之家: less('贻笑大方', '“大方”就是大方之家'),
  报刊杂志: less('报刊', '“刊”就是杂志'),
  互相厮打: less('厮打', '“厮打”就是互相打'),
  相互厮打: less('厮打', '“厮打”就是互相打'),
  津津乐道地谈: less('津津乐道', '“乐道”就是乐于谈论'),
  难以启齿说出: less('难以启齿', '“启齿”就是说出'),
  国际间: less('国际', '“际”就是间', { unlessAfter: /^[隙谍接距]/ }),
  校际间: less('校际', '“际”就是间'),
  部际间: less('部际', '“际”就是间'),
  第一首创: less('首创', '“首创”就是第一个'),
  首次率先: less('率先', '“首次”与“率先”留一个'),
  率先首创: less('首创', '“首创”就是率先创造'),
  不必要的浪费: less('浪费', '浪费都是不必要的'),
  最终结局: less('结局', '“结局”就是最终的'),
  无端的捏造: less('捏造', '“捏造”就是无端的'),
  忍俊不禁地笑: less('忍俊不禁', '“忍俊不禁”就是忍不住笑'),
  当务之急的任务: less('当务之急', '“急”就是急办的事'),
  当务之急的工作: less('当务之急', '“急”就是急办的事'),
  显得相形见绌: less('相形见绌', '“见”就是显得'),
  被应邀: less('应邀', '“应邀”不用“被”'),
  付之于: less('付诸', '“付诸”就是“付之于”', { onlyAfter: /^(?:实践|实施|行动)/ }),
  付诸于: less('付诸', '“诸”就是“之于”'),
  诉诸于: less('诉诸', '“诸”就是“之于”'),
  诉之于: less('诉诸', '“诸”就是“之于”', { onlyAfter: /^(?:法律|武力)/ }),
  公诸于世: less('公之于世', '“诸”就是“之于”'),
  公诸于众: less('公之于众', '“诸”就是“之于”'),
  来自于: less('来自', '“自”已有“于”的意思', { severity: 'review' }),
  出自于: less('出自', '“自”已有“于”的意思', { severity: 'review' }),
  大约估计: less('估计', '“大约”与“估计”留一个'),
  再次重申: less('重申', '“重申”就是再次申明'),
  重新再: less('再', '“重新”与“再”留一个', { unlessAfter: /^(?:就业|生|造|版|制造)/ }),
  必须一定要: less('必须', '“必须”与“一定要”留一个'),
  必须务必: less('务必', '“必须”与“务必”留一个'),
  务必一定: less('务必', '“务必”与“一定”留一个'),
  切勿不要: less('切勿', '“勿”就是不要'),
  以防不要: less('以防', '“以防”不与“不要”连用'),
  防止不再: less('防止', '“防止”与“不再”连用，意思相反'),
  避免不再: less('避免', '“避免”与“不再”连用，意思相反'),
  避免不要: less('避免', '“避免”与“不要”连用，意思相反'),
  原因是因为: less('原因是', '“原因是”与“因为”留一个', { unlessAfter: /^[^，。；]{0,8}病/ }),
  的目的是为了: less('的目的是', '“目的是”与“为了”留一个'),
  其目的是为了: less('其目的是', '“目的是”与“为了”留一个'),
  其原因是由于: less('其原因是', '“原因是”与“由于”留一个'),
  原因是由于: less('原因是', '“原因是”与“由于”留一个'),
  理由是因为: less('理由是', '“理由是”与“因为”留一个'),
  全体所有: less('全体', '“全体”与“所有”留一个', { unlessAfter: /^[制权者]/ }),
  各种各类的: less('各类', '“各种”与“各类”留一个'),
  等等之类: less('之类', '“等等”与“之类”留一个'),
  诸如此类等等: less('诸如此类', '“诸如此类”与“等等”留一个'),
  包括但不仅限于: less('包括但不限于', '“仅”多余'),
};

const cut = (title: string, id: string, pattern: RegExp, reason: string, rewrite: (match: RegExpExecArray) => string) =>
  patternRule({ ...info, id: `redundant.${id}`, title }, pattern, (match) => ({
    suggestions: [rewrite(match)],
    reason,
  }));

export const redundantRules: readonly Rule[] = [
  cut(
    '约数词重复',
    'approximate',
    new RegExp(
      `(大约|大概|约|近|将近)(?!定|束|为[^\\d])((?:${number})(?:多|余)?${measure})(?:左右|上下)(?!手|两|为难|级)`,
      'g',
    ),
    '“约”与“左右”留一个',
    ([, word = '', amount = '']) => `${word}${amount}`,
  ),
  cut(
    '范围词重复',
    'limit',
    new RegExp(`(超过|多于|大于|高于|不足|少于|低于)((?:${number})${measure})(?:以上|以下|以内)`, 'g'),
    '“超过”与“以上”之类留一个',
    ([, word = '', amount = '']) => `${word}${amount}`,
  ),
  cut(
    '极限词与约数并用',
    'least',
    new RegExp(`(至少|最少|最多|至多)((?:${number})${measure})(?:以上|以下|左右|以内)`, 'g'),
    '“至少”“最多”与“以上”“以下”“左右”留一个',
    ([, word = '', amount = '']) => `${word}${amount}`,
  ),
  cut(
    '多余与以上并用',
    'surplus',
    new RegExp(`((?:${number})[多余]${measure})(?:以上|左右)`, 'g'),
    '“多”“余”与“以上”“左右”留一个',
    ([, amount = '']) => amount,
  ),
  wordRule({ ...info, id: 'redundant.phrase', title: '意思重复的词语' }, phrases),
  patternRule(
    { ...info, id: 'redundant.repeated', title: '字词重复', severity: 'review', fix: 'replace' },
    /(的的|了了|和和|与与|对于对于|关于关于|进行进行|以及以及|应当应当|根据根据|按照按照|或者或者|为了为了|通过通过|我们我们|企业企业|单位单位)(?=\p{Script=Han})/gu,
    ({ 0: word, block, at }) => {
      const around = block.slice(Math.max(0, at - 1), at + word.length + 1);
      if (
        /[目标]的的|的的确|的的士|[明大除终末]了了|了了[结解却然断事]|[谦温平柔暖][和]和|和和[气美睦平]|[参赠赋给]与与/.test(
          around,
        )
      )
        return null;
      return { suggestions: [word.slice(0, word.length / 2)], reason: '字词重复' };
    },
  ),
];
