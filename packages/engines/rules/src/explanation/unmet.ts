import { factSourceNames } from '../facts/factDefs';
import { attestedBy, type ConditionRow } from './types';

/** A condition that is not met, as a statement of what is: 近三年有严重环境违法（您填“是”）; 研发费用占比：3.8%，要求不低于4%. */
export function unmetText({
  title,
  own,
  requirement,
  relation,
  source,
}: Pick<ConditionRow, 'title' | 'own' | 'requirement' | 'relation' | 'source'>): string {
  if (own === null || relation !== null) return `${title}：不符合`;
  const [, what, said] = /^(.+)：(是|否)$/.exec(own) ?? [];
  if (what !== undefined) return `${what}（${source?.includes(factSourceNames.user) ? '您填' : '资料为'}“${said}”）`;
  return requirement === attestedBy ? `${title}（${own}）` : `${title}：${own}，要求${requirement}`;
}
