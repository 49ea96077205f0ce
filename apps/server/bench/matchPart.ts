import { findFact, firmOf, type Supposed } from '@hengce/rules';
import { asOf } from '@hengce/rules/testing';
import type { Matchable } from '../src/matching/items';
import { matchFirm } from '../src/matching/items';
import { embeddedMatchables } from '../src/matching/items/testing';
import { whatIfOf } from '../src/matching/match/service';
import { snapshotOf } from '../src/matching/match/snapshot';
import { benchFirms } from './matchFirms';
import { measureQuestions } from './matchQuestions';
import { bestTimes, distribution, type PartResult, table } from './measure';

const firmCount = 60;
const regionSize = 100;
const rounds = 3;

/** Sliders that a firm would move. */
const moves: readonly [key: string, period: string, value: number][] = [
  ['rdExpense', '2025', 500_000_000],
  ['revenue', '2025', 9_000_000_000],
  ['employees', '2025', 120],
  ['inventionPatents', '', 4],
  ['marketYears', '', 5],
];

/** Firms against everything, one slider step, and how many questions it takes. */
export async function measureMatch(): Promise<PartResult> {
  const all = embeddedMatchables();
  const firms = benchFirms(firmCount);
  const sizes = [2_000, 5_000].map((size) => {
    const items = Array.from({ length: size }, (_, index) => all[index % all.length] as Matchable);
    const matches: (() => unknown)[] = [];
    const steps: (() => unknown)[] = [];
    const reports: (() => unknown)[] = [];
    for (const { facts } of firms) {
      const known = { asOf, facts, ranges: [], attestations: [] };
      const firm = { ...firmOf(known), known, hash: '', count: facts.length };
      const region = { items, rulesetHash: '' };
      const base = matchFirm(firm, region);
      matches.push(() => matchFirm(firm, region));
      const subject = { id: '', name: '', regionName: '', isSample: true };
      // A report is of one region, which has about a hundred items.
      const { judged } = matchFirm(firm, { items: items.slice(0, regionSize), rulesetHash: '' });
      reports.push(() => snapshotOf(subject, firm, '', judged));
      for (const [key, period, value] of moves) {
        const def = findFact(key);
        if (def === undefined) throw new Error(`no fact ${key}`);
        const supposed: Supposed[] = [{ def, period, value }];
        steps.push(() => whatIfOf(base, supposed));
      }
    }
    const match = bestTimes(matches, rounds);
    const seconds = match.reduce((sum, ms) => sum + ms, 0) / 1_000;
    return {
      size,
      itemsPerSecond: Math.round((size * firmCount) / seconds),
      match: distribution(match),
      report: distribution(bestTimes(reports, rounds)),
      step: distribution(bestTimes(steps, rounds)),
    };
  });
  const asked = measureQuestions(firms, all, asOf);
  const sum = (pick: (one: (typeof asked)[number]) => number) => asked.reduce((total, one) => total + pick(one), 0);
  const questions = {
    byGain: Math.round((sum(({ byGain }) => byGain) / firmCount) * 10) / 10,
    inFormOrder: Math.round((sum(({ inFormOrder }) => inFormOrder) / firmCount) * 10) / 10,
    ratio: Math.round((sum(({ byGain }) => byGain) / sum(({ inFormOrder }) => inFormOrder)) * 1_000) / 1_000,
  };
  return {
    title: '政策匹配',
    json: { sizes, questions },
    markdown: [
      table(
        ['事项', '每秒事项', '匹配p95', `${regionSize}项的报告p95`, '拖一步p50', '拖一步p95'],
        sizes.map(({ size, itemsPerSecond, match, report, step }) => [
          String(size),
          String(itemsPerSecond),
          `${match.p95}毫秒`,
          `${report.p95}毫秒`,
          `${step.p50}毫秒`,
          `${step.p95}毫秒`,
        ]),
      ),
      '',
      `九成事项有定论所需的题数：按信息量${questions.byGain}题，按表格顺序${questions.inFormOrder}题，比值${questions.ratio}`,
    ].join('\n'),
  };
}
