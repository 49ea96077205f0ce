import { parseChineseNumber } from '@hengce/text';
import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const official = ['official'] as const;
const docNoClause = 'GB/T 9704-2012 7.2.5';
const attachmentClause = 'GB/T 9704-2012 7.3.4';
const dateClause = 'GB/T 9704-2012 7.3.5';

export const docNoRules: readonly Rule[] = [
  patternRule(
    {
      id: 'docno.bracket',
      class: 'docno',
      title: '发文字号的年份用六角括号',
      clause: docNoClause,
      severity: 'error',
      fix: 'replace',
      readsProtected: true,
    },
    /(?<=\p{Script=Han})([[(（【［])((?:19|20)\d{2})([\])）】］])(?=第?\d{1,5}号)/gu,
    ([, , year]) => ({ suggestions: [`〔${year}〕`], reason: '发文字号的年份用六角括号“〔〕”括入' }),
  ),
  patternRule(
    {
      id: 'docno.ordinal',
      class: 'docno',
      title: '发文顺序号不加“第”',
      clause: docNoClause,
      severity: 'error',
      fix: 'replace',
      readsProtected: true,
    },
    /(?<=\p{Script=Han}[〔[(（【［](?:19|20)\d{2}[〕\])）】］])第(?=\d{1,5}号)/gu,
    () => ({ suggestions: [''], reason: '发文顺序号前不加“第”字' }),
  ),
  patternRule(
    {
      id: 'docno.zero',
      class: 'docno',
      title: '发文顺序号不编虚位',
      clause: docNoClause,
      severity: 'error',
      fix: 'replace',
      readsProtected: true,
    },
    /(?<=\p{Script=Han}[〔[(（【［](?:19|20)\d{2}[〕\])）】］]第?)0+(?=\d{1,4}号)/gu,
    () => ({ suggestions: [''], reason: '发文顺序号不编虚位，1不编为01' }),
  ),
  patternRule(
    {
      id: 'docno.year',
      class: 'docno',
      title: '发文字号的年份标全称',
      clause: docNoClause,
      severity: 'error',
      fix: 'choose',
      readsProtected: true,
    },
    /(?<=\p{Script=Han}〔)(\d{2})(?=〕\d{1,5}号)/gu,
    ([, year = '']) => ({
      suggestions: [Number(year) > 49 ? `19${year}` : `20${year}`],
      reason: '发文字号的年份应标全称',
    }),
  ),
  patternRule(
    {
      id: 'docno.attachment-stop',
      class: 'docno',
      title: '附件名称后不加标点',
      clause: attachmentClause,
      severity: 'error',
      genres: official,
      fix: 'replace',
      readsProtected: true,
    },
    /[。；，、](?=\s*$)(?<=^\s*附件[：:].{2,80}.)\s*$/gu,
    () => ({ suggestions: [''], reason: '附件名称后不加标点符号' }),
  ),
  patternRule(
    {
      id: 'docno.attachment-number',
      class: 'docno',
      title: '附件顺序号用阿拉伯数字加点',
      clause: attachmentClause,
      severity: 'error',
      genres: official,
      fix: 'replace',
    },
    /(?<=^\s*附件[：:]\s*\d{1,2})、/gu,
    () => ({ suggestions: ['.'], reason: '附件顺序号后用“.”，如“附件：1.”' }),
  ),
  patternRule(
    {
      id: 'docno.date-zero',
      class: 'docno',
      title: '成文日期不编虚位',
      clause: dateClause,
      severity: 'error',
      genres: official,
      fix: 'replace',
    },
    /^\s*(\d{4})年(0?)(\d{1,2})月(0?)(\d{1,2})日\s*$/g,
    ([whole, year, monthZero, month, dayZero, day]) =>
      monthZero || dayZero
        ? {
            from: whole.length - whole.trimStart().length,
            to: whole.trimEnd().length,
            suggestions: [`${year}年${month}月${day}日`],
            reason: '成文日期的月、日不编虚位，1不编为01',
          }
        : null,
  ),
  patternRule(
    {
      id: 'docno.date-chinese',
      class: 'docno',
      title: '成文日期用阿拉伯数字',
      clause: dateClause,
      severity: 'error',
      genres: official,
      fix: 'replace',
    },
    /^\s*([一二][〇○零一二三四五六七八九]{3})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日\s*$/g,
    ([whole, year = '', month = '', day = '']) => {
      const [y, m, d] = [
        parseChineseNumber(year.replaceAll('○', '〇')),
        parseChineseNumber(month),
        parseChineseNumber(day),
      ];
      if (y === null || m === null || d === null) return null;
      return {
        from: whole.length - whole.trimStart().length,
        to: whole.trimEnd().length,
        suggestions: [`${y}年${m}月${d}日`],
        reason: '成文日期用阿拉伯数字将年、月、日标全',
      };
    },
  ),
];
