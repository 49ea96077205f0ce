import { createHash } from 'node:crypto';
import { canonical } from '@hengce/rules';

/** Hash of a value as JSON: equal values have equal hashes, whatever the order of their keys. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
