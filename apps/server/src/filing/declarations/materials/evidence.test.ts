import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp';
import { officeFile, tinyPdf } from '../../../../test/files';
import type { Matchable } from '../../../matching/items';
import { begin, declarationApp, type Firm, newFirm, openCall, pdf } from '../testing';

type S = MainComponents['schemas'];

let app: TestApp;
let firm: Firm;
let item: Matchable;
beforeAll(async () => {
  const made = await declarationApp();
  app = made.app;
  item = openCall(made.library).matchable;
  firm = await newFirm(app, '13900000101');
});
afterAll(() => app.close());

const path = '/api/v1/declaration';
const list = async (query = '') =>
  (await app.call('GET', `${path}/library?${query}`, { token: firm.token })).data as unknown as S['EvidenceLibrary'];
const save = (fields: Record<string, string | File>, token = firm.token) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return app.call('POST', `${path}/saveEvidence`, { token, form });
};
const added = async (fields: Record<string, string | File>) =>
  (await save(fields)).data as unknown as S['EvidenceEntry'];
const post = (action: string, json: unknown) => app.call('POST', `${path}/${action}`, { token: firm.token, json });

it('上传、改名、换新版本：申报继续用它所用的那一版，新的申报用新版本', async () => {
  expect((await save({ file: pdf() })).body.msg).toBe('请填写材料名称');
  const old = await added({ file: pdf('证书2023.pdf'), kind: '检测报告', expiresOn: '2026-12-01' });
  expect(old).toMatchObject({ kind: '检测报告', expiry: 'soon', uses: [], older: [] });

  const own = await begin(app, firm, item);
  const slots = (await own.post('saveSlot', { name: '检测报告' })).data as unknown as S['MaterialSheet'];
  const specId = slots.slots.find(({ name }) => name === '检测报告')?.specId ?? '';
  await own.post('reuse', { specId, evidenceId: old.evidenceId });

  app.clock.advance(1_000);
  const word = new File([new Uint8Array(officeFile('docx'))], '证书2026.docx');
  const newer = await added({ file: word, evidenceId: old.evidenceId, expiresOn: '2029-12-01' });
  expect(newer).toMatchObject({ kind: '检测报告', fileName: '证书2026.docx', expiry: 'valid', uses: [] });
  expect(newer.older).toMatchObject([{ fileName: '证书2023.pdf', expiresOn: '2026-12-01', uses: [{ id: own.id }] }]);
  const sheet = (await own.get('materials')).data as unknown as S['MaterialSheet'];
  const slot = sheet.slots.find((one) => one.specId === specId);
  expect(slot?.files[0]?.versions[0]?.fileName).toBe('证书2023.pdf');
  expect(slot?.offers.map(({ fileName }) => fileName)).toEqual(['证书2026.docx']);

  const renamed = await post('updateEvidence', { evidenceId: newer.evidenceId, kind: '产品检测报告', expiresOn: null });
  expect(renamed.data).toMatchObject({ kind: '产品检测报告', expiry: 'none', older: [{ fileName: '证书2023.pdf' }] });
  const file = await app.call('GET', `${path}/libraryFile?evidenceId=${old.evidenceId}`, { token: firm.token });
  expect(file.text).toBe(tinyPdf('证书2023.pdf'));
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('证书2023.pdf'));

  expect((await post('removeEvidence', { evidenceId: old.evidenceId })).body).toMatchObject({
    code: 409,
    msg: expect.stringMatching(/还在用这个文件，没有删除。请先在那份申报里更换或删除/),
  });
  await own.post('remove');
  // What was put into the library stays there when the declaration goes.
  expect((await list('show=unused')).rows).toHaveLength(1);
  expect((await post('removeEvidence', { evidenceId: newer.evidenceId })).body.msg).toBe('已删除');
  expect((await list()).rows).toMatchObject([{ fileName: '证书2023.pdf', expiry: 'soon', older: [] }]);
  await post('removeEvidence', { evidenceId: old.evidenceId });
});

it('按名称、类别与有效期找；个数是整个材料库的', async () => {
  await added({ file: pdf('执照.pdf'), kind: '营业执照' });
  await added({ file: pdf('体系证书.pdf'), kind: '认证证书', expiresOn: '2026-11-01' });
  const expired = await list('show=expired');
  expect(expired).toMatchObject({
    counts: { all: 2, soon: 0, expired: 1, unused: 2 },
    kinds: ['营业执照', '认证证书'],
  });
  expect(expired.rows.map(({ fileName }) => fileName)).toEqual(['体系证书.pdf']);
  expect((await list(`q=${encodeURIComponent('执照')}`)).rows).toHaveLength(1);
  expect((await list(`kind=${encodeURIComponent('认证证书')}`)).rows).toHaveLength(1);
  expect((await list(`q=${encodeURIComponent('没有的')}`)).rows).toEqual([]);
});

it('资料的佐证也在材料库，可以下载，到企业信息里更换与删除', async () => {
  const saved = await app.call('POST', `/api/v1/enterprise/saveFact/${firm.enterpriseId}`, {
    token: firm.token,
    json: { key: 'revenue', period: '2025', value: 100 },
  });
  const form = new FormData();
  form.set('factId', String(saved.data.factId));
  form.set('file', pdf('审计.pdf'));
  await app.call('POST', `/api/v1/enterprise/evidence/${firm.enterpriseId}`, { token: firm.token, form });
  const fact = (await list()).rows.find(({ origin }) => origin === 'fact') as S['EvidenceEntry'];
  expect(fact.uses).toMatchObject([
    { kind: 'fact', id: firm.enterpriseId, name: expect.stringMatching(/的2025年营业收入$/) },
  ]);
  const id = fact.evidenceId;
  expect((await app.call('GET', `${path}/libraryFile?evidenceId=${id}`, { token: firm.token })).text).toBe(
    tinyPdf('审计.pdf'),
  );
  expect((await save({ file: pdf(), evidenceId: id })).body).toMatchObject({
    code: 409,
    msg: '这是企业资料的佐证材料，没有更换。请到企业信息里更换',
  });
  expect((await post('updateEvidence', { evidenceId: id, kind: '别的' })).body.code).toBe(409);
  expect((await post('removeEvidence', { evidenceId: id })).body.code).toBe(409);
});

it('别人的材料找不到', async () => {
  const other = await newFirm(app, '13900000102');
  const mine = (await list()).rows.find(({ origin }) => origin === 'upload')?.evidenceId ?? '';
  expect((await save({ file: pdf(), evidenceId: mine }, other.token)).body.code).toBe(404);
  for (const id of [mine, (await list()).rows.find(({ origin }) => origin === 'fact')?.evidenceId ?? ''])
    expect((await app.call('GET', `${path}/libraryFile?evidenceId=${id}`, { token: other.token })).body.code).toBe(404);
});

it('一刻钟里上传太多次先停一停', async () => {
  const replies = await Promise.all(
    Array.from({ length: 130 }, () => save({ file: new File([], 'x.pdf'), kind: 'x' })),
  );
  expect(replies.filter(({ body }) => body.code === 429).length).toBeGreaterThan(0);
  expect(replies.at(-1)?.body.msg).toMatch(/^操作太频繁，请在/);
});
