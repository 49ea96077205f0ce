import { openFile, readJsonPiece } from '../../library/import';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { provincesAndCities, regionCodeOf } from '../../platform/vocabulary';
import { listKnownPaths, type PortalRow, putPortals } from './portalRepository';

export interface PortalImport {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: { place: string; reason: string }[];
}

const batchRows = 500;
const maxUrlLength = 1_000;

/**
 * Imports official portals (`region` such as 浙江省/杭州市, `url`) as a stream. A wrong line is rejected by itself; the same file again
 * changes nothing.
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

/**
 * Official portal (官方网站) from one record of an import file: JSON with `region` (浙江省/杭州市) and `url` (gov.cn only).
 * `reason` says, in Chinese, why it is refused; null stands for a record over 32 MB, which is refused.
 */
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
  if (!address || !/^https?:$/.test(address.protocol) || address.username || url.length > maxUrlLength)
    return { reason: `不是网址：${url.slice(0, 80)}` };
  if (!address.hostname.endsWith('.gov.cn')) return { reason: `不是政府网站（gov.cn）：${address.hostname}` };
  const known = provincesAndCities.find(
    ({ code, name }) => city && code.startsWith(provinceCode.slice(0, 2)) && name === `${province}${city}`,
  );
  return { path: names.join('/'), region_code: known?.code ?? provinceCode, url: address.href };
}

async function write(db: Db, at: Date, rows: readonly PortalRow[]): Promise<{ added: number; changed: number }> {
  return db.transaction(async (tx) => {
    const before = new Set(
      await listKnownPaths(
        tx,
        rows.map(({ path }) => path),
      ),
    );
    const written = await putPortals(tx, rows, at);
    const changed = written.filter((path) => before.has(path)).length;
    return { added: written.length - changed, changed };
  });
}
