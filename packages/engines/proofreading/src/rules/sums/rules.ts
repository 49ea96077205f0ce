import { accountAmount, parseChineseMoney, readAmount } from '@hengce/text';
import { type DocumentRule, documentRule, type Located, type Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'sum', severity: 'error', fix: 'none', clause: '算术' } as const;
const capital = '[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]{1,24}[元圆](?:[零壹贰叁肆伍陆柒捌玖][角分]|整|正|零){0,4}';
const digits = '(\\d[\\d,]*(?:\\.\\d{1,2})?)\\s?(万元|元)?';

function compareAmounts(words: string, figure: string, unit = '') {
  const said = parseChineseMoney(words);
  const written = readAmount(`${figure}${unit}`);
  if (said === null || written === null || BigInt(said) === written) return null;
  return { reason: `大写是${accountAmount(said)}元，小写是${accountAmount(Number(written))}元` };
}

interface Cell {
  text: string;
  from: number;
  to: number;
}

const totals = /^\s*(?:合\s*计|总\s*计|总\s*和)\s*$/;
const numberOf = (text: string): number | null =>
  /^\s*-?\d[\d,]*(?:\.\d+)?\s*$/.test(text) ? Number(text.replaceAll(',', '')) : null;

/** Columns of a table that end in a row of totals, and what the figures above add up to. */
const tableTotals: DocumentRule<Cell> = {
  ...info,
  id: 'sum.table',
  title: '表格的合计',
  collect: ({ text, cell }) => (cell ? [{ text, from: 0, to: text.length }] : []),
  *conclude(facts) {
    const tables = new Map<number, Located<Cell>[]>();
    for (const one of facts) {
      const table = one.cell?.table ?? 0;
      const cells = tables.get(table);
      if (cells) cells.push(one);
      else tables.set(table, [one]);
    }
    for (const cells of tables.values()) yield* checkTable(cells);
  },
};

function* checkTable(cells: readonly Located<Cell>[]) {
  const total = cells.find(({ fact, cell }) => cell?.column === 0 && totals.test(fact.text));
  const last = Math.max(...cells.map(({ cell }) => cell?.row ?? 0));
  // A total that is not the last row may be of a part.
  if (!total || total.cell?.row !== last || last < 2) return;
  for (const sum of cells.filter(({ cell }) => cell?.row === last && cell.column > 0)) {
    const written = numberOf(sum.fact.text);
    const above = cells.filter(({ cell }) => cell?.column === sum.cell?.column && cell?.row !== last);
    const figures = above.map(({ fact }) => numberOf(fact.text));
    // The first row may be the heading; every other must be a figure.
    if (written === null || figures.slice(1).some((figure) => figure === null) || figures.length < 2) continue;
    const added = figures.reduce<number>((result, figure) => result + (figure ?? 0), 0);
    const decimals = Math.max(...above.map(({ fact }) => /\.(\d+)/.exec(fact.text)?.[1]?.length ?? 0));
    // Rounded figures add up to a last digit that is off by one for each two of them.
    const tolerance = decimals > 0 ? (figures.length / 2) * 10 ** -decimals : 0;
    if (Math.abs(added - written) <= tolerance + 1e-9) continue;
    yield {
      block: sum.block,
      from: sum.fact.from,
      to: sum.fact.to,
      reason: `这一列相加是${Number(added.toFixed(decimals))}，合计写的是${sum.fact.text.trim()}`,
    };
  }
}

/** Shares of one whole that a sentence tells: 男性占60%，女性占40%, or an enumeration as 其中培训40%、设备35%、宣传25%. */
function sharesIn(sentence: string): RegExpExecArray[] {
  if (!/其中|分别/.test(sentence)) return [];
  const told = [...sentence.matchAll(/分?别?占(?:比)?(?:为|到|达)?(?<share>\d+(?:\.\d+)?)%/g)];
  if (told.length > 0) return told;
  const enumeration =
    /其中[：:]?((?:\p{Script=Han}{1,8}\d+(?:\.\d+)?%、){1,8}\p{Script=Han}{1,8}\d+(?:\.\d+)?%)(?![^，。；！？])/u.exec(
      sentence,
    );
  const words = enumeration?.[1] ?? '';
  // What grew, or how much of each was done, is no share.
  if (!enumeration || /[增长降升超达完成提减涨率]/.test(words)) return [];
  const start = enumeration.index + enumeration[0].length - words.length;
  return [...words.matchAll(/\p{Script=Han}+(?<share>\d+(?:\.\d+)?)%/gu)].map((match) =>
    Object.assign(match, { index: start + match.index }),
  );
}

export const sumRules: readonly Rule[] = [
  patternRule(
    { ...info, id: 'sum.capital-first', title: '大写与小写金额一致', clause: '票据法第八条' },
    new RegExp(`(${capital})[（(](?:小写)?[：:]?\\s?(?:人民币)?[¥￥]?\\s?${digits}[）)]`, 'g'),
    ([, words = '', figure = '', unit]) => compareAmounts(words, figure, unit),
  ),
  patternRule(
    { ...info, id: 'sum.capital-last', title: '小写与大写金额一致', clause: '票据法第八条' },
    new RegExp(`[¥￥]?${digits}[（(](?:人民币)?(?:大写)?[：:]?\\s?(?:人民币)?[：:]?(${capital})[）)]`, 'g'),
    ([, figure = '', unit, words = '']) => compareAmounts(words, figure, unit),
  ),
  {
    ...info,
    id: 'sum.percent',
    title: '占比相加超过百分之百',
    severity: 'review',
    *find({ plain }) {
      if (!plain.includes('%')) return;
      for (const sentence of plain.matchAll(/[^。；！？]+/g)) {
        const [first, ...others] = sharesIn(sentence[0]);
        if (!first || others.length === 0) continue;
        const added = [first, ...others].reduce((total, { groups }) => total + Number(groups?.share), 0);
        if (added <= 100.5) continue;
        const end = others.at(-1) as RegExpExecArray;
        yield {
          from: sentence.index + first.index,
          to: sentence.index + end.index + end[0].length,
          reason: `各部分占比相加是${Number(added.toFixed(2))}%，超过100%`,
        };
      }
    },
  },
  {
    ...info,
    id: 'sum.parts',
    title: '各部分相加超过总数',
    severity: 'review',
    *find({ plain }) {
      if (!plain.includes('其中')) return;
      const pattern =
        /(?:共|共计|合计|总计|总额|总投资)(?:为|达|约)?(\d+(?:\.\d+)?)(亿元|万元|元|人|家|户|项|个|台|吨|亩)[，,（(：]其中[：:]?([^。；]*)/g;
      for (const match of plain.matchAll(pattern)) {
        const [whole, total = '', unit = '', rest = ''] = match;
        const parts = [...rest.matchAll(new RegExp(`(\\d+(?:\\.\\d+)?)${unit}`, 'g'))].map(([, part]) => Number(part));
        const added = parts.reduce((result, part) => result + part, 0);
        if (parts.length < 2 || added <= Number(total) * 1.001) continue;
        yield {
          from: match.index,
          to: match.index + whole.length,
          reason: `各部分相加是${Number(added.toFixed(2))}${unit}，超过总数${total}${unit}`,
        };
      }
    },
  },
  documentRule(tableTotals),
];
