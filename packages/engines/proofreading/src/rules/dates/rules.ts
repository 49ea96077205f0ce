import { formatDay, parseDay } from '@hengce/text';
import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'date', severity: 'error', clause: '公历' } as const;
const weekdays = '日一二三四五六';
const iso = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
const day = '(\\d{4})年(\\d{1,2})月(\\d{1,2})日';

export const dateRules: readonly Rule[] = [
  patternRule(
    { ...info, id: 'date.impossible', title: '日历上没有的日期', fix: 'none' },
    /(?<!\d)(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日|(?<![\d-])((?:19|20)\d{2})-(\d{2})-(\d{2})(?![\d-])/g,
    ([whole, year, month = '', date = '', isoYear, isoMonth = '', isoDate = '']) => {
      // Without a year the 29th of February may be right.
      const text = isoYear ? iso(isoYear, isoMonth, isoDate) : iso(year ?? '2024', month, date);
      return parseDay(text) === null ? { reason: `日历上没有“${whole}”` } : null;
    },
  ),
  patternRule(
    { ...info, id: 'date.month', title: '没有的月份', fix: 'none' },
    /(?<!\d)(?:19|20)\d{2}年(?:0|00|1[3-9]|[2-9]\d)月(?!\d)/g,
    ([whole]) => ({ reason: `一年有十二个月，没有“${whole.slice(5)}”` }),
  ),
  patternRule(
    { ...info, id: 'date.weekday', title: '日期与星期不符', fix: 'choose' },
    new RegExp(`${day}[（(，,\\s]{0,2}(星期|周|礼拜)([一二三四五六日天])`, 'g'),
    (match) => {
      const [whole, year = '', month = '', date = '', word = '', weekday = ''] = match;
      const number = parseDay(iso(year, month, date));
      if (number === null) return null;
      // 1970-01-01 was a Thursday.
      const right = weekdays.charAt((number + 4) % 7);
      if (right === (weekday === '天' ? '日' : weekday)) return null;
      const from = match.at + whole.length - word.length - 1;
      return {
        from,
        to: match.at + whole.length,
        suggestions: [`${word}${right}`],
        reason: `${year}年${Number(month)}月${Number(date)}日是星期${right}`,
      };
    },
  ),
  patternRule(
    { ...info, id: 'date.range', title: '结束早于开始', fix: 'none' },
    new RegExp(`${day}(?:起|（含）)?(?:至|到|—|－|-|~|～)(?:(\\d{4})年)?(\\d{1,2})月(\\d{1,2})日`, 'g'),
    ([, year = '', month = '', date = '', endYear, endMonth = '', endDate = '']) => {
      const start = parseDay(iso(year, month, date));
      const end = parseDay(iso(endYear ?? year, endMonth, endDate));
      if (start === null || end === null || end >= start) return null;
      return { reason: `结束的日期${formatDay(end)}早于开始的日期${formatDay(start)}` };
    },
  ),
  patternRule(
    { ...info, id: 'date.years', title: '结束的年份早于开始', fix: 'none' },
    /(?<!\d)((?:19|20)\d{2})年?(?:至|—|－|~|～)((?:19|20)\d{2})年/g,
    ([, start, end]) => (Number(end) < Number(start) ? { reason: `结束的年份${end}年早于开始的年份${start}年` } : null),
  ),
  patternRule(
    { ...info, id: 'date.clock', title: '钟表上没有的时间', fix: 'none', clause: 'GB/T 15835-2011 5.1.5' },
    /(上午|下午|晚上|凌晨|中午)(\d{1,2})(?:[:：时点](\d{2})(?!\d))?/g,
    ([whole, part, hour, minute = '0']) => {
      const isWrong = Number(hour) > 24 || Number(minute) > 59 || (part === '上午' && Number(hour) > 12);
      return isWrong && /[:：时点]/.test(whole) ? { reason: `没有“${whole}”这个时间` } : null;
    },
  ),
  patternRule(
    {
      ...info,
      id: 'date.boundary',
      title: '期限是否含当日',
      severity: 'review',
      genres: ['contract'],
      fix: 'none',
      clause: '民法典第一千二百五十九条',
    },
    /(?<=月)\d{1,2}日(?:之前|以前|前)(?!夕|往|来|后|述|款|期|提|置|景|的?[一二三四五六七八九十\d]+[日天])/g,
    ({ 0: whole, block, at }) =>
      /^[（(](?:不?含|包括)/.test(block.slice(at + whole.length))
        ? null
        : { reason: '写明是否包含当日，如“3月5日前（含当日）”' },
  ),
];
