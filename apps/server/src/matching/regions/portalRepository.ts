import type { Db } from '../../platform/db';

export interface PortalRow {
  /** Names of the region: 省/市/县. */
  path: string;
  region_code: string;
  url: string;
}

export interface PortalCheckRow {
  url: string;
  checked_at: Date;
  is_reachable: boolean;
}

/** Official portals that were imported. */
export const listPortals = (db: Db): Promise<PortalRow[]> =>
  db.query<PortalRow>('SELECT path, region_code, url FROM official_portals');

/** The paths among those given that are stored already. */
export async function listKnownPaths(tx: Db, paths: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ path: string }>('SELECT path FROM official_portals WHERE path = ANY($1::text[])', [
    paths,
  ]);
  return rows.map(({ path }) => path);
}

/** Adds or updates portals. @returns the paths of those that were new or different */
export async function putPortals(tx: Db, rows: readonly PortalRow[], now: Date): Promise<string[]> {
  const written = await tx.query<{ path: string }>(
    `INSERT INTO official_portals (path, region_code, url, imported_at)
     SELECT path, region_code, url, $4::timestamptz
     FROM unnest($1::text[], $2::text[], $3::text[]) AS n (path, region_code, url)
     ON CONFLICT (path) DO UPDATE SET region_code = excluded.region_code, url = excluded.url, imported_at = excluded.imported_at
       WHERE official_portals.url <> excluded.url OR official_portals.region_code <> excluded.region_code
     RETURNING path`,
    [rows.map(({ path }) => path), rows.map(({ region_code }) => region_code), rows.map(({ url }) => url), now],
  );
  return written.map(({ path }) => path);
}

/** The last check of each address. */
export const listChecks = (db: Db): Promise<PortalCheckRow[]> =>
  db.query<PortalCheckRow>('SELECT url, checked_at, is_reachable FROM portal_checks');

/** Records checks made at a time, by address; each address once. */
export async function putChecks(db: Db, reachable: ReadonlyMap<string, boolean>, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO portal_checks (url, checked_at, is_reachable)
     SELECT url, $3::timestamptz, is_reachable::boolean FROM unnest($1::text[], $2::text[]) AS n (url, is_reachable)
     ON CONFLICT (url) DO UPDATE SET checked_at = excluded.checked_at, is_reachable = excluded.is_reachable`,
    [[...reachable.keys()], [...reachable.values()].map(String), now],
  );
}
