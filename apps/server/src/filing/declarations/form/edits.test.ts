import type { MainComponents } from '@hengce/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp';
import type { Matchable } from '../../../matching/items';
import { begin, type Caller, declarationApp, type Firm, newFirm, openCall } from '../testing';
import { valueText } from './values';

type S = MainComponents['schemas'];

let app: TestApp;
let firm: Firm;
let item: Matchable;
beforeAll(async () => {
  const made = await declarationApp();
  app = made.app;
  item = openCall(made.library).matchable;
  firm = await newFirm(app, '13770000001');
});
afterAll(() => app.close());

let ids = 0;
const edit = (fieldId: string, value: S['FormValue'], baseRevision = 0, more: Partial<S['FormEdit']> = {}) => ({
  editId: `edit-${String(ids++).padStart(8, '0')}`,
  fieldId,
  value,
  baseRevision,
  ...more,
});
const send = async (own: Caller, ...edits: S['FormEdit'][]) =>
  (await own.post('editForm', { edits })).data as unknown as S['FormEditReply'];
const fieldOf = async (own: Caller, id: string) =>
  ((await own.get('form')).data as unknown as S['FormSheet']).sections
    .flatMap(({ fields }) => fields)
    .find(({ fieldId }) => fieldId === id) as S['FormField'];

it('改不同的字段互不相干；改同一个字段两份都留着，选定一份以后冲突消失', async () => {
  const own = await begin(app, firm, item);
  const [a, b] = await Promise.all([send(own, edit('project.name', '甲')), send(own, edit('project.content', '一'))]);
  expect([a.results[0]?.outcome, b.results[0]?.outcome]).toEqual(['saved', 'saved']);
  const first = await fieldOf(own, 'project.name');
  const late = await send(own, edit('project.name', '乙'));
  expect(late.results[0]).toMatchObject({ outcome: 'conflict', value: '甲', conflict: { value: '乙' } });
  const torn = await fieldOf(own, 'project.name');
  expect(torn).toMatchObject({ value: '甲', conflicts: [{ value: '乙' }] });
  expect((await own.get('readiness')).text).toContain('“项目名称”有两份改动，请选一份');
  const conflictId = torn.conflicts[0]?.conflictId ?? '';
  await send(own, edit('project.name', '乙', first.revision, { conflictId }));
  expect(await fieldOf(own, 'project.name')).toMatchObject({ value: '乙', conflicts: [] });
});

it('同一次改动发几遍只算一次，答复也一样；别人已改成同样的值不算冲突', async () => {
  const own = await begin(app, firm, item);
  const once = edit('project.name', '甲');
  const [first, again] = [await send(own, once), await send(own, once, once)];
  expect(again.revision).toBe(first.revision);
  expect(again.results).toMatchObject([
    { outcome: 'saved', isRepeated: true },
    { outcome: 'saved', isRepeated: true },
  ]);
  expect((await send(own, edit('project.name', '甲'))).results[0]?.outcome).toBe('saved');
  const late = edit('project.name', '丙');
  await send(own, late);
  await send(own, late);
  expect((await fieldOf(own, 'project.name')).conflicts).toHaveLength(1);
});

it('没有处理的冲突到了200处就不再收，原来的都在', async () => {
  const own = await begin(app, firm, item);
  await send(own, edit('project.name', '甲'));
  for (let round = 0; round < 2; round++)
    await send(own, ...Array.from({ length: 100 }, (_, n) => edit('project.name', `乙${round}-${n}`)));
  const { results } = await send(own, edit('project.name', '再来'));
  expect(results[0]).toMatchObject({ outcome: 'refused', message: expect.stringContaining('200处冲突') });
  expect((await fieldOf(own, 'project.name')).conflicts).toHaveLength(200);
});

it('值不合字段的类型就不收，别的照收；太长的收下，写明超了多少', async () => {
  const own = await begin(app, firm, item);
  const { results } = await send(
    own,
    edit('budget.total', '一百万'),
    edit('budget.own', 1.5),
    edit('project.endsOn', '2026-02-30'),
    edit('firm.employees', -1),
    edit('nothing', '值'),
    edit('project.content', '长'.repeat(801)),
  );
  expect(results.map(({ outcome, message }) => message ?? outcome)).toEqual([
    '项目总投入应为数字',
    '自筹资金最多精确到分',
    '结束日期应为YYYY-MM-DD格式的日期',
    '职工总数应为不小于0的整数',
    '申报书里没有这一项',
    'saved',
  ]);
  expect((await own.get('readiness')).text).toContain('“项目内容”最多800字，现在是801字');
});

it('不可能对的值不收，写明为什么；与资料不一致的查得出来', async () => {
  const own = await begin(app, firm, item);
  const { results } = await send(
    own,
    edit('budget.total', -5000),
    edit('firm.netProfit', -5000),
    edit('firm.establishedAt', '2099-05-01'),
    edit('firm.uscc', '12345'),
    edit('firm.uscc', '91330100MA2TEST012'),
    edit('firm.contactPhone', 'abc电话'),
    edit('firm.contactPhone', '12'),
    edit('firm.contactPhone', '0571-88880000转801'),
    edit('firm.establishedAt', '2019-04-19'),
  );
  expect(results.map(({ outcome, message }) => message ?? outcome)).toEqual([
    '项目总投入不能是负数',
    'saved',
    '成立日期不能晚于今天',
    '统一社会信用代码应为18位，现在是5位',
    expect.stringContaining('统一社会信用代码'),
    '联系电话应为能打通的电话，例如0571-88880000',
    '联系电话应为能打通的电话，例如0571-88880000',
    'saved',
    'saved',
  ]);
  const { checks } = (await own.get('form')).data as unknown as S['FormSheet'];
  expect(checks.find(({ checkId }) => checkId === 'established-fact')).toMatchObject({
    outcome: 'failed',
    text: '申报书写2019年4月19日，成立日期的资料是2019年4月18日',
  });
});

it('以前收下的错值不算填好', async () => {
  const own = await begin(app, firm, item);
  await app.db.query(
    "INSERT INTO declaration_fields (declaration_id, field_id, value, revision) VALUES ($1, 'budget.total', '-5000', 1)",
    [own.id],
  );
  expect((await own.get('readiness')).text).toContain('项目总投入不能是负数');
});

it.each([
  [12_345_678_900, '12,345.6789万元'],
  [12_345_678_901, '12,345.678901万元'],
  [100, '0.0001万元'],
  [0, '0万元'],
])('%i分在导出的申报书里原样写作%s', (fen, text) => {
  expect(valueText({ kind: 'money' }, fen)).toBe(text);
});

it('日期在导出的申报书里写年月日', () => {
  expect(valueText({ kind: 'date' }, '2017-06-20')).toBe('2017年6月20日');
});

it('合计、先后与上限写明哪里不符', async () => {
  const own = await begin(app, firm, item);
  const { checks } = await send(
    own,
    edit('budget.total', 100_000_000),
    edit('budget.own', 60_000_000),
    edit('budget.grant', 30_000_000),
    edit('project.startsOn', '2026-06-01'),
    edit('project.endsOn', '2026-05-31'),
  );
  const of = (id: string) => checks.find(({ checkId }) => checkId === id);
  expect(of('budget-sum')).toMatchObject({ outcome: 'failed', text: '项目总投入写100万元，60万元＋30万元＝90万元' });
  expect(of('period-order')).toMatchObject({
    outcome: 'failed',
    text: '结束日期早于开始日期：2026年6月1日至2026年5月31日',
  });
});

it('两个人随意改，断线重发：每一处都在字段里、在冲突里，或被看过它的人改掉了', { timeout: 60_000 }, async () => {
  const names = ['project.name', 'project.place', 'project.content'];
  const step = fc.record({
    editor: fc.constantFrom(0, 1),
    field: fc.constantFrom(...names),
    looks: fc.boolean(),
    sends: fc.integer({ min: 1, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const own = await begin(app, firm, item);
      const minds = [new Map<string, number>(), new Map<string, number>()];
      const seen = new Set<string>();
      const sent: { text: string; fieldId: string }[] = [];
      for (const { editor, field, looks, sends } of steps) {
        const mind = minds[editor] as Map<string, number>;
        if (looks) {
          const { value, revision } = await fieldOf(own, field);
          mind.set(field, revision);
          if (value !== null) seen.add(String(value));
        }
        const one = edit(field, `值${ids}`, mind.get(field) ?? 0);
        sent.push({ text: String(one.value), fieldId: field });
        for (let n = 0; n < sends; n++) {
          const { results } = await send(own, one);
          if (results[0]?.outcome !== 'saved') continue;
          mind.set(field, results[0].revision);
          seen.add(String(one.value));
        }
      }
      const kept = new Set<string>();
      for (const name of names) {
        const { value, conflicts } = await fieldOf(own, name);
        for (const text of [value, ...conflicts.map((conflict) => conflict.value)]) kept.add(String(text));
      }
      for (const { text } of sent) expect(kept.has(text) || seen.has(text)).toBe(true);
      await own.post('remove');
    }),
    { numRuns: 15 },
  );
});
