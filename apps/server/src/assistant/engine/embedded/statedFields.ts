import { exactAmount, figuresOf } from '@hengce/text';

export type StatedField = 'rdExpenseFen' | 'taxableIncomeFen' | 'profitFen' | 'assetsFen' | 'incomeFen' | 'workforce';

/**
 * Number of the firm that the question states: 研发费用521万. It has priority over the filled-in fact. `value` is in 分, or a number of persons.
 */
export interface StatedNumber {
  field: StatedField;
  /** Name of the fact: 研发费用. */
  name: string;
  value: number;
  /** The amount as it is repeated: 521万元, 1,286万元. */
  said: string;
}

const named: readonly { field: StatedField; name: string; words: string }[] = [
  { field: 'rdExpenseFen', name: '研发费用', words: '研发(?:费用|投入|支出|费)?' },
  { field: 'taxableIncomeFen', name: '应纳税所得额', words: '应纳税(?:所得额?)?|应税所得额?' },
  { field: 'profitFen', name: '利润', words: '(?:净|税前|税后)?利润(?:总额)?|盈利|赚' },
  { field: 'assetsFen', name: '资产总额', words: '(?:总)?资产(?:总额)?' },
  { field: 'incomeFen', name: '技术转让所得', words: '技术转让(?:所得|收入)?' },
];
const between = '(?:是|为|有|约|共|了|达到?|大概|大约|总共|合计|差不多|一共|投了?|花了?|左右|[:：,，\\s])*';

/** Amounts and headcount of the firm that a question states, each with its fact; of one fact only the first amount. */
export function statedIn(text: string): StatedNumber[] {
  const found = new Map<StatedField, StatedNumber>();
  for (const figure of figuresOf(text)) {
    if (figure.kind !== 'amount') continue;
    const at = text.indexOf(figure.text);
    const [before, after] = [text.slice(0, at), text.slice(at + figure.text.length)];
    const one = named.find(
      ({ words }) =>
        new RegExp(`(?:${words})${between}$`).test(before) || new RegExp(`^[元的]*(?:${words})`).test(after),
    );
    if (one === undefined || found.has(one.field)) continue;
    const value = Math.round(Number(figure.meaning));
    // 净利润 and 利润总额 are told apart by the words of the question.
    const name =
      one.field === 'profitFen' ? (/净利润|利润总额|税前利润|税后利润/.exec(text)?.[0] ?? one.name) : one.name;
    found.set(one.field, { field: one.field, name, value, said: exactAmount(value) });
  }
  const [, people] = /(\d{1,6})\s*(?:个|名)?(?:员工|职工|人)/.exec(text) ?? [];
  if (people !== undefined)
    found.set('workforce', { field: 'workforce', name: '从业人数', value: Number(people), said: `${people}人` });
  return [...found.values()];
}

/** Question without its amounts, which are no topic. */
export const withoutAmounts = (text: string): string =>
  figuresOf(text)
    .filter(({ kind }) => kind === 'amount')
    .reduce((rest, figure) => rest.replace(figure.text, ' '), text);
