import { randomBytes } from 'node:crypto';

/** A new id of a request: 12 hexadecimal digits, short enough to read out on the telephone. */
export const createRequestId = (): string => randomBytes(6).toString('hex');
