import { parseChineseNumber } from '@hengce/text';
import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'num.form', severity: 'error', fix: 'replace' } as const;
const range = '[-－—~～至]';

export const numberRules: readonly Rule[] = [
  {
    ...info,
    id: 'num.form.full-width',
    title: '阿拉伯数字用半角',
    clause: 'GB/T 15835-2011 5.1.7',
    *find({ text, plain }) {
      for (const { index, 0: digits } of text.matchAll(/[０-９]+/g))
        yield {
          from: index,
          to: index + digits.length,
          suggestions: [plain.slice(index, index + digits.length)],
          reason: '阿拉伯数字用半角',
        };
    },
  },
  patternRule(
    {
      ...info,
      id: 'num.form.short-year',
      title: '年份不简写',
      clause: 'GB/T 15835-2011 5.1.4',
      fix: 'choose',
    },
    /(?<![\d.\-/年])([5-9]\d|0\d)年(?=(?:1[0-2]|0?[1-9])月(?!内|后|份额))/g,
    ([, year = '']) => ({
      suggestions: [year.startsWith('0') ? `20${year}年` : `19${year}年`],
      reason: '四位数字的年份不应简写为两位',
    }),
  ),
  patternRule(
    {
      ...info,
      id: 'num.form.year-zero',
      title: '汉字年份里的〇',
      clause: 'GB/T 15835-2011 5.2.5',
    },
    /[一二][0OoＯ○零〇一二九][0OoＯ○零〇一二三四五六七八九]{2}(?=年)/g,
    ([year]) =>
      /[0OoＯ○零]/.test(year)
        ? { suggestions: [year.replace(/[0OoＯ○零]/g, '〇')], reason: '汉字数字的年份里，零写作“〇”' }
        : null,
  ),
  patternRule(
    {
      ...info,
      id: 'num.form.percent-range',
      title: '百分数的范围，前后都写百分号',
      clause: 'GB/T 15835-2011 5.1.3',
    },
    new RegExp(`(?<![\\d.年月日第A-Za-z\\-－—~～/])(\\d{1,3}(?:\\.\\d+)?)(?=${range}\\d{1,3}(?:\\.\\d+)?%)`, 'g'),
    ([value]) => ({ suggestions: [`${value}%`], reason: '百分数的范围，前一个数后面的“%”不省略' }),
  ),
  patternRule(
    {
      ...info,
      id: 'num.form.unit-range',
      title: '数值范围的万、亿不省略',
      clause: 'GB/T 15835-2011 5.1.3',
      severity: 'suggestion',
      fix: 'choose',
    },
    new RegExp(
      `(?<![\\d.年月日第A-Za-z\\-－—~～/])(\\d{1,4}(?:\\.\\d+)?)(?=${range}(\\d{1,4}(?:\\.\\d+)?)([万亿])(?:元|人|户|吨|亩|家|平方米))`,
      'g',
    ),
    ([value, , end, unit]) =>
      // 5000至1万元 leaves nothing out.
      Number(value) < Number(end)
        ? { suggestions: [`${value}${unit ?? '万'}`], reason: '省略前一个数的“万”“亿”会让人误读' }
        : null,
  ),
  patternRule(
    {
      ...info,
      id: 'num.form.mixed',
      title: '阿拉伯数字不与十、百、千连用',
      clause: 'GB/T 15835-2011 5.3',
    },
    /(?<![\d.第])(\d{1,3})([百千])(?!(?<=千)米)(?=[万亿]?(?:元|人|户|家|吨|亩|斤|公里|米|名|只|台)|[万亿](?:[^\d]|$))/g,
    ([, digits, place]) => ({
      suggestions: [String(Number(digits) * (place === '百' ? 100 : 1000))],
      reason: '除“万”“亿”外，数值里的十、百、千不与阿拉伯数字连用',
    }),
  ),
  patternRule(
    {
      ...info,
      id: 'num.form.times-less',
      title: '减少不用倍数',
      clause: '',
      fix: 'none',
    },
    /(?:降低|减少|下降|缩小|缩短|下滑|减小)了?(?:近|约)?(?:\d+(?:\.\d+)?|[一二两三四五六七八九十]{1,3})倍/g,
    () => ({ reason: '减少最多是全部，不用倍数；用百分比或“减少到几分之几”' }),
  ),
  patternRule(
    {
      ...info,
      id: 'num.form.thousands',
      title: '千分位用半角逗号',
      clause: 'GB/T 15835-2011 5.1.1',
    },
    /(?<![\d.，])\d{1,3}(?:，\d{3})+(?:\.\d+)?(?=元|万|亿|人|吨|家|户|亩|台|平方米)/g,
    ([value]) => ({ suggestions: [value.replaceAll('，', ',')], reason: '千分位用半角逗号“,”，全角逗号会读成两个数' }),
  ),
  patternRule(
    {
      ...info,
      id: 'num.form.mixed-date',
      title: '月、日用同一种数字',
      clause: 'GB/T 15835-2011 4.3',
    },
    /(?<![一二三四五六七八九十\d])(?:([一二三四五六七八九十]{1,2})月(\d{1,2})日|(\d{1,2})月([一二三四五六七八九十]{1,3})日)/g,
    ([, chineseMonth, day, month, chineseDay]) => {
      const [first, second] = [month ?? numberOf(chineseMonth), day ?? numberOf(chineseDay)];
      return first === null || second === null
        ? null
        : { suggestions: [`${first}月${second}日`], reason: '同一个日期里用同一种数字' };
    },
  ),
];

const numberOf = (text: string | undefined): number | null => parseChineseNumber(text ?? '');
