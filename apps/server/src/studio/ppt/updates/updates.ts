import { isDeepStrictEqual } from 'node:util';
import type { MainComponents } from '@hengce/api/contract';
import type { Library } from '../../../library/policies';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { insertSource, listSources, policySources } from '../decks/deckRepository';
import { ownDeck } from '../decks/ownDeck';
import { slidesIn, toSource } from '../decks/views';
import { outlineOfPolicy } from '../outline/fromPolicy';
import { changesOf } from './changesOf';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  library: Library;
}

/** What became of the policy that a deck was made of. */
export function createUpdates({ db, clock, library }: Dependencies) {
  /** The version that is in force; the policy itself where none of its versions is newer. Undefined: it is gone. */
  const presentOf = async (policyId: string): Promise<S['Policy'] | undefined> => {
    try {
      const policy = await library.get(policyId);
      const at = policy.versions.findIndex(({ id }) => id === policyId);
      const newer = policy.versions.slice(0, Math.max(at, 0)).find(({ status }) => status === 'in_force');
      return newer ? await library.get(newer.id) : policy;
    } catch (error) {
      if (error instanceof Rejection && error.code === 404) return undefined;
      throw error;
    }
  };

  return {
    /** Compares what slides cite with the policy as it is now, whose words become a source of the deck where they differ. */
    async compare(userId: string, deckId: string): Promise<S['DeckUpdates']> {
      const row = await ownDeck(db, userId, deckId);
      const held = await policySources(db, deckId);
      const last = held.at(-1);
      const policy = last && (await presentOf(last.policyId));
      const [words] = policy ? outlineOfPolicy(policy, null, clock.now()).sources : [];
      const sources = async () => (await listSources(db, deckId)).map(toSource);
      if (!last || !words) return { sources: await sources(), changes: [] };
      const isHeld = isDeepStrictEqual(last.paragraphs, words.paragraphs);
      const present = { ...words, id: isHeld ? last.id : `policy-${held.length + 1}` };
      const texts = new Map(held.map(({ id, paragraphs }) => [id, paragraphs]));
      const changes = changesOf(slidesIn(row), { held: texts, present });
      if (changes.length > 0 && !isHeld) await insertSource(db, deckId, present);
      return { sources: await sources(), changes, presentId: present.id };
    },
  };
}

export type Updates = ReturnType<typeof createUpdates>;
