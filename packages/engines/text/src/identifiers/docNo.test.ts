import { describe, expect, it } from 'vitest';
import { docNoKey, findDocNo, guessDocNo, isSameSeries, parseDocNo } from './docNo';

const same = (text: string) => {
  const docNo = parseDocNo(text);
  return docNo && [docNo.org, docNo.year, docNo.no];
};

describe('parseDocNo', () => {
  it.each([
    '工信部企业〔2026〕2号',
    '工信部企业［2026］2号',
    '工信部企业﹝2026﹞2号',
    '工信部企业[2026]2号',
    '工信部企业(2026)2号',
    '工信部企业（2026）2号',
    '工信部企业【2026】2号',
    '工信部企业〔２０２６〕２号',
    '工信部企业 〔 2026 〕 第 2 号',
    '工信部企业[2026]2',
    '工信部企业〔2026〕002号',
    '  工信部企业〔2026〕2号\u3000',
    '工信部企业〔2026年〕2号',
    '工信部企业〔2026】第2号',
  ])('%s 是工信部企业〔2026〕2号', (text) => {
    expect(same(text)).toEqual(['工信部企业', 2026, 2]);
    expect(parseDocNo(text)?.text).toBe('工信部企业〔2026〕2号');
  });

  it.each([
    ['国令第843号', ['国令', null, 843], '国令第843号'],
    ['国务院令第802号', ['国令', null, 802], '国令第802号'],
    ['中华人民共和国国务院令第 802 号', ['国令', null, 802], '国令第802号'],
    ['国务院第 802 号令', ['国令', null, 802], '国令第802号'],
    ['中华人民共和国主席令第七十一号', ['主席令', null, 71], '主席令第71号'],
    ['公安部令第164号', ['公安部令', null, 164], '公安部令第164号'],
    ['财政部 税务总局公告2023年第2号', ['财政部税务总局公告', 2023, 2], '财政部 税务总局公告2023年第2号'],
    ['财政部　税务总局公告２０２３年第１２号', ['财政部税务总局公告', 2023, 12], '财政部 税务总局公告2023年第12号'],
    ['2023年 第13号', ['', 2023, 13], '2023年第13号'],
    ['〔2016〕32号', ['', 2016, 32], '〔2016〕32号'],
    ['法释〔2022〕11号', ['法释', 2022, 11], '法释〔2022〕11号'],
  ])('%s', (text, parts, printed) => {
    expect(same(text)).toEqual(parts);
    expect(parseDocNo(text)?.text).toBe(printed);
  });

  it.each([
    '',
    '第九条',
    '2026年2月',
    '企业所得税法',
    '高新技术企业2026',
    '令',
    '〔abcd〕2号',
    '工信部企业〔2026〕号',
    '国令第零号',
  ])('“%s”不是文号', (text) => expect(parseDocNo(text)).toBeNull());
});

describe('findDocNo', () => {
  it('在一句话里给出位置', () => {
    const text = '小巨人 工信部企业[2026]2 营收';
    const found = findDocNo(text);
    expect(found?.docNo.no).toBe(2);
    expect(text.slice(found?.start, found?.end)).toMatch(/工信部企业\[2026\]2$/);
  });
});

describe('guessDocNo', () => {
  it.each([
    ['国科发火2016 32号', ['国科发火', 2016, 32]],
    ['国科发火 2016 32', ['国科发火', 2016, 32]],
    ['国科发火2016-32号', ['国科发火', 2016, 32]],
    ['国科发火2016第32号', ['国科发火', 2016, 32]],
    ['２０１６ 32号', ['', 2016, 32]],
    ['2016 32', null],
    ['高新技术企业2026', null],
    ['补助 2026 10万元', null],
    ['开放时间2026-10-11', ['开放时间', 2026, 10]],
  ])('%s', (text, expected) => {
    const docNo = guessDocNo(text)?.docNo;
    expect(docNo ? [docNo.org, docNo.year, docNo.no] : null).toEqual(expected);
  });
});

describe('isSameSeries', () => {
  it.each([
    ['', '国科发火', true],
    ['国科发火', '国科发火', true],
    ['税务总局公告', '财政部税务总局公告', true],
    ['国科发政', '国科发火', false],
  ])('%s 与 %s', (asked, stored, expected) => expect(isSameSeries(asked, stored)).toBe(expected));

  it('年份和序号相同才是同一键', () => {
    expect(docNoKey({ year: 2016, no: 32 })).toBe('2016#32');
    expect(docNoKey({ year: null, no: 843 })).toBe('#843');
  });
});
