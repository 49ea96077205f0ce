import type { MainComponents } from '@hengce/api/contract';
import { dayInShanghai, msPerDay } from '@hengce/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../test/createTestApp';
import type { Matchable } from '../../matching/items';
import {
  begin,
  callerOf,
  complete,
  declarationApp,
  type Firm,
  newFirm,
  openCall,
  pdf,
  type TestLibrary,
} from './testing';

type S = MainComponents['schemas'];

let app: TestApp;
let library: TestLibrary;
let firm: Firm;
let item: Matchable;
beforeAll(async () => {
  ({ app, library } = await declarationApp());
  item = openCall(library).matchable;
  firm = await newFirm(app, '13760000001');
});
afterAll(() => app.close());

const detailOf = (reply: { data: Record<string, unknown> }) => reply.data as unknown as S['DeclarationDetail'];

it('同一个请求编号只建一份；换一个事项是409；没有的事项是404', async () => {
  const { policy, item: part } = item;
  const json = { enterpriseId: firm.enterpriseId, policyId: policy.id, itemId: part.id };
  const create = (body: unknown) =>
    app.call('POST', '/api/v1/declaration/create', {
      token: firm.token,
      json: body,
      headers: { 'Idempotency-Key': 'declaration-once-1' },
    });
  const [first, second] = await Promise.all([create(json), create(json)]);
  expect(first.data.id).toBe(second.data.id);
  expect(detailOf(first)).toMatchObject({
    state: 'draft',
    stateName: '草稿',
    projectName: part.name,
    isReadOnly: false,
  });
  expect((await create({ ...json, itemId: 'nothing' })).body.code).toBe(409);
  const other = await app.call('POST', '/api/v1/enterprise/save', {
    token: firm.token,
    json: { name: '乙精密制造有限公司', regionCode: '330100', regionName: '浙江省杭州市' },
  });
  expect((await create({ ...json, enterpriseId: String(other.data.id) })).body.code).toBe(409);
  const absent = await app.call('POST', '/api/v1/declaration/create', {
    token: firm.token,
    json: { ...json, itemId: 'nothing' },
    headers: { 'Idempotency-Key': 'declaration-once-2' },
  });
  expect(absent.body).toMatchObject({ code: 404, msg: '没有找到这个申报事项，可能已不再受理' });
});

it('申报书从资料带入，写明来源；资料改了以后看得出不一致', async () => {
  const own = await begin(app, firm, item);
  const field = async (id: string) =>
    ((await own.get('form')).data as unknown as S['FormSheet']).sections
      .flatMap(({ fields }) => fields)
      .find(({ fieldId }) => fieldId === id);
  expect(await field('firm.revenue')).toMatchObject({
    value: 12_860_000_000,
    revision: 0,
    editedBy: null,
    prefill: { label: '2025年营业收入', sourceName: '本人填写', isSame: true },
  });
  const other = await newFirm(app, '13760000002');
  const theirs = await begin(app, other, item);
  await app.call('POST', `/api/v1/enterprise/saveFact/${other.enterpriseId}`, {
    token: other.token,
    json: { key: 'revenue', value: 100, period: '2025' },
  });
  const sheet = (await theirs.get('form')).data as unknown as S['FormSheet'];
  expect(sheet.checks.find(({ checkId }) => checkId === 'revenue-fact')).toMatchObject({
    outcome: 'failed',
    text: '申报书写1.286亿元，2025年营业收入的资料是1元',
    fieldIds: ['firm.revenue'],
  });
  const waived = await theirs.post('waiveCheck', { checkId: 'revenue-fact', reason: '按合并报表填写' });
  const { checks } = waived.data as unknown as S['Readiness'];
  expect(checks.find(({ checkId }) => checkId === 'revenue-fact')?.outcome).toBe('waived');
  const edit = { editId: 'after-waiver-1', fieldId: 'firm.revenue', baseRevision: 0, value: 12_345_678_900 };
  const { checks: again } = (await theirs.post('editForm', { edits: [edit] })).data as unknown as S['FormEditReply'];
  expect(again.find(({ checkId }) => checkId === 'revenue-fact')).toMatchObject({
    outcome: 'failed',
    text: '申报书写1.23456789亿元，2025年营业收入的资料是1元',
    waiver: null,
  });
});

it('从草稿走到办结：缺什么就提交不了，要有受理编号或截图，提交以后不能再改', async () => {
  const own = await begin(app, firm, item);
  const move = (to: string, more: object = {}) => own.post('move', { to, ...more });
  for (const to of ['evaluating', 'preparing', 'internal_review']) expect((await move(to)).body.code).toBe(200);
  const early = await move('ready');
  expect(early.body.code).toBe(409);
  expect(early.body.msg).toMatch(/^还有\d+项没有完成，不能转到“待提交”：/);
  await complete(own);
  expect((await own.get('readiness')).data).toMatchObject({ percent: 100, isReady: true, blocking: 0 });
  expect((await move('ready')).body.code).toBe(200);
  expect((await move('submitted_external')).body).toMatchObject({
    code: 400,
    msg: '请填写官方平台的受理编号，或上传提交成功的截图',
  });
  const spare = await own.upload('attach', { file: pdf('传错了.pdf') });
  expect((await own.post('removeAttachment', { fileId: spare.data.fileId })).body.code).toBe(200);
  expect((await own.post('removeAttachment', { fileId: spare.data.fileId })).body.code).toBe(404);
  const shot = await own.upload('attach', { file: pdf('截图.pdf') });
  const submitted = await move('submitted_external', { fileIds: [String(shot.data.fileId)] });
  expect(detailOf(submitted)).toMatchObject({ state: 'submitted_external', isReadOnly: true, progress: 100 });
  expect(detailOf(submitted).events[0]?.files).toMatchObject([{ fileName: '截图.pdf' }]);
  expect((await own.post('removeAttachment', { fileId: shot.data.fileId })).body.code).toBe(409);
  const edit = { editId: 'too-late-1', fieldId: 'firm.contact', baseRevision: 0, value: '晚了' };
  expect((await own.post('editForm', { edits: [edit] })).body.code).toBe(409);

  expect((await move('correction', { dueOn: '2026-12-01' })).body).toMatchObject({
    code: 400,
    msg: '请写明要补正什么',
  });
  await move('correction', { note: '补盖章页', dueOn: '2026-12-01' });
  const asked = detailOf(await move('correction', { note: '再补一页' }));
  expect(asked.corrections.map(({ answeredOn }) => answeredOn)).toEqual([null, null]);
  expect(asked.correctionDueOn).toBe('2026-12-01');
  const { rows } = (await app.call('GET', '/api/gDeclaraManage/list', { token: firm.token })).body
    .data as S['DeclarationPage'];
  expect(rows.find(({ id }) => id === asked.id)).toMatchObject({ state: 'correction', correctionDueOn: '2026-12-01' });
  expect((await move('correction', { note: '晚了', dueOn: '2026-11-20' })).body.msg).toContain('补正期限不能早于');
  const [round] = asked.corrections;
  const late = await own.post('saveCorrection', { correctionId: round?.correctionId, dueOn: '2026-11-20' });
  expect(late.body.code).toBe(400);
  expect((await move('accepted')).body.code).toBe(409);
  expect(asked.moves[0]).toMatchObject({
    to: 'submitted_external',
    name: '标记为已提交补正材料',
    needs: ['submittedOn', 'receipt'],
  });
  expect((await move('submitted_external')).body.code).toBe(400);
  for (const submittedOn of ['2026-11-20', '2026-11-22'])
    expect((await move('submitted_external', { receiptNo: 'B2', submittedOn })).body.code).toBe(400);
  const corrected = detailOf(await move('submitted_external', { receiptNo: 'B2', submittedOn: '2026-11-21' }));
  expect(corrected.correctionDueOn).toBeNull();
  expect(corrected.corrections).toMatchObject([
    { round: 2, request: '再补一页', answeredOn: '2026-11-21' },
    { round: 1, request: '补盖章页', dueOn: '2026-12-01', answeredOn: '2026-11-21' },
  ]);
  for (const to of ['accepted', 'reviewing']) expect((await move(to)).body.code).toBe(200);
  const days = { startsOn: '2026-11-20', endsOn: '2026-11-27' };
  expect((await move('publicised', { ...days, endsOn: '2026-11-19' })).body.code).toBe(400);
  expect(detailOf(await move('publicised', days)).publicity).toEqual({ url: null, publicityId: null, ...days });
  for (const to of ['approved', 'paying']) expect((await move(to)).body.code).toBe(200);
  expect((await move('paid')).body).toMatchObject({ code: 400, msg: expect.stringContaining('还没有拨付记录') });
  expect((await own.post('savePayout', { amountFen: 1, paidOn: '2026-11-22' })).body).toMatchObject({
    code: 400,
    msg: '到账日期不能晚于今天',
  });
  await own.post('savePayout', { amountFen: 30_000_000, paidOn: '2026-11-20' });
  for (const to of ['paid', 'obligations', 'closed']) expect((await move(to)).body.code).toBe(200);
  const closed = detailOf(await own.get('detail'));
  expect(closed).toMatchObject({ state: 'closed', paidFen: 30_000_000, moves: [] });
  expect(closed.events.at(-1)).toMatchObject({ name: '新建申报' });
  const listed = await app.call('GET', '/api/gDeclaraManage/list', { token: firm.token });
  expect((listed.data.rows as S['Declaration'][]).find(({ id }) => id === own.id)).toMatchObject({
    stateName: '已办结',
    isSample: item.policy.provenance === 'sample',
  });
  const found = async (q: string) =>
    (
      (await app.call('GET', `/api/gDeclaraManage/list?q=${encodeURIComponent(q)}`, { token: firm.token })).data
        .rows as S['Declaration'][]
    ).map(({ id }) => id);
  expect(await found((listed.data.rows as S['Declaration'][])[0]?.declareNo ?? '')).toHaveLength(1);
  expect(await found(item.policy.title.slice(4, 8))).toContain(own.id);
  expect(await found('没有这样的申报')).toEqual([]);
  const ahead = await begin(app, firm, item);
  const due = async (query: string) =>
    (
      (await app.call('GET', `/api/gDeclaraManage/list?pageSize=100&due=true${query}`, { token: firm.token })).data
        .rows as S['Declaration'][]
    ).map(({ id }) => id);
  expect(await due(`&enterpriseId=${firm.enterpriseId}`)).toContain(ahead.id);
  expect(await due('')).not.toContain(own.id);
  expect(await due('&enterpriseId=nothing')).toEqual([]);
  // What is filed says where it is, until the day on which others still file.
  await app.db.query("UPDATE declarations SET state = 'paid' WHERE id = $1", [ahead.id]);
  expect(await due('')).toContain(ahead.id);
  await app.db.query("UPDATE declarations SET deadline = '2026-01-01' WHERE id = $1", [ahead.id]);
  expect(await due('')).not.toContain(ahead.id);
});

it('通知延期以后：期限与材料的变化写明，确认以前不能提交，确认以后按新的来', async () => {
  const own = await begin(app, firm, item);
  await complete(own);
  for (const to of ['evaluating', 'preparing', 'internal_review']) await own.post('move', { to });
  const { notice } = openCall(library);
  const before = library.records;
  try {
    library.records = before.map((record) =>
      record.id === notice.brief.id ? { ...record, materials: [...record.materials, '补充承诺书'] } : record,
    );
    const shifted = detailOf(await own.get('detail'));
    expect(shifted.shift?.differences).toContainEqual({ label: '材料', before: null, after: '补充承诺书' });
    expect((await own.post('move', { to: 'ready' })).body.code).toBe(409);
    const accepted = detailOf(await own.post('acceptShift'));
    expect(accepted.shift).toBeNull();
    const { slots } = (await own.get('materials')).data as unknown as S['MaterialSheet'];
    expect(slots.find(({ name }) => name === '补充承诺书')).toMatchObject({ state: 'missing', isRequired: true });
  } finally {
    library.records = before;
  }
});

it('事项从政策库撤下以后：已在官方平台提交的照样记，也可以核对后接着办', async () => {
  const [filed, begun] = [await begin(app, firm, item), await begin(app, firm, item)];
  for (const own of [filed, begun]) {
    await complete(own);
    for (const to of ['evaluating', 'preparing', 'internal_review']) await own.post('move', { to });
  }
  expect((await filed.post('move', { to: 'ready' })).body.code).toBe(200);
  const before = library.records;
  try {
    library.records = before.filter(({ id }) => id !== item.policy.id);
    const gone = detailOf(await filed.get('detail'));
    expect(gone.shift?.differences).toEqual([{ label: '政策', before: item.policy.title, after: null }]);
    expect(gone.moves.find(({ to }) => to === 'submitted_external')?.blockers).toEqual([]);
    expect((await filed.post('move', { to: 'submitted_external', receiptNo: 'A1' })).body.code).toBe(200);

    expect((await begun.post('move', { to: 'ready' })).body.code).toBe(409);
    const accepted = await begun.post('acceptShift');
    expect(accepted.body.code).toBe(200);
    expect(detailOf(accepted).shift).toBeNull();
    expect(detailOf(accepted).deadline).toBe(gone.deadline);
    expect((await begun.post('move', { to: 'ready' })).body.code).toBe(200);
  } finally {
    library.records = before;
  }
  const back = detailOf(await begun.get('detail'));
  expect(back.shift?.differences).toEqual([{ label: '政策', before: null, after: item.policy.title }]);
});

it('材料：版本、核对、过期、在别的申报里再用；在用的不能从材料库删', async () => {
  const own = await begin(app, firm, item);
  const sheet = () => own.get('materials').then(({ data }) => data as unknown as S['MaterialSheet']);
  const added = (await own.post('saveSlot', { name: '检测报告' })).data as unknown as S['MaterialSheet'];
  const slot = added.slots.find(({ name }) => name === '检测报告') as S['MaterialSlot'];
  const { specId } = slot;
  expect((await own.post('judge', { specId, verdict: 'ok' })).body.code).toBe(409);
  const used = async () => (await app.call('GET', '/api/v1/declaration/library', { token: firm.token })).data.usedBytes;
  const free = await used();
  const twice = (await own.upload('upload', { specId, file: pdf('误传.pdf') })).data as unknown as S['MaterialSheet'];
  const wrong = twice.slots.find((one) => one.specId === specId)?.files[0]?.versions[0];
  expect(await used()).toBeGreaterThan(Number(free));
  await own.post('removeVersions', { versionIds: [wrong?.versionId] });
  // It can come back for a day; then it is gone.
  app.clock.advance(25 * 3_600_000);
  await app.app.purge();
  expect(await used()).toBe(free);
  const refused = await own.upload('upload', { specId, file: new File(['MZ'], '报告.pdf') });
  expect(refused.body).toMatchObject({ code: 400, msg: expect.stringContaining('现在的内容不是，没有上传') });
  expect((await own.upload('upload', { specId, file: new File([], '空.pdf') })).body.code).toBe(400);
  expect((await own.upload('upload', { specId: 'nothing', file: pdf() })).body.code).toBe(404);
  await own.upload('upload', { specId, file: pdf('旧.pdf') });
  const [former] = (await sheet()).slots.find((one) => one.specId === specId)?.files ?? [];
  const replaces = former?.slotFileId ?? '';
  await own.upload('upload', { specId, file: pdf('新.pdf'), replaces, expiresOn: '2026-11-22' });
  const now = (await sheet()).slots.find((one) => one.specId === specId);
  expect(now?.state).toBe('uploaded');
  expect(now?.files.map(({ slotFileId }) => slotFileId)).toEqual([replaces]);
  expect(now?.files[0]?.versions.map(({ fileName, isCurrent }) => [fileName, isCurrent])).toEqual([
    ['新.pdf', true],
    ['旧.pdf', false],
  ]);
  expect((await own.post('judge', { specId, verdict: 'rejected' })).body.code).toBe(400);
  await own.post('judge', { specId, verdict: 'rejected', reason: '缺签章' });
  expect((await own.get('readiness')).text).toContain('“检测报告”需要更换：缺签章');
  await own.post('judge', { specId, verdict: 'ok' });
  await own.post('judge', { specId, expiresOn: '2026-11-22' });
  expect((await sheet()).slots.find((one) => one.specId === specId)?.state).toBe('ok');
  app.clock.advance(2 * 24 * 3_600_000);
  expect((await sheet()).slots.find((one) => one.specId === specId)?.state).toBe('expired');
  app.clock.advance(-2 * 24 * 3_600_000);

  const again = await begin(app, firm, item);
  const second = (await again.post('saveSlot', { name: '检测报告' })).data as unknown as S['MaterialSheet'];
  const there = second.slots.find(({ name }) => name === '检测报告') as S['MaterialSlot'];
  const [offer] = there.offers;
  expect(offer?.kind).toBe('检测报告');
  const reused = await again.post('reuse', { specId: there.specId, evidenceId: offer?.evidenceId });
  expect(reused.body.code).toBe(200);
  const remove = () =>
    app.call('POST', '/api/v1/declaration/removeEvidence', {
      token: firm.token,
      json: { evidenceId: offer?.evidenceId },
    });
  expect((await remove()).body.code).toBe(409);
  await again.post('remove');
  expect((await remove()).body.code).toBe(409);
  // With its last use it goes.
  await own.post('remove');
  expect((await remove()).body.code).toBe(404);
});

it('不适用的材料写明原因就不再差，也可以改回来', async () => {
  const own = await begin(app, firm, item);
  const slotOf = async () => ((await own.get('materials')).data as unknown as S['MaterialSheet']).slots[1];
  const { specId, name } = (await slotOf()) as S['MaterialSlot'];
  const lacks = async () => (await own.get('readiness')).text.includes(`缺少“${name}”`);
  expect(await lacks()).toBe(true);
  expect((await own.post('judge', { specId, verdict: 'notApplicable' })).body.code).toBe(400);
  await own.post('judge', { specId, verdict: 'notApplicable', reason: '属于另一个事项' });
  expect(await slotOf()).toMatchObject({ state: 'notApplicable', stateName: '不适用', reason: '属于另一个事项' });
  expect(await lacks()).toBe(false);
  expect(((await own.get('exportPlan')).data as unknown as S['ExportPlan']).missing).not.toContain(name);
  await own.post('judge', { specId, verdict: 'checking' });
  expect(await slotOf()).toMatchObject({ state: 'missing', reason: null });
  expect(await lacks()).toBe(true);
});

it('没有确认的门槛列在还差什么里，不挡提交', async () => {
  const own = await begin(app, firm, item);
  const { risks } = (await own.get('evaluation')).data as unknown as S['DeclarationEvaluation'];
  const { items } = (await own.get('readiness')).data as unknown as S['Readiness'];
  const gates = items.filter(({ kind }) => kind === 'gate');
  expect(gates.length).toBeGreaterThan(0);
  expect(gates.every(({ isBlocking, place }) => !isBlocking && place.page === 'evaluation')).toBe(true);
  expect(risks.map(({ text }) => text)).toEqual(expect.arrayContaining(gates.map(({ text }) => text)));
});

it('申报书里的文字错误列在还差什么里，通往那个字段，不挡提交；改了就不再列', async () => {
  const own = await begin(app, firm, item);
  const misprints = async () => {
    const { items } = (await own.get('readiness')).data as unknown as S['Readiness'];
    return items.filter(({ kind }) => kind === 'misprint');
  };
  expect(await misprints()).toEqual([]);
  const edit = { editId: 'misprint-1', fieldId: 'project.basis', baseRevision: 0, value: '依据国科发火[2016]32号。' };
  await own.post('editForm', { edits: [edit] });
  expect(await misprints()).toEqual([
    {
      id: 'misprint:project.basis',
      kind: 'misprint',
      isBlocking: false,
      text: '“已有基础”有文字错误，“[2016]”应为“〔2016〕”',
      place: { page: 'form', id: 'project.basis' },
    },
  ]);
  await own.post('editForm', {
    edits: [{ ...edit, editId: 'misprint-2', baseRevision: 1, value: '依据国科发火〔2016〕32号。' }],
  });
  expect(await misprints()).toEqual([]);
});

it('办事指南列出的后续义务随申报带入；没有写明金额的，预计金额按申请金额', async () => {
  const own = await begin(app, firm, item);
  const { policy, item: part } = item;
  const guide = await app.call(
    'GET',
    `/api/v1/apply/detail/${policy.id}?itemId=${part.id}&enterpriseId=${firm.enterpriseId}`,
    { token: firm.token },
  );
  const listed = guide.data.obligations as S['KeyFact'][];
  expect(listed.length).toBeGreaterThan(0);
  const { obligations } = detailOf(await own.get('detail'));
  expect(obligations.map(({ title, note, dueOn }) => [title, note, dueOn]).sort()).toEqual(
    listed.map(({ label, value }) => [label, value, null]).sort(),
  );
  await app.db.query('UPDATE declarations SET amount_expected_fen = NULL WHERE id = $1', [own.id]);
  expect(detailOf(await own.get('detail')).amountExpectedFen).toBeNull();
  const edit = { editId: 'asked-grant-1', fieldId: 'budget.grant', baseRevision: 0, value: 30_000_000 };
  await own.post('editForm', { edits: [edit] });
  expect(detailOf(await own.get('detail'))).toMatchObject({ amountExpectedFen: 30_000_000, isAmountAsked: true });
  await own.post('update', { amountExpectedFen: 1 });
  expect(detailOf(await own.get('detail')).isAmountAsked).toBeUndefined();
});

it('批注可以落在字段、材料、申报书与评估上，解决以后不再提醒', async () => {
  const own = await begin(app, firm, item);
  const add = (json: object) => own.post('comment', { text: '写明口径', authorName: '周砚', ...json });
  expect((await add({ targetKind: 'field', targetId: 'nothing' })).body.code).toBe(404);
  await add({ targetKind: 'evaluation' });
  const list = (await add({ targetKind: 'field', targetId: 'goal.summary' })).data as unknown as S['CommentList'];
  expect(list).toMatchObject({ open: 2 });
  const [first] = list.rows;
  expect((await own.get('evaluation')).data.comments).toHaveLength(1);
  const resolved = await own.post('resolve', { commentId: first?.commentId });
  expect(resolved.data).toMatchObject({ open: 1 });
});

it('评估：硬条件、风险、投入与结论', async () => {
  const own = await begin(app, firm, item);
  await own.post('saveEvaluation', { effortDays: 12.5 });
  await own.post('saveRisk', { text: '审计来不及', level: 'high' });
  const saved = await own.post('saveEvaluation', { decision: 'go', note: '做' });
  expect(saved.data).toMatchObject({
    effortDays: 12.5,
    decision: { choice: 'go', note: '做' },
    risks: expect.arrayContaining([
      { riskId: expect.any(String), text: '审计来不及', level: 'high', isOwn: true, version: 1 },
    ]),
  });
  expect((saved.data.gates as unknown[]).length).toBeGreaterThan(0);
});

it('风险里剩下的天数与期限写的一样：零点截止的最后一天是前一天', async () => {
  const own = await begin(app, firm, item);
  const today = dayInShanghai(app.clock.now());
  const texts = async (days: number) => {
    const end = new Date((today + days) * msPerDay - 8 * 3_600_000);
    await app.db.query('UPDATE declarations SET deadline = $1 WHERE id = $2', [end, own.id]);
    return ((await own.get('evaluation')).data.risks as S['EvaluationRisk'][]).map(({ text }) => text);
  };
  expect(await texts(7)).toContain('申报还剩6天');
  expect(await texts(1)).toContain('申报今天截止');
});

it('两个人同时写风险，谁的都不丢；改过的要看过再改', async () => {
  const own = await begin(app, firm, item);
  const risks = async () =>
    ((await own.get('evaluation')).data.risks as S['EvaluationRisk'][]).filter(({ isOwn }) => isOwn);
  await Promise.all([
    own.post('saveRisk', { text: '审计来不及', level: 'high' }),
    own.post('saveRisk', { text: '厂房租约年底到期', level: 'low' }),
  ]);
  expect((await risks()).map(({ text }) => text)).toEqual(expect.arrayContaining(['审计来不及', '厂房租约年底到期']));
  const [first] = await risks();
  const { riskId, version } = first as S['EvaluationRisk'];
  const sent = (text: string) => own.post('saveRisk', { riskId, version, text, level: 'medium' });
  expect((await sent('审计12月初出')).body.code).toBe(200);
  expect((await sent('审计不做了')).body).toMatchObject({ code: 409, msg: expect.stringContaining('审计12月初出') });
  expect((await own.post('removeRisk', { riskId, version })).body.code).toBe(409);
  expect((await own.post('removeRisk', { riskId, version: 2 })).body.code).toBe(200);
  expect((await own.post('removeRisk', { riskId, version: 2 })).body.code).toBe(404);
  expect(await risks()).toHaveLength(1);
});

it('任务、拨付、后续义务可以改可以删，没有的说没有', async () => {
  const own = await begin(app, firm, item);
  const task = detailOf(await own.post('saveTask', { title: '要审计报告', dueOn: '2026-11-27' })).tasks[0];
  const done = detailOf(await own.post('saveTask', { taskId: task?.taskId, title: '要审计报告', isDone: true }));
  expect(done.tasks).toMatchObject([{ isDone: true, dueOn: null }]);
  expect(detailOf(await own.post('removeTask', { taskId: task?.taskId })).tasks).toEqual([]);
  expect((await own.post('removeTask', { taskId: task?.taskId })).body.code).toBe(404);
  const owed = await own.post('saveObligation', { kind: 'annualReport', title: '年报', dueOn: '2027-05-31' });
  expect(detailOf(owed).obligations[0]).toMatchObject({ kind: 'annualReport', doneOn: null });
  expect((await own.post('savePayout', { amountFen: 0, paidOn: '2027-01-01' })).body.code).toBe(400);
  const dated = detailOf(await own.post('setPublicity', { startsOn: '2026-11-20', endsOn: '2026-11-27' }));
  expect(dated.publicity).toMatchObject({ url: null, startsOn: '2026-11-20', endsOn: '2026-11-27' });
  expect(detailOf(await own.post('setPublicity', {})).publicity).toBeNull();
  expect((await own.post('setPublicity', { url: 'javascript:alert(1)' })).body.code).toBe(400);
});

it('正在官方平台办理的不能删；别人的与没有的一样', async () => {
  const own = await begin(app, firm, item);
  const other = await newFirm(app, '13760000003');
  expect((await callerOf(app, other, own.id).get('detail')).body.code).toBe(404);
  await app.db.query("UPDATE declarations SET state = 'accepted' WHERE id = $1", [own.id]);
  expect((await own.post('remove')).body.code).toBe(409);
  expect((await own.post('move', { to: 'withdrawn', note: '不做了' })).body.code).toBe(200);
  expect((await own.post('remove')).body.msg).toBe('申报已删除');
});
