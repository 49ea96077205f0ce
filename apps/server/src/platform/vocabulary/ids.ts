import { randomBytes } from 'node:crypto';

/** Id that cannot be guessed or counted: 96 random bits, safe in addresses. */
export const createId = (): string => randomBytes(12).toString('hex');
