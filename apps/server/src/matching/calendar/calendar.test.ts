import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { day } from '../../platform/vocabulary';
import type { Matchable } from '../items';
import { embeddedMatchables } from '../items/testing';
import { calendarText } from './feed';
import type { EventRow } from './repository';
import { nextEvents } from './service';
import { publicityDays, timelineOf } from './timeline';

type S = MainComponents['schemas'];

const windowless = { state: 'none', opensAt: null, closesAt: null, daysLeft: null } as const;
/** Two items of the library for a firm without any facts: everything is 待核实. */
const [first, second] = embeddedMatchables().filter(({ policy }) => policy.level === 'national') as [
  Matchable,
  Matchable,
];
const withWindow = (matchable: Matchable, window: Partial<Matchable['window']>): Matchable => ({
  ...matchable,
  window: { ...windowless, ...window },
});

describe('时间线', () => {
  const judged = (window: Partial<Matchable['window']>, group: S['MatchGroup'] = 'eligible') => ({
    matchable: withWindow(first, window),
    group,
    judgement: undefined as never,
    ways: [],
  });
  const daysOf = (window: Partial<Matchable['window']>) =>
    timelineOf([judged(window)], '2026-11-20').map(({ kind, day: on, daysLeft }) => [kind, on, daysLeft]);

  it.each([
    ['开放中', { state: 'open', closesAt: '2026-11-28' }, [['closes', '2026-11-28', 8]]],
    ['最后一天', { state: 'open', closesAt: '2026-11-20' }, [['closes', '2026-11-20', 0]]],
    ['长期', { state: 'rolling' }, []],
    [
      '未开始',
      { state: 'upcoming', opensAt: '2026-12-01', closesAt: '2026-12-31' },
      [
        ['opens', '2026-12-01', 11],
        ['closes', '2026-12-31', 41],
      ],
    ],
    [
      '今年已过，推到明年',
      { state: 'closed', opensAt: '2026-06-01', closesAt: '2026-08-31' },
      [['expectedOpens', '2027-06-01', 193]],
    ],
    [
      '前年的，推到今年还没到的那天',
      { state: 'closed', opensAt: '2024-12-10', closesAt: '2024-12-31' },
      [['expectedOpens', '2026-12-10', 20]],
    ],
    [
      '闰日',
      { state: 'closed', opensAt: '2024-02-29', closesAt: '2024-03-31' },
      [['expectedOpens', '2027-02-28', 100]],
    ],
    [
      '按上一期应已开放、没有见到通知的，给出预计的截止日',
      { state: 'closed', opensAt: '2025-11-15', closesAt: '2026-01-21', dueUntil: '2027-01-21' },
      [['expectedCloses', '2027-01-21', 62]],
    ],
    ['不知何时开始的，不推', { state: 'closed', closesAt: '2026-08-31' }, []],
  ] as const)('%s', (_, window, days) => {
    expect(daysOf(window)).toEqual(days);
  });

  it('有效期以后不推', () => {
    const closed = judged({ state: 'closed', opensAt: '2026-03-01', closesAt: '2026-04-30' });
    const until = (effectiveTo: string | null) => {
      const matchable = { ...closed.matchable, policy: { ...closed.matchable.policy, effectiveTo } };
      return timelineOf([{ ...closed, matchable }], '2026-11-20').length;
    };
    expect([until('2026-12-31'), until('2027-03-01'), until(null)]).toEqual([0, 1, 1]);
  });
  it('所在的公示名单列出开始与结束，过去的不列', () => {
    const list = { list_id: 'p-one', title: '名单', doc_no: null, is_sample: false };
    const days = (starts_on: string, ends_on: string) =>
      publicityDays([{ ...list, starts_on, ends_on }], '2026-11-20').map(({ kind, daysLeft }) => [kind, daysLeft]);
    expect(days('2026-11-18', '2026-11-20')).toEqual([['publicityCloses', 0]]);
    expect(days('2026-11-21', '2026-11-27')).toEqual([
      ['publicityOpens', 1],
      ['publicityCloses', 7],
    ]);
    expect(days('2026-11-01', '2026-11-19')).toEqual([]);
  });
  it('不符合的不列；一项政策的几个事项合在一天，取最好的结论', () => {
    const window = { state: 'open', closesAt: '2026-11-28' } as const;
    const entries = timelineOf(
      [judged(window, 'toVerify'), judged(window, 'ineligible'), judged(window, 'nearMiss')],
      '2026-11-20',
    );
    expect(entries).toMatchObject([{ group: 'nearMiss', items: [{ group: 'toVerify' }, { group: 'nearMiss' }] }]);
  });
});

describe('日历事件的序号', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const words = { entry_id: 'closes:a', day: '2026-11-28', summary: '申报截止：甲', description: '' };
  const said: EventRow = { ...words, sequence: 3, changed_at: new Date('2026-11-01T00:00:00Z'), is_cancelled: false };
  const on = (known: EventRow[], next: (typeof words)[], asOf = '2026-11-20', at = now) =>
    nextEvents(known, next, asOf, at);

  it('没有变化就不写', () => {
    expect(on([said], [words])).toEqual({ put: [], remove: [], events: [said] });
  });
  it('新的从0开始，改了加1', () => {
    expect(on([], [words]).events).toMatchObject([{ sequence: 0, changed_at: now }]);
    const moved = { ...words, day: '2026-12-05' };
    expect(on([said], [moved]).put).toMatchObject([{ entry_id: 'closes:a', day: '2026-12-05', sequence: 4 }]);
  });
  it('没到日子就不见了的取消，30天后不再提', () => {
    const [cancelled] = on([said], []).put as [EventRow];
    expect(cancelled).toMatchObject({ sequence: 4, is_cancelled: true, changed_at: now });
    expect(on([cancelled], [])).toEqual({ put: [], remove: [], events: [cancelled] });
    const later = new Date(now.getTime() + 31 * day);
    expect(on([{ ...cancelled, day: '2027-03-01' }], [], '2026-12-21', later)).toMatchObject({
      remove: ['closes:a'],
      events: [],
    });
    expect(on([cancelled], [words]).events).toMatchObject([{ sequence: 5, is_cancelled: false }]);
  });
  it('当天起只是过去了，不是取消', () => {
    expect(on([said], [], '2026-11-28')).toEqual({ put: [], remove: [], events: [said] });
    expect(on([said], [], '2027-03-08', new Date('2027-03-08T00:00:00Z')).remove).toEqual(['closes:a']);
  });
});

describe('iCalendar', () => {
  const event: EventRow = {
    entry_id: 'closes:a',
    day: '2026-11-28',
    summary: `申报截止：${'研发费用补助，设备；'.repeat(8)}`,
    description: '第一行\n第二行',
    sequence: 2,
    changed_at: new Date('2026-11-20T01:00:00Z'),
    is_cancelled: false,
  };
  const lines = (events: EventRow[], id = 'e1') => calendarText({ id, name: '甲公司' }, events).split('\r\n');

  it('全天的日子，不随时区移动；提前七天和一天的九点提醒', () => {
    const text = lines([event]);
    expect(text).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'SEQUENCE:2',
        'DTSTART;VALUE=DATE:20261128',
        'DTSTAMP:20261120T010000Z',
        'TRIGGER:-P6DT15H',
        'TRIGGER:-PT15H',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(Math.max(...text.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
  it('两家企业的同一天不是同一个事件', () => {
    const uidOf = (id: string) => lines([event], id).find((line) => line.startsWith('UID:'));
    expect(uidOf('e1')).toMatch(/^UID:closes:a:[\w-]{16}@hengce$/);
    expect(uidOf('e1')).not.toBe(uidOf('e2'));
  });
  it('取消的不再提醒', () => {
    const text = lines([{ ...event, is_cancelled: true }]);
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).not.toContain('BEGIN:VALARM');
  });
});

describe('订阅', () => {
  let app: TestApp;
  let library: readonly Matchable[];
  let token: string;
  let enterpriseId: string;
  beforeAll(async () => {
    const policies = exampleLibrary({ matchables: async () => library });
    app = await createTestApp({ policies });
    const today = app.clock.now().getTime();
    const at = (days: number) => new Date(today + days * day).toISOString().slice(0, 10);
    library = [withWindow(first, { state: 'open', closesAt: at(10) }), withWindow(second, { state: 'rolling' })];
    token = await app.signIn('13760000001');
    const json = { name: '甲公司', regionCode: '330100', regionName: '浙江省杭州市' };
    enterpriseId = String((await app.call('POST', '/api/v1/enterprise/save', { token, json })).data.id);
  });
  afterAll(() => app.close());
  const subscribe = async (withToVerify: boolean) =>
    String(
      (await app.call('POST', '/api/v1/calendar/subscribe', { token, json: { enterpriseId, withToVerify } })).data
        .feedId,
    );
  const read = (feedId: string) => app.call('GET', `/api/v1/calendar/shared/${feedId}`);
  const timeline = async () =>
    (await app.call('GET', `/api/v1/calendar/timeline?enterpriseId=${enterpriseId}`, { token }))
      .data as unknown as S['FundingTimeline'];

  it('不登录就能读，延期后序号加1；换地址、停用后旧地址失效', async () => {
    expect((await timeline()).feed).toBeNull();
    const feedId = await subscribe(true);
    const reply = await read(feedId);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.text).toContain('SEQUENCE:0');
    expect((await read(feedId)).text).toBe(reply.text);

    const [known] = library as [Matchable];
    const uid = /UID:.*/.exec(reply.text)?.[0];
    library = [withWindow(known, { state: 'open', closesAt: '2099-01-01' }), ...library.slice(1)];
    const moved = (await read(feedId)).text;
    expect(moved).toContain('SEQUENCE:1');
    expect(moved).toContain('DTSTART;VALUE=DATE:20990101');
    expect(/UID:.*/.exec(moved)?.[0]).toBe(uid);

    library = library.slice(1);
    expect((await read(feedId)).text).toContain('STATUS:CANCELLED');

    const again = await subscribe(true);
    expect((await read(feedId)).status).toBe(404);
    expect((await read(again)).status).toBe(200);
    expect((await timeline()).feed).toMatchObject({ withToVerify: true });
    await app.call('POST', '/api/v1/calendar/unsubscribe', { token, json: { enterpriseId } });
    expect((await read(again)).status).toBe(404);
    expect(app.logLines.join('\n')).not.toContain(again);
  });

  it('不要待核实时不写进日历', async () => {
    library = [withWindow(first, { state: 'open', closesAt: '2099-01-01' })];
    expect((await timeline()).entries).toMatchObject([{ group: 'toVerify' }]);
    expect((await read(await subscribe(false))).text).not.toContain('20990101');
  });

  it('别人的企业没有时间线', async () => {
    const other = await app.signIn('13760000002');
    for (const [method, path, json] of [
      ['GET', `/api/v1/calendar/timeline?enterpriseId=${enterpriseId}`, undefined],
      ['POST', '/api/v1/calendar/subscribe', { enterpriseId, withToVerify: true }],
      ['POST', '/api/v1/calendar/unsubscribe', { enterpriseId }],
    ] as const)
      expect((await app.call(method, path, { token: other, ...(json ? { json } : {}) })).status).toBe(404);
  });
});
