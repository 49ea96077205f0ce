import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { isWithin } from '../../platform/vocabulary';
import { listChecks, listPortals } from './portalRepository';
import { provincialPortals } from './provincialPortals';

type S = MainComponents['schemas'];

interface PortalQuery {
  q?: string;
  region?: string;
  pageNum?: number;
  pageSize?: number;
}

/** Official portals, built in (`provincialPortals`) and imported, each with its last check. */
export function createPortals(db: Db) {
  const all = async (): Promise<S['OfficialPortal'][]> => {
    const [imported, checks] = await Promise.all([listPortals(db), listChecks(db)]);
    const checked = new Map(checks.map((check) => [check.url, check]));
    const known = [
      ...provincialPortals.map((portal) => ({ ...portal, origin: 'builtin' as const })),
      ...imported.map(({ path, region_code: regionCode, url }) => ({
        path,
        regionCode,
        name: path.slice(path.lastIndexOf('/') + 1),
        url,
        origin: 'import' as const,
      })),
    ];
    return known
      .map((portal) => {
        const check = checked.get(portal.url);
        return {
          ...portal,
          checkedAt: check?.checked_at.toISOString() ?? null,
          isReachable: check?.is_reachable ?? null,
        };
      })
      .sort((a, b) => depth(a.path) - depth(b.path) || (a.regionCode + a.path < b.regionCode + b.path ? -1 : 1));
  };
  return {
    async list({ q = '', region, pageNum = 1, pageSize = 20 }: PortalQuery): Promise<S['OfficialPortalList']> {
      const words = q.split(/\s+/).filter(Boolean);
      const found = (await all()).filter(
        ({ path, regionCode }) =>
          words.every((word) => path.includes(word)) && (region === undefined || isWithin(regionCode, region)),
      );
      return { total: found.length, rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
    },
    async ofProvince(code: string): Promise<{ own: S['OfficialPortal'][]; total: number }> {
      const found = (await all()).filter(({ regionCode }) => isWithin(regionCode, code));
      return { own: found.filter(({ path }) => depth(path) === 0), total: found.length };
    },
  };
}

const depth = (path: string): number => path.split('/').length - 1;
