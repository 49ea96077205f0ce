import { dateInShanghai } from '@hengce/text';
import { sendMessage } from '../../account/messages';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, createId, day } from '../../platform/vocabulary';
import { listEntriesOfFirms, type NamedEntryRow } from './entryRepository';
import { nameCore, nameKey } from './firmName';
import { type Firm, type FirmNames, type Hit, hasOtherCode } from './Hit';
import { messageOfHits } from './hitMessage';
import {
  deleteOpenHit,
  type HitCertainty,
  insertHit,
  listAllWatched,
  listHitsOfUsers,
  updateOpenHit,
} from './hitRepository';
import { findRecord } from './listRepository';

/** Function that lists the enterprises of all accounts, by account. */
export type ListFirmNames = (db: Db) => Promise<FirmNames[]>;

const batch = 200;
/** Days after the end of a list in which a hit still sends a message; older ones only appear among the hits. */
const maxMessageDays = 30;

/**
 * Finds the enterprises and watched firms of all accounts in all lists. Each hit is stored together with its message in
 * one transaction, and once per account and entry, so that running again doubles nothing.
 *
 * @returns the number of new hits
 */
export async function findPublicityHits(db: Db, clock: Clock, listFirmNames: ListFirmNames): Promise<number> {
  const watched = await listAllWatched(db);
  // Enterprises come first: an entry that names an enterprise of the account is its hit and not one of a watched firm.
  const firms: Firm[] = [
    ...(await listFirmNames(db)),
    ...watched.map((firm) => ({ ...firm, enterprise_id: null, uscc: null, former: null })),
  ];
  let added = 0;
  for (let i = 0; i < firms.length; i += batch) added += await findHitsOf(db, firms.slice(i, i + batch), clock.now());
  return added;
}

/** Former names, typed as one text such as 甲公司、乙公司. */
const formerNamesOf = (former: string | null): string[] =>
  former === null
    ? []
    : String(JSON.parse(former))
        .split(/[、，,;；\n]/)
        .map((name) => name.trim())
        .filter(Boolean);

async function findHitsOf(db: Db, firms: readonly Firm[], now: Date): Promise<number> {
  const named = firms.map((firm) => ({
    firm,
    key: nameKey(firm.name),
    // A watched firm is found by its whole name only.
    core: firm.enterprise_id === null ? null : nameCore(firm.name),
    former: formerNamesOf(firm.former).map(nameKey),
  }));
  const entries = await listEntriesOfFirms(db, {
    keys: named.flatMap(({ key, former }) => [key, ...former]),
    cores: named.flatMap(({ core }) => core ?? []),
    codes: firms.flatMap(({ uscc }) => uscc ?? []),
  });
  const found: Hit[] = [];
  for (const one of named)
    for (const entry of entries) {
      const certainty = certaintyOf(one, entry);
      if (certainty !== null) found.push({ firm: one.firm, entry, certainty });
    }
  const known = await updateKnownHits(db, firms, found);
  const byFirmAndList = new Map<string, Hit[]>();
  for (const hit of found) {
    const { firm, entry } = hit;
    if (known.has(`${firm.user_id} ${placeOf(entry)}`)) continue;
    const key = `${firm.user_id} ${firm.enterprise_id ?? firm.name} ${entry.list_id}`;
    byFirmAndList.set(key, [...(byFirmAndList.get(key) ?? []), hit]);
  }
  let added = 0;
  for (const hits of byFirmAndList.values()) added += await saveHits(db, hits, now);
  return added;
}

function certaintyOf(
  { firm, key, core, former }: { firm: Firm; key: string; core: string | null; former: readonly string[] },
  entry: NamedEntryRow,
): HitCertainty | null {
  if (firm.uscc !== null && entry.uscc === firm.uscc) return 'code';
  const isOther = hasOtherCode({ firm, entry });
  const byName = entry.name_key === key ? 'name' : former.includes(entry.name_key) ? 'former' : null;
  // Equal names with different codes are two firms, unless a code is mistyped: the user has to confirm.
  if (byName !== null) return isOther ? 'similar' : byName;
  return entry.name_core === core && !isOther ? 'similar' : null;
}

const placeOf = ({ list_id, seq }: { list_id: string; seq: number }): string => `${list_id} ${seq}`;

/**
 * Brings earlier hits that the user has not judged up to date with the names and codes of today; those that no longer match are
 * deleted. @returns the account and place of each hit that is left
 */
async function updateKnownHits(db: Db, firms: readonly Firm[], found: readonly Hit[]): Promise<Set<string>> {
  const enterpriseIds = new Set(firms.map(({ enterprise_id }) => enterprise_id));
  const current = new Map(found.map((hit) => [`${hit.firm.enterprise_id} ${placeOf(hit.entry)}`, hit]));
  const stored = await listHitsOfUsers(db, [...new Set(firms.map(({ user_id }) => user_id))]);
  const known = new Set<string>();
  for (const hit of stored) {
    const isOpen = hit.is_confirmed === null && hit.enterprise_id !== null && enterpriseIds.has(hit.enterprise_id);
    const still = current.get(`${hit.enterprise_id} ${placeOf(hit)}`);
    if (!isOpen || still !== undefined) known.add(`${hit.user_id} ${placeOf(hit)}`);
    if (!isOpen) continue;
    if (still === undefined) await deleteOpenHit(db, hit.id);
    else if (still.certainty !== hit.certainty || still.firm.name !== hit.firm)
      await updateOpenHit(db, hit.id, still.certainty, still.firm.name);
  }
  return known;
}

/** Saves the hits of one firm in one list and sends one message about the new ones. @returns how many are new */
async function saveHits(db: Db, hits: readonly Hit[], now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const added: Hit[] = [];
    for (const hit of hits) {
      const { firm, entry, certainty } = hit;
      const { user_id, enterprise_id } = firm;
      const { list_id, seq } = entry;
      const row = { id: createId(), user_id, enterprise_id, firm: firm.name, list_id, seq, certainty };
      if (await insertHit(tx, row, now)) added.push(hit);
    }
    const [first] = added;
    const since = dateInShanghai(after(now, -maxMessageDays * day));
    if (first === undefined || first.entry.ends_on < since) return added.length;
    const list = await findRecord(tx, first.entry.list_id);
    if (list) await sendMessage(tx, first.firm.user_id, messageOfHits(added, list), now);
    return added.length;
  });
}
