import { createHash, randomBytes } from 'node:crypto';

/** Bearer token: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Key of a sign-in link or of single sign-on: 128 random bits. */
export const createKey = (): string => randomBytes(16).toString('base64url');

/** Hash of a token as the database stores it. The token is random, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a text has the shape of our tokens, so that junk never reaches the database. */
export const looksLikeToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
