import { readAmount } from '@hengce/text';
/** A rule of a document on receiving several benefits at once, with its words. */
export interface Stacking {
  rule: /** One item of this document in a year. */
    | { k: 'oneItem' }
    /** Of several policies for the same item or project only the highest pays; within one level only with `isSameLevel`. */
    | { k: 'higher'; isSameLevel: boolean }
    /** All levels together pay at most a share of the spending. It is shown, but not computed without a project. */
    | { k: 'jointCap' }
    /** The highest sum of a firm in a year under this document. */
    | { k: 'yearCap'; limitFen: bigint; isEquityApart: boolean };
  clauseId: string;
  quote: string;
}

const oneItem = /同一企业在同一年度只能选择一个支持事项(?:，不得重复申报)?/;
const samePurpose =
  /同一(?:事项|项目|内容)[^。；（]*(?:就高|从高|择高|不得重复|不再重复|不重复|不再享受|不予重复)[^。；（]*/;
const severalOfLevel = /同一(?:事项|项目|内容)符合(?:省|市|区|县|自治区)级多项/;
const jointCap = /(?:可以与上级资金叠加享受，但)?各级财政资金合计不得超过[^。；，]{2,20}的\d{1,3}%/;
const yearCap =
  /(?:单个|每家|同一)企业(?:每年度?|年度)[^。；，]{0,16}总额(?:最高)?不超过(\d+(?:\.\d+)?[万亿]元)(，不含股权投资)?/;

/** Stacking rules in the clauses of a document. Words that no pattern matches give no rule. */
export function readStacking(clauses: readonly { id: string; text: string }[]): Stacking[] {
  return clauses.flatMap(({ id: clauseId, text }): Stacking[] => {
    const found: Stacking[] = [];
    const one = oneItem.exec(text)?.[0];
    if (one) found.push({ rule: { k: 'oneItem' }, clauseId, quote: one });
    const same = samePurpose.exec(text)?.[0];
    if (same) found.push({ rule: { k: 'higher', isSameLevel: severalOfLevel.test(same) }, clauseId, quote: same });
    const joint = jointCap.exec(text)?.[0];
    if (joint) found.push({ rule: { k: 'jointCap' }, clauseId, quote: joint });
    const cap = yearCap.exec(text);
    if (cap) {
      const [quote, sum = '', apart] = cap;
      const limitFen = readAmount(sum);
      if (limitFen !== null)
        found.push({ rule: { k: 'yearCap', limitFen, isEquityApart: apart !== undefined }, clauseId, quote });
    }
    return found;
  });
}
