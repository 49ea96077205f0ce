import type { EquityOverview, MatchSummary } from '@hengce/api';
import { getMatchSummary } from '@hengce/api/examples';

export const matchSummary: MatchSummary = getMatchSummary;
/** Match summary of an enterprise without facts. */
export const emptySummary: MatchSummary = {
  ...matchSummary,
  counts: { eligible: 0, waiting: 0, closed: 0, nearMiss: 0, toVerify: 412, held: 0, ineligible: 0 },
  outlook: { open: 8, items: 280, touched: 412, remaining: 38 },
  soonest: null,
  nearestMiss: null,
  closing: [],
  closingTotal: 0,
  best: [],
  chain: matchSummary.chain.map((each) => ({ ...each, isHeld: null, verdict: 'unknown' as const })),
  reached: null,
  lastReport: null,
};

export const matchEquity: EquityOverview = {
  trial: { expired: false, startedAt: '2026-10-30T02:00:00.000Z', expiresAt: '2026-11-29T02:00:00.000Z', daysLeft: 9 },
  modules: [
    { module: 'match', moduleName: '政策匹配', remaining: 18, sources: [] },
    { module: 'evaluation', moduleName: '企业评测', remaining: null, sources: [] },
  ],
};
