import { factSourceNames } from '../facts/factSourceNames';
import { attestedBy, type ConditionRow } from './types';

type Row = Pick<ConditionRow, 'id' | 'parentId' | 'verdict' | 'title' | 'own' | 'requirement' | 'relation' | 'source'>;

/** Of several conditions that are not met, how many are told. */
const maxTold = 2;

/**
 * Sentence about an unmet condition: 近三年有严重环境违法（您填“是”）; 研发费用占比：3.8%，要求不低于4%. A condition made of others is
 * described by what it asks as a whole, or else by the first two sentences about those of `rows` below it that are not met.
 */
export function unmetText(row: Row, rows: readonly Row[] = []): string {
  const { title, own, requirement, relation, source } = row;
  if (relation !== null && own === null) {
    const below = rows.filter(({ parentId, verdict }) => parentId === row.id && verdict === 'unmet');
    const told = [...new Set(below.map((each) => unmetText(each, rows)))].slice(0, maxTold);
    return told.length > 0 ? told.join('，') : `${title}：不符合`;
  }
  if (own === null) return `${title}：不符合`;
  const [, what, said] = /^(.+)：(是|否)$/.exec(own) ?? [];
  if (what !== undefined) return `${what}（${source?.includes(factSourceNames.user) ? '您填' : '资料为'}“${said}”）`;
  return requirement === attestedBy ? `${title}（${own}）` : `${title}：${own}，要求${requirement}`;
}
