import { factSourceNames } from '../facts/factSourceNames';
import { attested, attestedBy, type ConditionRow, confirmedAs, isBeforeFounding } from './types';

type Row = Pick<
  ConditionRow,
  'id' | 'parentId' | 'verdict' | 'title' | 'own' | 'requirement' | 'relation' | 'source' | 'isRefusal'
>;

/** Of several conditions that are not met, how many are told. */
const maxTold = 2;

/**
 * Sentence about an unmet condition: 近三年有严重环境违法（您填“是”）; 研发费用占比：3.8%，要求不低于4%. A condition made of others is
 * described by what it asks as a whole, or else by those of `rows` below it that are not met: of alternatives all are told as such
 * (占有率6%（要求不低于10%）和排名第5（要求前3名）都不满足，有一项即可), of what has to be met together the first two.
 */
export function unmetText(row: Row, rows: readonly Row[] = []): string {
  const { title, own, requirement, relation } = row;
  if (relation !== null && own === null) {
    const below = unmetBelow(row, rows);
    if (relation === 'any' || relation === 'atLeast') {
      const told = [...new Set(below.map((each) => partText(each, rows)))];
      const need = relation === 'any' ? '有一项即可' : requirement;
      if (told.length > 1) return `${listed(told)}都不满足，${need}`;
    }
    const told = [...new Set(below.map((each) => unmetText(each, rows)))].slice(0, maxTold);
    return told.length > 0 ? told.join('，') : `${title}：不符合`;
  }
  if (own === null) return `${title}：不符合`;
  // 批发和零售业不适用加计扣除 is the whole reason.
  if (row.isRefusal) return requirement;
  // 属于制造业企业 says what is required already.
  if (requirement !== '' && title.endsWith(requirement) && !own.includes('：')) return `${own}，不是${requirement}`;
  return saidText(row, own) ?? `${title}：${own}，要求${requirement}`;
}

const unmetBelow = ({ id }: Row, rows: readonly Row[]): Row[] =>
  rows.filter(({ parentId, verdict }) => parentId === id && verdict === 'unmet');

/** What somebody said of a condition that is no comparison: 已上市（您填“否”）; null for other conditions. */
function saidText({ title, requirement, source }: Row, own: string): string | null {
  const isAttested = requirement === attestedBy || requirement === attested;
  if (isAttested || own.startsWith(confirmedAs(false))) return `${title}${isAttested ? '' : requirement}（${own}）`;
  const [, what, said] = /^(.+)：(是|否)$/.exec(own) ?? [];
  if (what === undefined) return null;
  return `${what}（${source?.includes(factSourceNames.user) ? '您填' : '资料为'}“${said}”）`;
}

/** An unmet alternative within a sentence: 占有率6%（要求不低于10%）. */
function partText(row: Row, rows: readonly Row[]): string {
  const { title, own, requirement, relation } = row;
  if (relation !== null && own === null) {
    const told = [...new Set(unmetBelow(row, rows).map((each) => partText(each, rows)))];
    return told.length > 0 ? told.join(relation === 'any' ? '或' : '且') : title;
  }
  if (own === null) return title;
  const asked = requirement === title ? '' : `，要求${requirement}`;
  if (isBeforeFounding(own)) return `${title}（${own}${asked}）`;
  return (
    saidText(row, own) ??
    // A number in the title would run into the own one.
    (asked === '' || /\d/.test(title) ? `${title}（现为${own}${asked}）` : `${title}${own}（${asked.slice(1)}）`)
  );
}

/** A和B; A、B和C. */
const listed = (parts: readonly string[]): string => `${parts.slice(0, -1).join('、')}和${parts.at(-1)}`;
