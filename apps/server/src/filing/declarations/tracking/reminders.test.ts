import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp';
import { begin, declarationApp, type Firm, newFirm, openCall, type TestLibrary } from '../testing';

let app: TestApp;
let library: TestLibrary;
let firm: Firm;
beforeAll(async () => {
  ({ app, library } = await declarationApp());
  firm = await newFirm(app, '13790000001');
});
afterAll(() => app.close());

const messages = async () => {
  const { rows } = (await app.call('GET', '/api/v1/message/list', { token: firm.token })).data as {
    rows: { title: string; body: string; link: string; reason: string }[];
  };
  return rows;
};

it('快到期的任务、补正与后续义务各提醒一次，改了日子再提醒一次；日历里也有', async () => {
  const own = await begin(app, firm, openCall(library).matchable);
  await app.db.query('UPDATE declarations SET deadline = NULL WHERE id = $1', [own.id]);
  const saved = await own.post('saveObligation', { kind: 'annualReport', title: '报送年报', dueOn: '2026-11-28' });
  await own.post('saveTask', { title: '要审计报告', dueOn: '2026-11-22' });
  await own.post('saveTask', { title: '不急', dueOn: '2026-12-22' });
  await app.app.purge();
  await app.app.purge();
  const told = await messages();
  expect(told.map(({ title }) => title).sort()).toEqual(['任务快到期了', '后续义务快到期了']);
  expect(told[0]?.link).toBe(`/Policy/ProjectDeclaration/details/${own.id}`);
  const [obligation] = saved.data.obligations as { obligationId: string }[];
  const moved = {
    kind: 'annualReport',
    title: '报送年报',
    dueOn: '2026-11-29',
    obligationId: obligation?.obligationId,
  };
  await own.post('saveObligation', moved);
  await app.app.purge();
  expect(await messages()).toHaveLength(3);
  const feed = await app.call('POST', '/api/v1/calendar/subscribe', {
    token: firm.token,
    json: { enterpriseId: firm.enterpriseId, withToVerify: false },
  });
  const calendar = await app.call('GET', `/api/v1/calendar/shared/${feed.data.feedId}`);
  const unfolded = calendar.text.replace(/\r\n /g, '');
  expect(unfolded).toContain('SUMMARY:后续义务：报送年报');
  expect(unfolded).toContain('SUMMARY:任务到期：不急');

  await app.db.query("UPDATE declarations SET state = 'closed' WHERE id = $1", [own.id]);
  await own.post('saveObligation', { ...moved, dueOn: '2026-11-30' });
  await app.app.purge();
  expect((await messages())[0]?.reason).toMatch(/^您申报了“/);
  const closed = (await app.call('GET', `/api/v1/calendar/shared/${feed.data.feedId}`)).text.replace(/\r\n /g, '');
  expect(closed).toContain('STATUS:CANCELLED');
});

it('通知改了期限：申报的期限随即改，只说一次', async () => {
  const { notice, matchable } = openCall(library);
  const own = await begin(app, firm, matchable);
  const before = (await own.get('detail')).data.deadline;
  const records = library.records;
  library.records = records.map((record) =>
    record.id === notice.brief.id
      ? {
          ...record,
          windows: record.windows.map((window) => ({ ...window, closesAt: '2027-03-01' })),
          ...(record.intake ? { intake: { ...record.intake, deadlines: [] } } : {}),
        }
      : record,
  );
  const count = (await messages()).length;
  // The library is looked at once a day, and whenever it changed.
  app.clock.advance(24 * 3_600_000);
  await app.app.purge();
  app.clock.advance(24 * 3_600_000);
  await app.app.purge();
  library.records = records;
  const shifts = (await messages()).slice(0, (await messages()).length - count);
  expect(shifts.filter(({ title, link }) => title === '申报通知有变更' && link.endsWith(own.id))).toHaveLength(1);
  const after = await app.db.query<{ deadline: Date }>('SELECT deadline FROM declarations WHERE id = $1', [own.id]);
  expect(after[0]?.deadline.toISOString()).toBe('2027-03-01T16:00:00.000Z');
  expect(before).not.toBe('2027-03-01T16:00:00.000Z');

  // The library says again what it said.
  app.clock.advance(24 * 3_600_000);
  await app.app.purge();
  expect((await own.get('detail')).data).toMatchObject({ deadline: before, shift: null });
  const found = await app.db.query('SELECT id FROM declarations WHERE id = $1 AND shift_found_at IS NULL', [own.id]);
  expect(found).toHaveLength(1);
});
