import type { LawState } from '@hengce/proofreading';
import type { Library } from '../../library/policies';
import { rememberAnswers } from '../../platform/vocabulary';

const pageSize = 100;
/** So many are looked at; the engine knows the usual ones by itself. */
const maxPages = 10;

export type EndedLaws = () => Promise<readonly LawState[]>;

/**
 * Function that gives the laws and regulations of the policy library that are no longer in force and whose last day the source states. It
 * looks at 1,000 of them at most, and knows none while the library has no index.
 */
export function createEndedLaws(library: Library): EndedLaws {
  const remembered = rememberAnswers<readonly LawState[]>(1);

  const find = async (): Promise<readonly LawState[]> => {
    const laws: LawState[] = [];
    for (let pageNum = 1; pageNum <= maxPages; pageNum++) {
      const { rows, total } = library.search({
        kind: ['law', 'regulation'],
        status: ['repealed', 'expired'],
        pageNum,
        pageSize,
      });
      const heads = await library.heads(rows.map(({ id }) => id));
      for (const { title, effectiveTo } of heads)
        if (effectiveTo) laws.push({ name: title.replace(/[《》]/g, ''), endedOn: effectiveTo });
      if (pageNum * pageSize >= total) break;
    }
    return laws;
  };

  return async () => {
    const revision = library.indexedUpTo();
    // Without an index there is nothing to be looked up yet.
    return revision === null ? [] : remembered('laws', [revision], find);
  };
}
