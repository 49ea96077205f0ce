import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateInShanghai } from '@hengce/text';
import { expect, it } from 'vitest';
import { openMemoryDb } from '../../../test/memoryDb';
import { createTestClock } from '../../../test/testClock';
import { shippedPolicies } from '../../corpus/shipped';
import { createPolicyModule } from '../../library/policies';
import { createLog } from '../../platform/log';
import { dayOf, type Matchable, matchablesOf } from './matchable';
import { embeddedMatchables } from './testing';
import { windowText } from './windowText';

const window = (
  state: 'open' | 'upcoming' | 'rolling' | 'closed' | 'none',
  opensAt: string | null,
  closesAt: string | null,
) => ({
  state,
  opensAt,
  closesAt,
  daysLeft: null,
});

type PolicyClause = Matchable['clauses'][number];
const told = (
  at: ReturnType<typeof window>,
  day: string,
  effectiveTo: string | null = null,
  support: 'subsidy' | 'tax' = 'subsidy',
  clauses: PolicyClause[] = [],
) => windowText({ window: at, item: { id: 'a', support }, policy: { effectiveTo }, itemIds: ['a'], clauses }, day);

it.each([
  [window('open', '2026-10-01', '2026-12-02'), '2026年12月2日截止'],
  [window('rolling', null, null), '随时可以申报'],
  [window('upcoming', '2027-03-01', '2027-04-30'), '2027年3月1日开放'],
  [window('none', null, null), '申报时间等通知'],
  [window('closed', '2026-06-01', '2026-07-31'), '本期2026年7月31日已截止，按上一期推算，预计2027年6月1日再开放'],
  [window('closed', null, null), '已截止，原文没有写截止日期'],
  [window('closed', null, '2026-07-31'), '本期2026年7月31日已截止，下一期等通知'],
  [
    window('closed', '2025-11-15', '2026-01-21'),
    '本期2026年1月21日已截止，按上一期推算2026年11月15日前后应已开放，还没有见到通知，请向主管部门核实',
  ],
])('%o', (at, words) => expect(told(at, '2026-11-20')).toBe(words));

it('税收优惠不是申报出来的', () => {
  expect(told(window('rolling', null, null), '2026-11-20', null, 'tax')).toBe('随纳税申报享受，不用单独申报');
});

it('免申即享的不用申报；只要还没有开放，就说何时开放', () => {
  const clauses = [
    { id: 'b', parentId: null, text: '免申即享，由市工业和信息化局提出拟支持名单，企业无须提交申报材料' },
  ] as never;
  const claim = '免申即享：名单公布后由企业确认，不用提交材料';
  expect(told(window('rolling', null, null), '2026-11-20', null, 'subsidy', clauses)).toBe(claim);
  expect(told(window('open', null, '2026-12-02'), '2026-11-20', null, 'subsidy', clauses)).toBe(claim);
  expect(told(window('upcoming', '2027-03-01', null), '2026-11-20', null, 'subsidy', clauses)).toBe('2027年3月1日开放');
});

it('文件没有写怎样申报的，不说等通知，照要点说', () => {
  const item = embeddedMatchables().find(({ key }) => key === 'n-equipment-loan-2026-2 interest') as Matchable;
  expect(item.window.state).toBe('none');
  expect(windowText(item, '2026-11-20')).toBe('文件没有写申报条件与时间，向经办银行询问，政策执行至2026年12月31日');
});

it('文件到期以后不再推算', () => {
  const closed = window('closed', '2025-10-12', '2025-12-01');
  expect(told(closed, '2026-12-20', '2027-05-02')).toBe(
    '本期2025年12月1日已截止，文件有效期至2027年5月2日，有效期内预计不再开放',
  );
  expect(told(closed, '2026-12-20', '2027-10-12')).toMatch(/预计2027年10月12日再开放$/);
});

it('政策页与匹配说同一个申报时间：它的申报通知与延期都算上，应已开放的也一样', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-window-'));
  const [db, clock] = [await openMemoryDb(), createTestClock()];
  const corpus = shippedPolicies(true);
  const module = createPolicyModule({ db, clock, log: createLog('silent'), dataDir, corpus, followEveryMs: null });
  await module.start();
  const today = dateInShanghai(clock.now());
  const records = corpus(today).flatMap(({ records: rows }) => rows);
  const rows = records.map((record) => ({ ...record, provenance: record.source.provenance }));
  // Those that a notice calls for, and the versions that came after them.
  const called = new Set(
    records.flatMap(({ relations }) => relations.flatMap(({ kind, to }) => (kind === 'notice_of' ? to : []))),
  );
  for (const { id, relations } of records)
    if (relations.some(({ kind, to }) => (kind === 'repeals' || kind === 'amends') && called.has(to))) called.add(id);
  const all = matchablesOf(rows, dayOf(today));
  const due = all.filter(({ window: own }) => own.dueUntil !== undefined);
  expect(due.length).toBeGreaterThan(0);
  const items = [...due, ...all.filter(({ policy }) => called.has(policy.id))];
  expect(items.length).toBeGreaterThan(20);
  for (const { policy, window: own } of items)
    expect(own, policy.id).toEqual((await module.library.get(policy.id)).window);
  await module.close?.();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});
