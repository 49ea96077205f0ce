import { expect, it } from 'vitest';
import { factValue, sampleSheet } from '../testing/factFixtures';
import { factTemplate } from './factFile';

const words = { yes: '是', no: '否' };
const head = ['名称', '年度', '值', '备注'];

const linesWith = (...values: Parameters<typeof factValue>[0][]) => {
  const sheet = sampleSheet();
  const facts = sheet.groups.flatMap((group) => group.facts);
  for (const fact of facts) fact.values = fact.key === 'mainProduct' ? values.map(factValue) : [];
  return factTemplate(sheet, head, words).split('\r\n');
};

it('模板里像公式的值与备注前有撇号，数字照写', () => {
  expect(linesWith({ value: "-2+3+cmd|' /C calc'!A0", note: '=A1' })).toContain(
    "主要产品（服务）,,'-2+3+cmd|' /C calc'!A0,'=A1",
  );
  expect(linesWith({ value: '-2', note: "'@甲" })).toContain("主要产品（服务）,,-2,''@甲");
});

it('没有采用的值不写进模板', () => {
  expect(linesWith({ value: '磨床', isChosen: false })).toContain('主要产品（服务）,,,');
});
