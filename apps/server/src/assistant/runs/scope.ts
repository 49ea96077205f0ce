import type { MainComponents } from '@hengce/api/contract';
import type { Passages } from '../knowledge';

type S = MainComponents['schemas'];

/** Scope of a question without the knowledge bases and documents that belong to somebody else. */
export async function ownScope(
  passages: Pick<Passages, 'ownScope'>,
  userId: string,
  scope: S['ChatScope'],
): Promise<S['ChatScope']> {
  return isPlain(scope) ? scope : passages.ownScope(userId, scope);
}

/** Whether a scope contains only policies, no documents of the user, so that nothing has to be removed from it. */
export const isPlain = ({ knowledgeBaseIds, documentIds }: S['ChatScope']): boolean =>
  knowledgeBaseIds.length + documentIds.length === 0;
