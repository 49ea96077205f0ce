import type { Enterprise, Publicity, PublicityHit, PublicityHits, PublicityList } from '@hengce/api';
import { getPublicity, listPublicity, listPublicityHits } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';

/**
 * Handlers of 公示名单 over the contract's examples. Create them for each story, because answers and watched firms are
 * stored.
 */
export function publicityHandlers({
  lists = listPublicity,
  detail = getPublicity,
  hits = listPublicityHits,
  firms = [],
}: {
  lists?: PublicityList;
  detail?: Publicity;
  hits?: PublicityHits;
  firms?: Enterprise[];
} = {}) {
  let kept = hits;
  const judged = (hit: PublicityHit, hitId: string, isConfirmed: boolean) =>
    hit.id === hitId ? { ...hit, isConfirmed } : hit;
  return [
    mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok(firms))),
    mainHttp.get('/api/v1/publicity/list', ({ response }) => response(200).json(ok(lists))),
    mainHttp.get('/api/v1/publicity/detail/{publicityId}', ({ query, response }) => {
      const entries = detail.entries.filter(({ name }) => name.startsWith(query.get('q') ?? ''));
      return response(200).json(ok(query.get('q') ? { ...detail, total: entries.length, entries } : detail));
    }),
    mainHttp.get('/api/v1/publicity/hits', ({ response }) => response(200).json(ok(kept))),
    mainHttp.get('/api/v1/publicity/search', ({ query, response }) => {
      const name = query.get('name') ?? '';
      const rows = kept.hits.filter(({ entry }) => entry.name.includes(name));
      return response(200).json(
        ok({ rows: rows.map(({ list, entry }) => ({ certainty: 'begins' as const, list, entry })), isMore: false }),
      );
    }),
    mainHttp.post('/api/v1/publicity/judgeHit', async ({ request, response }) => {
      const { hitId, isConfirmed } = (await request.clone().json()) as { hitId: string; isConfirmed: boolean };
      kept = { ...kept, hits: kept.hits.map((hit) => judged(hit, hitId, isConfirmed)) };
      return response(200).json(ok(null));
    }),
    mainHttp.post('/api/v1/publicity/watch', async ({ request, response }) => {
      const { name } = (await request.clone().json()) as { name: string };
      kept = { ...kept, watched: [name, ...kept.watched] };
      return response(200).json(ok(null, '已关注'));
    }),
    mainHttp.post('/api/v1/publicity/unwatch', async ({ request, response }) => {
      const { name } = (await request.clone().json()) as { name: string };
      kept = { ...kept, watched: kept.watched.filter((each) => each !== name) };
      return response(200).json(ok(null, '已取消关注'));
    }),
  ];
}
