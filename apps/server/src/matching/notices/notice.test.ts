import { parseDay } from '@hengce/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { nationalProgrammes, provincialNotices } from '../../corpus/programmes';
import { generateSamples } from '../../corpus/sample';
import { recordProblems } from '../../corpus/testing';
import { atMoment, noticesOf } from '../../library/notices';
import { rowOf } from '../../library/notices/testing';
import { createPolicyService } from '../../library/policies/service';
import type { PolicyRecord } from '../../library/records';
import { createPolicyRepository, effectiveWindows, windowOn } from '../../library/records';
import { matchablesOf } from '../items/matchable';
import { noticeCalendar } from './noticeCalendar';

const day = (iso: string) => parseDay(iso) as number;
const samples = generateSamples({ today: '2026-11-21' });
const isCall = ({ relations }: PolicyRecord) =>
  relations.some(({ kind }) => kind === 'notice_of' || kind === 'extends');
const guangdong = provincialNotices.map(rowOf);

describe('延期', () => {
  it('延期公告是通知的一个版本：移动它说到的批次，说明由哪天延到哪天', () => {
    const [notice] = noticesOf(guangdong, day('2026-07-30'));
    expect(
      notice?.brief.deadlines.map(({ batch, day: at, movedFrom, daysLeft }) => [batch, at, movedFrom, daysLeft]),
    ).toEqual([
      ['第一批', '2026-06-26', null, null],
      ['第二批', '2026-08-05', '2026-07-27', 6],
      ['第三批', '2026-09-04', '2026-08-27', 36],
    ]);
    expect(notice?.brief.window).toMatchObject({ state: 'open', closesAt: '2026-08-05' });
    expect(notice?.brief.extendedFrom).toBe('2026-07-27');
    expect(notice?.changes[0]).toMatchObject({
      version: 2,
      kind: 'extended',
      docNo: '粤科函产字〔2026〕1359号',
      moves: [
        { batch: '第二批', from: '2026-07-27', to: '2026-08-05' },
        { batch: '第三批', from: '2026-08-27', to: '2026-09-04' },
      ],
    });
  });

  const on = (id: string, relations: PolicyRecord['relations'], windows: PolicyRecord['windows'], rest = {}) => ({
    ...(guangdong[1] as (typeof guangdong)[0]),
    id,
    familyId: id,
    hash: id,
    relations,
    windows,
    intake: null,
    ...rest,
  });
  const until = (closesAt: string, kind: 'announced' | 'extended' = 'announced', opensAt: string | null = null) =>
    ({ opensAt, closesAt, kind }) as const;
  const to = (id: string) => [{ kind: 'extends', to: id } as const];
  const says = (rows: typeof guangdong, at: string) => {
    const [notice] = noticesOf(rows, day(at));
    return {
      closesAt: notice?.brief.window.closesAt,
      days: notice?.brief.deadlines.map(({ day: one, movedFrom }) => [one, movedFrom]),
      moves: notice?.changes.map(({ policyId, moves }) => [
        policyId,
        ...moves.map(({ from, to: next }) => `${from} ${next}`),
      ]),
    };
  };

  it('延期的延期、旧版本通知的延期，都移动现在这份通知', () => {
    const old = on('call-1', [], [until('2026-09-30')], { familyId: 'call', publishedAt: '2026-08-01' });
    const call = { ...old, id: 'call-2', publishedAt: '2026-08-10' };
    const first = on('first', to('call-1'), [until('2026-10-10', 'extended')], { publishedAt: '2026-09-01' });
    const second = on('second', to('first'), [until('2026-10-20', 'extended')], { publishedAt: '2026-10-01' });
    const ring = on('ring', to('ring'), [until('2026-12-20', 'extended')]);
    const before = on('before', to('call-1'), [until('2026-10-05', 'extended')], { publishedAt: '2026-08-05' });
    expect(says([old, call, second, first, ring, before], '2026-10-15')).toEqual({
      closesAt: '2026-10-20',
      days: [['2026-10-20', '2026-09-30']],
      moves: [['second', '2026-10-10 2026-10-20'], ['first', '2026-09-30 2026-10-10'], ['call-2']],
    });
  });

  it('写明钟点的，到那个钟点截止（北京时间）；同一天有几个的，以最后一个为准', () => {
    const at = (time: string | null, kind = 'online') => ({ kind, batch: null, day: '2026-10-10', time });
    const states = (deadlines: unknown[], windows = [until('2026-10-10')]) =>
      ['2026-10-10T08:59:59Z', '2026-10-10T09:00:00Z', '2026-10-10T15:59:59Z'].map((moment) => {
        const notices = noticesOf([on('call', [], windows, { intake: { deadlines } })], day('2026-10-10'));
        const [notice] = atMoment(notices, new Date(moment));
        return [notice?.state, notice?.brief.deadlines[0]?.daysLeft];
      });
    expect(states([at('17:00')])).toEqual([
      ['open', 0],
      ['closed', null],
      ['closed', null],
    ]);
    expect(states([at('17:00'), at('18:00', 'offline')])[1]).toEqual(['open', null]);
    expect(states([at('17:00'), at(null, 'offline')])[2]?.[0]).toBe('open');
    expect(states([at(null)])[2]).toEqual(['open', 0]);
    const next = until('2026-12-31', 'announced', '2026-11-01');
    expect(states([at('17:00')], [until('2026-10-10'), next])[1]?.[0]).toBe('upcoming');
  });

  it('没有写明截止的，按申报窗口：新的在前、几个窗口、自己写了延期、延期公告只说批次', () => {
    const windows = [until('2026-11-30'), until('2026-10-31'), until('2026-09-30')];
    const named = { intake: { deadlines: [{ kind: 'online', batch: '第二批', day: '2026-11-10', time: null }] } };
    const call = on('call', [], windows);
    const later = on('later', to('call'), [until('2026-11-10', 'extended')], named);
    expect(says([call, later], '2026-11-05')).toEqual({
      closesAt: '2026-11-10',
      days: [
        ['2026-09-30', null],
        ['2026-11-10', '2026-10-31'],
        ['2026-11-30', null],
      ],
      moves: [['later', '2026-10-31 2026-11-10'], ['call']],
    });
    const own = on('own', [], [until('2026-12-05', 'extended'), until('2026-11-20')]);
    expect(says([own], '2026-11-18').days).toEqual([['2026-12-05', '2026-11-20']]);
    const silent = { ...later, intake: null };
    const deadlines = windows.map(({ closesAt: at }, i) => ({
      kind: 'online',
      batch: `第${3 - i}批`,
      day: at,
      time: null,
    }));
    const batches = on('call', [], windows, { intake: { deadlines } });
    expect(says([batches, silent], '2026-11-05').days).toContainEqual(['2026-11-10', '2026-10-31']);
    // Days without a name are entries of their own in the calendar.
    const [notice] = noticesOf([call, later], day('2026-11-05'));
    const uids = notice ? [...noticeCalendar(notice, new Date(0)).matchAll(/UID:(.+)/g)].map(([, uid]) => uid) : [];
    expect(new Set(uids).size).toBe(3);
  });

  it('没有延期时在原来的日子截止', () => {
    const [notice] = noticesOf(guangdong.slice(0, 1), day('2026-07-30'));
    expect(notice?.brief.window).toMatchObject({ state: 'open', closesAt: '2026-08-27' });
    expect(notice?.changes).toHaveLength(1);
  });

  it('原截止日之前知道了延期，也按延长后的日子', () => {
    const windows = [
      { opensAt: '2026-10-01', closesAt: '2026-11-20', kind: 'announced' },
      { opensAt: '2026-10-01', closesAt: '2026-12-05', kind: 'extended' },
    ] as const;
    expect(windowOn(effectiveWindows(windows), day('2026-11-18'))).toMatchObject({
      closesAt: '2026-12-05',
      daysLeft: 17,
    });
  });
});

it('后来才入库的延期公告也移动政策的申报窗口', () => {
  const extension = samples.find(({ relations }) => relations.some(({ kind }) => kind === 'extends'));
  const idOf = (kind: string) => extension?.relations.find((relation) => relation.kind === kind)?.to;
  const measure = samples.find(({ id }) => id === idOf('notice_of'));
  const call = samples.find(({ id }) => id === idOf('extends'));
  if (!extension || !measure || !call) throw new Error('no sample is extended');
  const announced = { ...call, windows: call.windows.filter(({ kind }) => kind === 'announced') };
  const rows = (records: PolicyRecord[]) =>
    records.map((record) => ({
      ...record,
      status: 'in_force' as const,
      effectiveTo: null,
      provenance: record.source.provenance,
    }));
  const last = announced.windows[0]?.closesAt as string;
  const closesAt = (records: PolicyRecord[]) =>
    matchablesOf(rows(records), day(last)).find(({ policy }) => policy.id === measure.id)?.window.closesAt;
  expect(closesAt([measure, announced])).toBe(last);
  const again = {
    ...extension,
    id: 'again',
    familyId: 'again',
    windows: [{ opensAt: null, closesAt: '2027-12-01', kind: 'extended' as const }],
  };
  expect(
    closesAt([measure, announced, extension, { ...again, relations: [{ kind: 'extends', to: extension.id }] }]),
  ).toBe('2027-12-01');
  expect(closesAt([measure, announced, { ...extension, relations: [{ kind: 'extends', to: call.id }] }])).toBe(
    extension.windows[0]?.closesAt,
  );
});

it('内置的通知都合乎契约，示例的都有分开的截止日期', () => {
  expect(provincialNotices.flatMap(recordProblems)).toEqual([]);
  const notices = noticesOf([...samples, ...nationalProgrammes()].filter(isCall).map(rowOf), day('2026-11-20'));
  const sample = notices.filter(({ brief }) => brief.isSample);
  expect(sample.length).toBeGreaterThan(60);
  for (const { brief } of sample) expect(brief.deadlines.map(({ kind }) => kind)).toContain('recommend');
  expect(sample.some(({ changes }) => changes.length > 1)).toBe(true);
  expect(new Set(notices.map(({ state }) => state))).toEqual(new Set(['open', 'upcoming', 'closed']));
});

describe('接口', () => {
  let app: TestApp;
  let token: string;
  const path = '/api/v1/notice';
  const get = async (at: string) => (await app.call('GET', `${path}${at}`, { token })).data;
  beforeAll(async () => {
    app = await createTestApp({ policies: { ...exampleLibrary(), library } });
    const repository = createPolicyRepository(app.db);
    const service = createPolicyService({ repository, clock: app.clock, index: () => null, indexedUpTo: () => 1 });
    await repository.write([...samples.slice(0, 400), ...provincialNotices], 'embedded:sample', app.clock.now());
    Object.assign(library, service);
    token = await app.signIn('13740001001');
  });
  const { library } = exampleLibrary();
  afterAll(() => app.close());

  it('按状态、地区、关键词筛选，数字不随所选状态变；没有企业就没有适配', async () => {
    const all = await get('/list');
    const open = await get('/list?state=open&pageSize=50');
    expect(open.counts).toEqual(all.counts);
    expect(open.total).toBe((all.counts as { open: number }).open);
    const rows = open.rows as { window: { state: string }; fit: unknown }[];
    expect(rows.every(({ window, fit }) => window.state === 'open' && fit === null)).toBe(true);
    const province = (all.regions as { value: string; count: number }[])[0];
    expect((await get(`/list?region=${province?.value}`)).total).toBe(province?.count);
    expect((await get(`/list?q=${encodeURIComponent('高新技术企业 广东省科学技术厅')}`)).total).toBe(1);
    expect((await get('/list?mine=true')).total).toBe(0);
  });

  it('有企业时可以只看到得了它的：本地、上级和全国的；条数也只算这些', async () => {
    const json = { name: '甲精密制造有限公司', regionCode: '330100', regionName: '浙江省杭州市' };
    const { id } = (await app.call('POST', '/api/v1/enterprise/save', { token, json })).data;
    const near = await get(`/list?enterpriseId=${id}&near=330100&pageSize=50`);
    const all = await get(`/list?enterpriseId=${id}&pageSize=50`);
    const regions = (near.rows as { regionCode: string }[]).map(({ regionCode }) => regionCode);
    expect(regions.every((code) => ['000000', '330000', '330100'].includes(code))).toBe(true);
    expect(near.reach).toEqual({ code: '330100', name: '浙江杭州', elsewhere: Number(all.total) - Number(near.total) });
    expect(Number(near.total)).toBeLessThan(Number(all.total));
    expect((near.counts as { open: number }).open).toBeLessThanOrEqual((all.counts as { open: number }).open);
  });

  it('详情由延期公告的地址也能到达；日历文件里移动过的日子SEQUENCE是1', async () => {
    const detail = await get('/detail/gd-hnte-2026-1359');
    expect(detail).toMatchObject({ id: 'gd-hnte-2026-903', extendedFrom: '2026-08-27' });
    expect((await library.get('gd-hnte-2026-903')).window).toMatchObject({ closesAt: '2026-09-04' });
    expect((await app.call('GET', `${path}/detail/n-nothing`, { token })).body.code).toBe(404);
    const { text } = await app.call('GET', `${path}/calendar/gd-hnte-2026-903`, { token });
    const events = text
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => event.replaceAll('\r\n ', ''));
    expect(events.map((event) => /SEQUENCE:(\d)/.exec(event)?.[1])).toEqual(['0', '1', '1']);
    expect(events[1]).toContain('截止由2026年7月27日延至2026年8月5日，依据粤科函产字〔2026〕1359号');
  });
});
