import { chineseDate, dateInShanghai } from '@hengce/text';
import { sendMessage } from '../../account/messages';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, createId, day } from '../../platform/vocabulary';
import { nameCore, nameKey } from './firmName';
import type { PublicityRecord } from './PublicityRecord';
import { createPublicityRepository, type EntryRow, type HitRow } from './repository';

interface Firm {
  user_id: string;
  enterprise_id: string | null;
  name: string;
  uscc: string | null;
  /** JSON text of the fact; null where there is none. */
  former: string | null;
}

type Found = EntryRow & { name_key: string; name_core: string; ends_on: string };
interface Hit {
  firm: Firm;
  entry: Found;
  certainty: HitRow['certainty'];
}

const batch = 200;
/** Of what ended longer ago nobody wants a message; it is in the list of hits. */
const newsDays = 30;

/**
 * Looks for the firms of all users in all lists. Each hit is written with its message in one transaction and its key is taken
 * once, so that running again, or after the process died, doubles nothing.
 */
export async function findPublicityHits(db: Db, clock: Clock): Promise<number> {
  const firms = await db.query<Firm>(
    `SELECT e.owner_id AS user_id, e.id AS enterprise_id, e.name, e.uscc,
       (SELECT f.value FROM enterprise_facts f WHERE f.enterprise_id = e.id AND f.key = 'formerNames' AND f.is_chosen LIMIT 1)
         AS former
     FROM enterprises e
     UNION ALL SELECT user_id, NULL, name, NULL, NULL FROM watched_firms ORDER BY user_id, enterprise_id NULLS LAST, name`,
  );
  let made = 0;
  for (let i = 0; i < firms.length; i += batch) made += await lookFor(db, firms.slice(i, i + batch), clock.now());
  return made;
}

/** 甲公司、乙公司 as they are typed. */
export const formerNamesOf = (former: string | null): string[] =>
  former === null
    ? []
    : String(JSON.parse(former))
        .split(/[、，,;；\n]/)
        .map((name) => name.trim())
        .filter(Boolean);

const isOther = (firm: Firm, entry: Found): boolean =>
  firm.uscc !== null && entry.uscc !== null && entry.uscc !== firm.uscc;

async function lookFor(db: Db, firms: readonly Firm[], now: Date): Promise<number> {
  const repository = createPublicityRepository(db);
  const own = firms.map((firm) => ({ firm, key: nameKey(firm.name), former: formerNamesOf(firm.former).map(nameKey) }));
  const entries = await repository.matching(
    own.flatMap(({ key, former }) => [key, ...former]),
    // Of a firm that is only followed the very name is meant.
    own.filter(({ firm }) => firm.enterprise_id !== null).map(({ firm }) => nameCore(firm.name)),
    firms.flatMap(({ uscc }) => uscc ?? []),
  );
  const found: Hit[] = [];
  for (const { firm, key, former } of own) {
    const core = firm.enterprise_id === null ? null : nameCore(firm.name);
    for (const entry of entries) {
      const isCode = firm.uscc !== null && entry.uscc === firm.uscc;
      const named = entry.name_key === key ? 'name' : former.includes(entry.name_key) ? 'former' : null;
      const isLike = entry.name_core === core && !isOther(firm, entry);
      // Firms of one name with two codes are two firms, unless one code is mistyped.
      const certainty = isCode
        ? 'code'
        : named !== null && !isOther(firm, entry)
          ? named
          : named !== null || isLike
            ? 'similar'
            : null;
      if (certainty !== null) found.push({ firm, entry, certainty });
    }
  }
  const known = await refresh(db, firms, found);
  const byFirmAndList = new Map<string, Hit[]>();
  for (const hit of found) {
    const { firm, entry } = hit;
    if (known.has(`${firm.user_id} ${placeOf(entry)}`)) continue;
    const place = `${firm.user_id} ${firm.enterprise_id ?? firm.name} ${entry.list_id}`;
    byFirmAndList.set(place, [...(byFirmAndList.get(place) ?? []), hit]);
  }
  let made = 0;
  for (const hits of byFirmAndList.values()) made += await keep(db, hits, now);
  return made;
}

const placeOf = ({ list_id, seq }: Pick<EntryRow, 'list_id' | 'seq'>): string => `${list_id} ${seq}`;

/**
 * Brings what was found before, and the user has not judged, up to the names and codes of today: what matches no more goes.
 *
 * @returns users and places that are known
 */
async function refresh(db: Db, firms: readonly Firm[], found: readonly Hit[]): Promise<Set<string>> {
  const own = new Set(firms.map(({ enterprise_id }) => enterprise_id));
  const now = new Map(found.map((hit) => [`${hit.firm.enterprise_id} ${placeOf(hit.entry)}`, hit]));
  const before = await createPublicityRepository(db).known([...new Set(firms.map(({ user_id }) => user_id))]);
  const known = new Set<string>();
  for (const hit of before) {
    const isOpen = hit.is_confirmed === null && hit.enterprise_id !== null && own.has(hit.enterprise_id);
    const still = now.get(`${hit.enterprise_id} ${placeOf(hit)}`);
    if (!isOpen || still !== undefined) known.add(`${hit.user_id} ${placeOf(hit)}`);
    if (!isOpen) continue;
    if (still === undefined)
      await db.query('DELETE FROM publicity_hits WHERE id = $1 AND is_confirmed IS NULL', [hit.id]);
    else if (still.certainty !== hit.certainty || still.firm.name !== hit.firm)
      await db.query('UPDATE publicity_hits SET certainty = $2, firm = $3 WHERE id = $1 AND is_confirmed IS NULL', [
        hit.id,
        still.certainty,
        still.firm.name,
      ]);
  }
  return known;
}

async function keep(db: Db, hits: readonly Hit[], now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const fresh: Hit[] = [];
    for (const hit of hits) {
      const { firm, entry, certainty } = hit;
      const rows = await tx.query(
        `INSERT INTO publicity_hits (id, user_id, enterprise_id, firm, list_id, seq, certainty, found_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
        [createId(), firm.user_id, firm.enterprise_id, firm.name, entry.list_id, entry.seq, certainty, now],
      );
      if (rows.length > 0) fresh.push(hit);
    }
    const [first] = fresh;
    const since = dateInShanghai(after(now, -newsDays * day));
    if (first === undefined || first.entry.ends_on < since) return fresh.length;
    const [list] = await tx.query<{ record: PublicityRecord }>('SELECT record FROM publicity_lists WHERE id = $1', [
      first.entry.list_id,
    ]);
    if (list) await sendMessage(tx, first.firm.user_id, messageOf(fresh, list.record), now);
    return fresh.length;
  });
}

function messageOf(hits: readonly Hit[], list: PublicityRecord) {
  const first = hits.find(({ certainty }) => certainty !== 'similar') ?? (hits[0] as Hit);
  const { firm, entry, certainty } = first;
  const isSure = certainty !== 'similar';
  const items = [...new Set(hits.flatMap(({ entry: { project } }) => project ?? []))].slice(0, 3);
  const days = `公示期${chineseDate(list.from)}至${chineseDate(list.to)}`;
  const about = items.length === 0 ? '' : `项目：${items.join('、')}。`;
  return {
    type: 'publicity',
    title: isSure ? `“${firm.name}”在公示名单里` : `“${entry.name}”可能是您的企业，待确认`,
    body: `《${list.title}》，${days}。${about}请核对名称、项目与金额，有异议在公示期内提出。`,
    reason: {
      code: '名单里的统一社会信用代码与您的企业一致',
      name: firm.enterprise_id === null ? `因为您关注了“${firm.name}”` : '名单里的名称与您的企业一致',
      former: `名单里的“${entry.name}”是您的企业的曾用名`,
      similar: isOther(firm, entry)
        ? `名单里的“${entry.name}”与您的企业同名或是曾用名，但统一社会信用代码不同`
        : `名单里的名称与“${firm.name}”相近，只有地区或组织形式不同`,
    }[certainty],
    link: `/Policy/publicity/${encodeURIComponent(list.id)}`,
  } as const;
}
