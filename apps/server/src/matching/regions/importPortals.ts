import { openFile, readJsonPiece } from '../../library/import';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { provincesAndCities, regionCodeOf } from '../../platform/vocabulary';

interface PortalRow {
  path: string;
  regionCode: string;
  url: string;
}

export interface PortalImport {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: { place: string; reason: string }[];
}

const batchRows = 500;
const longestUrl = 1_000;

/**
 * Reads official portals (`region` 浙江省/杭州市, `url`) as a stream. What cannot be kept costs only itself; importing again changes
 * nothing.
 *
 * @throws UnreadableFile when nothing can be read at all.
 */
export async function importPortals(db: Db, clock: Clock, path: string): Promise<PortalImport> {
  const file = await openFile(path);
  const result: PortalImport = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: [] };
  const seen = new Map<string, number>();
  let batch: PortalRow[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const { added, changed } = await write(db, clock.now(), batch);
    result.added += added;
    result.changed += changed;
    result.unchanged += batch.length - added - changed;
    batch = [];
  };
  try {
    for await (const { number, bytes } of file.pieces) {
      result.read += 1;
      const read = readPortal(bytes);
      const before = 'path' in read ? seen.get(read.path) : undefined;
      const reason = 'reason' in read ? read.reason : before ? `与第${before}${file.unit}是同一个地区` : null;
      if (reason !== null) result.rejected.push({ place: `第${number}${file.unit}`, reason });
      else if ('path' in read) {
        seen.set(read.path, number);
        batch.push(read);
      }
      if (batch.length >= batchRows) await flush();
    }
  } finally {
    await flush();
  }
  return result;
}

export function readPortal(bytes: Buffer | null): PortalRow | { reason: string } {
  const read = readJsonPiece(bytes);
  if ('reason' in read) return read;
  const { region, url } = (read.value ?? {}) as { region?: unknown; url?: unknown };
  if (typeof region !== 'string' || typeof url !== 'string') return { reason: '缺少region或url' };
  const names = region.split('/').map((name) => name.trim());
  const [province = '', city] = names;
  const provinceCode = regionCodeOf(province);
  if (!provinceCode?.endsWith('0000') || names.length > 3 || names.includes(''))
    return { reason: `地区应写作“省/市/县”，现在是“${region.slice(0, 40)}”` };
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.username || url.length > longestUrl)
    return { reason: `不是网址：${url.slice(0, 80)}` };
  if (!address.hostname.endsWith('.gov.cn')) return { reason: `不是政府网站（gov.cn）：${address.hostname}` };
  const known = provincesAndCities.find(
    ({ code, name }) => city && code.startsWith(provinceCode.slice(0, 2)) && name === `${province}${city}`,
  );
  return { path: names.join('/'), regionCode: known?.code ?? provinceCode, url: address.href };
}

async function write(db: Db, at: Date, rows: readonly PortalRow[]): Promise<{ added: number; changed: number }> {
  const column = (pick: (row: PortalRow) => string) => rows.map(pick);
  return db.transaction(async (tx) => {
    const known = await tx.query<{ path: string }>('SELECT path FROM official_portals WHERE path = ANY($1::text[])', [
      column(({ path }) => path),
    ]);
    const written = await tx.query<{ path: string }>(
      `INSERT INTO official_portals (path, region_code, url, imported_at)
       SELECT path, region_code, url, $4::timestamptz
       FROM unnest($1::text[], $2::text[], $3::text[]) AS n (path, region_code, url)
       ON CONFLICT (path) DO UPDATE SET region_code = excluded.region_code, url = excluded.url, imported_at = excluded.imported_at
         WHERE official_portals.url <> excluded.url OR official_portals.region_code <> excluded.region_code
       RETURNING path`,
      [column(({ path }) => path), column(({ regionCode }) => regionCode), column(({ url }) => url), at],
    );
    const before = new Set(known.map(({ path }) => path));
    const changed = written.filter(({ path }) => before.has(path)).length;
    return { added: written.length - changed, changed };
  });
}
