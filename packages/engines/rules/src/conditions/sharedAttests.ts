import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Cond } from './rule';

const known = new Map<string, string>();

/** Id of a question for a person, from its words: the same words are asked once. */
export function attestId(words: string): string {
  const id = known.get(words) ?? `attest:${bytesToHex(sha256(utf8ToBytes(words))).slice(0, 20)}`;
  known.set(words, id);
  return id;
}

/** Condition whose confirmations (k: 'attest'), outside score tables, have the id of their words, so that each is asked once. */
export function withSharedAttests(cond: Cond): Cond {
  switch (cond.k) {
    case 'attest':
      return { ...cond, id: attestId(cond.title) };
    case 'all':
    case 'any':
    case 'atLeast':
      return { ...cond, of: cond.of.map(withSharedAttests) };
    case 'when':
      return { ...cond, given: withSharedAttests(cond.given), need: withSharedAttests(cond.need) };
    default:
      return cond;
  }
}
