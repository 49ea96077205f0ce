import type { MainComponents } from '@hengce/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp';
import { tinyPdf } from '../../../../test/files';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { safeFileName } from '../../../platform/file';
import { begin, declarationApp, newFirm, openCall, pdf } from '../testing';
import { exportZip } from './exportZip';
import { defaultPattern, fileName, patternProblem, uniqueNames } from './naming';

type S = MainComponents['schemas'];

const parts = { number: '03', material: '营业执照', firm: '甲公司', project: '改造', day: '20261121', ending: '.pdf' };

it.each([
  [defaultPattern, {}, '03_营业执照_甲公司.pdf'],
  ['{企业}-{项目}-{材料}（{日期}）', {}, '甲公司-改造-营业执照（20261121）.pdf'],
  [defaultPattern, { material: 'a/b\\c:d*e?"<f>|' }, '03_a＿b＿c＿d＿e＿＿＿f＿＿_甲公司.pdf'],
  ['{材料}', { material: 'CON' }, 'CON＿.pdf'],
  ['{材料}', { material: '..' }, '材料.pdf'],
  ['{材料}', { material: '报告 . ' }, '报告.pdf'],
  ['{材料}', { material: '{企业}' }, '{企业}.pdf'],
])('%s %o → %s', (pattern, own, name) => {
  expect(fileName(pattern, { ...parts, ...own })).toBe(name);
});

it('命名规则只认写明的几项', () => {
  expect(patternProblem(defaultPattern)).toBeNull();
  expect(patternProblem('{编号}_{材料}')).toContain('“{编号}”');
  expect(patternProblem('材料')).toBe('命名规则里应有{序号}或{材料}');
});

it('任何名字都能存在Windows上；重名的加编号，大小写不同也算重名', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 6 }), (names) => {
      const safe = uniqueNames(names.map((name) => safeFileName(name, '.pdf')));
      expect(new Set(safe.map((name) => name.toLowerCase())).size).toBe(safe.length);
      for (const name of safe) {
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]+\.pdf$/u);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\.|^[.\s]|[.\s]\.pdf$/i);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(220);
      }
    }),
  );
  expect(uniqueNames(['A.pdf', 'a.pdf', 'A.pdf'])).toEqual(['A.pdf', 'a(2).pdf', 'A(3).pdf']);
});

it('读到哪里写到哪里：没有人读就不取下一个文件', async () => {
  let reads = 0;
  const files = {
    read: async () => {
      reads += 1;
      return { name: '', mediaType: '', content: new Uint8Array(1_000_000) };
    },
  } as unknown as FileStore;
  const planned = Array.from({ length: 50 }, (_, n) => ({
    folder: null,
    name: `${n}.pdf`,
    specId: `m${n}`,
    fileId: `f${n}`,
    size: 1,
  }));
  const zip = exportZip({ db: {} as Db, files, planned, form: async () => new Uint8Array(), now: new Date(0) });
  const reader = zip.getReader();
  await reader.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(reads).toBeLessThan(4);
  await reader.cancel();
});

it('文件的时间是北京时间', async () => {
  const zip = exportZip({
    db: {} as Db,
    files: {} as FileStore,
    planned: [{ folder: null, name: '申报书.docx', fileId: null }],
    form: async () => new Uint8Array([1]),
    now: new Date('2026-11-21T17:30:00Z'),
  });
  const bytes = Buffer.from(await new Response(zip).arrayBuffer());
  const [time, day] = [bytes.readUInt16LE(10), bytes.readUInt16LE(12)];
  expect([time >> 11, (time >> 5) & 63, day & 31]).toEqual([1, 30, 22]);
});

let app: TestApp;
let library: Awaited<ReturnType<typeof declarationApp>>['library'];
beforeAll(async () => {
  ({ app, library } = await declarationApp());
});
afterAll(() => app.close());

/** Names of a zip in the order of its central directory. */
function namesIn(zip: Buffer): string[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const length = zip.readUInt16LE(at + 28);
    // Bit 11: the name is UTF-8.
    expect(zip.readUInt16LE(at + 8) & 0x800).toBe(0x800);
    names.push(zip.subarray(at + 46, at + 46 + length).toString('utf8'));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}

it('材料包里只有一份申报书，一项材料一个文件夹，几份依次编号，名字与目录说的一样，最后一版在里面', async () => {
  const firm = await newFirm(app, '13780000001');
  const own = await begin(app, firm, openCall(library).matchable);
  const { slots } = (await own.get('materials')).data as unknown as S['MaterialSheet'];
  // The list begins with the 申报书 itself, which is made from the form.
  const [form, first] = slots;
  expect(form).toMatchObject({ isForm: true, stateName: '导出时生成', state: 'missing' });
  const odd = (await own.post('saveSlot', { name: '合同:一/二' })).data as unknown as S['MaterialSheet'];
  const added = odd.slots.find(({ isOwn }) => isOwn);
  for (const slot of [added, first]) {
    const specId = slot?.specId ?? '';
    const sheet = (await own.upload('upload', { specId, file: pdf('旧.pdf') })).data as unknown as S['MaterialSheet'];
    const replaces = sheet.slots.find((one) => one.specId === specId)?.files[0]?.slotFileId ?? '';
    await own.upload('upload', { specId, replaces, file: new File([tinyPdf('newer')], '新.pdf') });
  }
  for (const name of ['发票二.pdf', '发票三.pdf'])
    await own.upload('upload', { specId: added?.specId ?? '', file: pdf(name) });
  const plan = (await own.get('exportPlan', '?form=pdf')).data as unknown as S['ExportPlan'];
  const paths = plan.files.map(({ folder, name }) => (folder === null ? name : `${folder}/${name}`));
  const last = String(slots.length).padStart(2, '0');
  expect(paths).toEqual([
    `00_${form?.name}_甲精密制造有限公司.pdf`,
    `01_${first?.name}/01_${first?.name}_甲精密制造有限公司.pdf`,
    ...[1, 2, 3].map((at) => `${last}_合同＿一＿二/${last}-${at}_合同＿一＿二_甲精密制造有限公司.pdf`),
  ]);
  expect(plan.missing).toEqual(slots.slice(2).map(({ name }) => name));
  const response = await app.app.request(`http://portal.test/api/v1/declaration/export/${own.id}?form=pdf`, {
    headers: { host: 'portal.test', authorization: `Bearer ${firm.token}` },
  });
  const zip = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(plan.fileName));
  expect(namesIn(zip)).toEqual(paths);
  expect(zip.includes(Buffer.from(tinyPdf('newer')))).toBe(true);
  expect((await own.post('update', { namingPattern: '{无}' })).body.code).toBe(400);
  await own.post('update', { namingPattern: '{企业}_{材料}' });
  const renamed = (await own.get('exportPlan')).data as unknown as S['ExportPlan'];
  expect(renamed.files[0]?.name).toBe(`甲精密制造有限公司_${form?.name}.docx`);
  expect(renamed.files.slice(-2).map(({ name }) => name)).toEqual([
    '甲精密制造有限公司_合同＿一＿二(2).pdf',
    '甲精密制造有限公司_合同＿一＿二(3).pdf',
  ]);
  // One with its seal stands for the one that is made here.
  await own.upload('upload', { specId: form?.specId ?? '', file: new File([tinyPdf('sealed')], '盖章.pdf') });
  const sealed = (await own.get('exportPlan')).data as unknown as S['ExportPlan'];
  expect(sealed.files[0]).toMatchObject({ name: `甲精密制造有限公司_${form?.name}.pdf`, kind: 'form' });
  expect(sealed.files.filter(({ name }) => name.includes('申报书'))).toHaveLength(1);
});
