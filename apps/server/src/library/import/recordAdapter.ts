import type { PolicyRecord } from '../records';
import type { Adapter } from './Adapter';

/** Adapter of our own records, as the library stores them; `checkRecord` judges their content. */
export const recordAdapter: Adapter = {
  name: '衡策政策记录',
  recognises: (raw) => typeof raw.id === 'string' && typeof raw.familyId === 'string' && Array.isArray(raw.clauses),
  convert: (raw) => raw as unknown as PolicyRecord,
};
