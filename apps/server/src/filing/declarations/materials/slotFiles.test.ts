import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp';
import { begin, type Caller, callerOf, declarationApp, type Firm, newFirm, openCall, pdf } from '../testing';

type S = MainComponents['schemas'];

let app: TestApp;
let firm: Firm;
let own: Caller;
let specId: string;
let library: Awaited<ReturnType<typeof declarationApp>>['library'];
let phones = 13_910_000_001;
beforeAll(async () => {
  ({ app, library } = await declarationApp());
});
afterAll(() => app.close());
beforeEach(async () => {
  firm = await newFirm(app, String(phones++));
  own = await begin(app, firm, openCall(library).matchable);
  const { slots } = sheetIn(await own.post('saveSlot', { name: '购置发票' }));
  specId = slots.at(-1)?.specId ?? '';
});

const sheetIn = ({ data }: { data: Record<string, unknown> }) => data as unknown as S['MaterialSheet'];
const slotIn = (sheet: S['MaterialSheet']) => sheet.slots.find((slot) => slot.specId === specId) as S['MaterialSlot'];
const slot = async () => slotIn(sheetIn(await own.get('materials')));
const add = async (name: string, more: Record<string, string> = {}) => {
  app.clock.advance(1_000);
  return slotIn(sheetIn(await own.upload('upload', { specId, file: pdf(name), ...more })));
};
const names = ({ files }: S['MaterialSlot']) => files.map(({ versions }) => versions.map(({ fileName }) => fileName));
const idOf = ({ files }: S['MaterialSlot'], at: number) => files[at]?.slotFileId ?? '';
const libraryOf = async () =>
  (await app.call('GET', '/api/v1/declaration/library', { token: firm.token })).data as unknown as S['EvidenceLibrary'];

it('再上传是再加一份；替换只换那一份，旧的是它的版本；同一份文件不收两次', async () => {
  for (const name of ['一.pdf', '二.pdf', '三.pdf']) await add(name);
  const three = await slot();
  expect(names(three)).toEqual([['一.pdf'], ['二.pdf'], ['三.pdf']]);
  expect(names(await add('二改.pdf', { replaces: idOf(three, 1) }))).toEqual([
    ['一.pdf'],
    ['二改.pdf', '二.pdf'],
    ['三.pdf'],
  ]);
  const again = await own.upload('upload', { specId, file: new File([await pdf('三.pdf').text()], '又一次.pdf') });
  expect(again.body).toMatchObject({ code: 409, msg: '与“三.pdf”是同一份文件，没有再加一份' });
  expect((await own.upload('upload', { specId, file: pdf('四.pdf'), replaces: 'nothing' })).body.code).toBe(404);
  // In the 材料库 what replaced it is its newer version.
  const entries = (await libraryOf()).rows.filter(({ uses }) => uses.some(({ id }) => id === own.id));
  expect(entries.map(({ fileName, older }) => [fileName, older.map((one) => one.fileName)])).toEqual(
    expect.arrayContaining([
      ['二改.pdf', ['二.pdf']],
      ['三.pdf', []],
    ]),
  );
  expect((await slot()).files).toHaveLength(3);
});

it('核对与更换各说各的一份；一起标记是全部；整项的状态是最要紧的那一份', async () => {
  await add('甲.pdf');
  const [first, second] = (await add('乙.pdf')).files;
  const judge = async (body: object) => slotIn(sheetIn(await own.post('judge', { specId, ...body })));
  expect((await judge({ verdict: 'ok' })).state).toBe('ok');
  const rejected = await judge({ slotFileId: second?.slotFileId, verdict: 'rejected', reason: '缺发票联' });
  expect(rejected).toMatchObject({ state: 'rejected', reason: null });
  expect(rejected.files.map(({ state, reason }) => [state, reason])).toEqual([
    ['ok', null],
    ['rejected', '缺发票联'],
  ]);
  const lacks = async () =>
    ((await own.get('readiness')).data as unknown as S['Readiness']).items.find(
      ({ id }) => id === `material:${specId}`,
    );
  expect((await lacks())?.text).toBe('“购置发票”的“乙.pdf”需要更换：缺发票联');
  // What replaces it is not checked yet; the other one is.
  const replaced = await add('乙改.pdf', { replaces: second?.slotFileId ?? '' });
  expect(replaced.files.map(({ state }) => state)).toEqual(['ok', 'uploaded']);
  expect((await lacks())?.text).toBe('“购置发票”的“乙改.pdf”还没有核对');
  await judge({ verdict: 'ok' });
  expect(await lacks()).toBeUndefined();
  // The day is of one file.
  const dated = await judge({ slotFileId: first?.slotFileId, expiresOn: '2026-11-20' });
  expect(dated.files.map(({ state }) => state)).toEqual(['expired', 'ok']);
  expect((await lacks())?.text).toBe('“购置发票”的“甲.pdf”已于2026-11-20过期');
});

it('删除一份文件、撤回一次替换，一天里都能恢复原样，包括核对的结论；过后连材料库里没有别处用的一起清除', async () => {
  await add('甲.pdf');
  const before = await add('乙.pdf');
  await own.post('judge', { specId, slotFileId: idOf(before, 0), verdict: 'ok' });
  const replaced = await add('甲改.pdf', { replaces: idOf(before, 0) });
  const [newest] = replaced.files[0]?.versions ?? [];
  const undone = slotIn(sheetIn(await own.post('removeVersions', { versionIds: [newest?.versionId] })));
  expect(names(undone)).toEqual([['甲.pdf'], ['乙.pdf']]);
  expect(undone.files.map(({ state }) => state)).toEqual(['ok', 'uploaded']);

  const versionIds = replaced.files[0]?.versions.slice(1).map(({ versionId }) => versionId) ?? [];
  expect(names(slotIn(sheetIn(await own.post('removeVersions', { versionIds }))))).toEqual([['乙.pdf']]);
  const plan = (await own.get('exportPlan')).data as unknown as S['ExportPlan'];
  expect(plan.files.filter((file) => file.specId === specId)).toHaveLength(1);
  const back = slotIn(sheetIn(await own.post('removeVersions', { versionIds, isRemoved: false })));
  expect(names(back)).toEqual([['甲.pdf'], ['乙.pdf']]);
  expect(back.files[0]?.state).toBe('ok');

  // What was just taken out is not offered again beside the place that it left.
  const { offers } = slotIn(sheetIn(await own.post('removeVersions', { versionIds })));
  expect(offers.map(({ fileName }) => fileName)).not.toContain('甲.pdf');
  const shown = async () => JSON.stringify((await libraryOf()).rows).includes('甲.pdf');
  expect(await shown()).toBe(true);
  app.clock.advance(25 * 3_600_000);
  await app.app.purge();
  expect(await shown()).toBe(false);
  expect((await own.post('removeVersions', { versionIds, isRemoved: false })).body).toMatchObject({
    code: 404,
    msg: '删除超过一天，或已从材料库删除，不能恢复',
  });
});

it('上限事先说明；到了就不再收，替换照常；申报书只放一份', async () => {
  const { maxFiles } = await slot();
  expect(maxFiles).toBe(30);
  for (let at = 0; at < maxFiles; at += 1) await add(`${at}.pdf`);
  const more = await own.upload('upload', { specId, file: pdf('多.pdf') });
  expect(more.body).toMatchObject({ code: 409, msg: expect.stringMatching(/^一项材料最多30份文件，没有加进去/) });
  const full = await slot();
  expect(names(await add('换.pdf', { replaces: idOf(full, 7) }))[7]).toEqual(['换.pdf', '7.pdf']);
  // What was removed cannot come back into a full one.
  const versionIds = full.files[0]?.versions.map(({ versionId }) => versionId) ?? [];
  await own.post('removeVersions', { versionIds });
  await add('补.pdf');
  expect((await own.post('removeVersions', { versionIds, isRemoved: false })).body.code).toBe(409);

  const form = sheetIn(await own.get('materials')).slots.find(({ isForm }) => isForm);
  expect(form?.maxFiles).toBe(1);
  await own.upload('upload', { specId: form?.specId ?? '', file: pdf('盖章.pdf') });
  expect((await own.upload('upload', { specId: form?.specId ?? '', file: pdf('又一份.pdf') })).body).toMatchObject({
    code: 409,
    msg: '申报书只放一份，请用“替换”',
  });
});

it('别的申报用同一份文件：这里的替换与删除不影响那里', async () => {
  await add('甲.pdf');
  const other = callerOf(app, firm, (await begin(app, firm, openCall(library).matchable)).id);
  const there = sheetIn(await other.post('saveSlot', { name: '购置发票' })).slots.at(-1) as S['MaterialSlot'];
  const offer = there.offers.find(({ fileName }) => fileName === '甲.pdf');
  const json = { specId: there.specId, evidenceId: offer?.evidenceId };
  const reused = sheetIn(await other.post('reuse', json)).slots.find((one) => one.specId === there.specId);
  expect(names(reused as S['MaterialSlot'])).toEqual([['甲.pdf']]);
  // A second one is added beside it, and one may take the place of another.
  await add('乙.pdf');
  const second = sheetIn(await other.get('materials'))
    .slots.find((one) => one.specId === there.specId)
    ?.offers.find(({ fileName }) => fileName === '乙.pdf');
  const both = sheetIn(await other.post('reuse', { ...json, evidenceId: second?.evidenceId }));
  expect(names(both.slots.find((one) => one.specId === there.specId) as S['MaterialSlot'])).toEqual([
    ['甲.pdf'],
    ['乙.pdf'],
  ]);
  await add('甲改.pdf', { replaces: idOf(await slot(), 0) });
  await own.post('remove');
  const after = sheetIn(await other.get('materials')).slots.find((one) => one.specId === there.specId);
  expect(names(after as S['MaterialSlot'])).toEqual([['甲.pdf'], ['乙.pdf']]);
});

it('账号导出里每份文件与它的各版本都在，删除的不在', async () => {
  await add('甲.pdf');
  const two = await add('乙.pdf');
  await add('甲改.pdf', { replaces: idOf(two, 0) });
  await own.post('removeVersions', { versionIds: two.files[1]?.versions.map(({ versionId }) => versionId) });
  const { declareNo } = (await own.get('detail')).data;
  const text = (await app.call('GET', '/api/v1/account/export', { token: firm.token })).text;
  const parts = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  const rows = (parts.材料的文件与版本 ?? []).filter((row) => row.declare_no === declareNo);
  expect(rows.map(({ name }) => name)).toEqual(['甲.pdf', '甲改.pdf']);
  expect(new Set(rows.map(({ slot_file }) => slot_file)).size).toBe(1);
});
