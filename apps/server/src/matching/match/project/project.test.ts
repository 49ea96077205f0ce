import type { MainComponents } from '@hengce/api/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { exampleLibrary } from '../../../../test/exampleLibrary';
import { keepSampleFacts } from '../../../corpus/demoAccount/sampleFacts';
import { embeddedMatchables } from '../../items/testing';
import { needProblem } from '../needProblem';

type S = MainComponents['schemas'];

let app: TestApp;
let phones = 13_780_000_000;
beforeAll(async () => {
  const matchables = async () => embeddedMatchables();
  app = await createTestApp({
    policies: exampleLibrary({ matchables }),
  });
});
afterAll(() => app.close());

interface Firm {
  token: string;
  id: string;
}
async function newFirm(): Promise<Firm> {
  const token = await app.signIn(String(phones++));
  const json = {
    name: '甲公司',
    regionCode: '330100',
    regionName: '浙江省杭州市',
    industryCode: 'C34',
    establishedAt: '2019-04-18',
  };
  const id = String((await app.call('POST', '/api/v1/enterprise/save', { token, json })).data.id);
  await app.db.transaction((tx) => keepSampleFacts(tx, id, app.clock.now()));
  return { token, id };
}
const progressOf = async ({ token, id }: Firm) =>
  (await app.call('GET', `/api/v1/match/progress?enterpriseId=${id}&variant=project`, { token }))
    .data as unknown as S['MatchProgress'];
const answer = ({ token, id }: Firm, key: string, value: unknown) =>
  app.call('POST', '/api/v1/match/answer', {
    token,
    json: { enterpriseId: id, variant: 'project', questionId: `fact:${key}:`, answer: value },
  });
const exact = (value: unknown) => ({ kind: 'exact', value });
const newLine = {
  projectKind: '技术改造和设备更新',
  projectStatus: '未开工',
  projectStart: '2027-03-01',
  projectEnd: '2028-02-29',
  projectFiled: false,
  inStatistics: false,
  projectTotal: 1_800_000_000,
  projectEquipment: 1_200_000_000,
  projectSoftware: 100_000_000,
  projectResearch: 0,
  energySaved: 600,
  isFunded: false,
};
async function tell(firm: Firm, need: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(need))
    expect((await answer(firm, key, exact(value))).body).toMatchObject({ code: 200 });
}
const reportOf = async ({ token, id }: Firm, key: string) =>
  (
    await app.call('POST', '/api/v1/match/run', {
      token,
      json: { enterpriseId: id, variant: 'project' },
      headers: { 'Idempotency-Key': `${key}-0123456789abcdef` },
    })
  ).data as unknown as S['MatchReport'];
const itemOf = ({ items }: S['MatchReport'], name: string) =>
  items.find(({ policy }) => policy.itemName === name) ?? expect.fail(name);
const rowOf = (item: S['MatchItem'], title: string) =>
  item.conditions.find((row) => row.title === title) ?? expect.fail(title);
const dutyOf = ({ project }: S['MatchReport'], kind: S['ProjectDuty']['kind']) =>
  project?.duties.find(({ duty }) => duty.kind === kind) ?? expect.fail(kind);

const filingRow = '项目在开工前已办理备案';

describe('项目情况', () => {
  it('先问项目，逐项保存，只在项目申报匹配里算数', async () => {
    const firm = await newFirm();
    const asked = (await progressOf(firm)).questions.filter(({ group }) => group === 'project');
    expect(asked).toHaveLength(13);
    expect((await progressOf(firm)).nextQuestionId).toBe('fact:projectKind:');
    await tell(firm, newLine);
    const after = await progressOf(firm);
    expect(after.steps[0]).toMatchObject({ group: 'project', groupName: '项目情况', total: 12, answered: 12 });
    // Without a filing there is no day of it to ask for.
    expect(after.questions.some(({ id }) => id === 'fact:projectFiledOn:')).toBe(false);
    const general = await app.call('GET', `/api/v1/match/progress?enterpriseId=${firm.id}`, { token: firm.token });
    expect(JSON.stringify(general.data)).not.toContain('projectKind');
  });

  it('不合理的值说明原因，什么也不丢', async () => {
    const firm = await newFirm();
    await tell(firm, newLine);
    const before = await progressOf(firm);
    for (const [key, value, message] of [
      ['projectKind', '盖楼', /应为技术改造和设备更新/],
      ['projectTotal', 0, /应大于0/],
      ['projectTotal', 1_000_000_000, '总投资不能少于其中各项之和1,300万元，现在是1,000万元'],
      ['projectSoftware', 700_000_000, '其中各项之和为1,900万元，超过总投资1,800万元'],
      ['projectEquipment', -1, /不能是负数/],
      ['projectEnd', '2027-02-28', '完工日期不能早于开工日期2027年3月1日'],
      ['projectStart', '2028-03-01', '开工日期不能晚于完工日期2028年2月29日'],
      ['projectStart', '2026-03-01', /与项目状态“未开工”不符/],
      ['projectStart', '2026-02-30', /应为日期，如2018年5月3日/],
      ['projectEnd', '2096-01-01', /前后十年之内/],
      ['projectFiledOn', '2026-01-05', /还没有备案/],
      ['energySaved', 'many', /不小于0/],
    ] as const) {
      const reply = await answer(firm, key, exact(value));
      expect(reply.status).toBe(400);
      expect(reply.body.msg).toMatch(message);
    }
    expect((await answer(firm, 'projectTotal', { kind: 'range', from: null, to: -5 })).status).toBe(400);
    expect(await progressOf(firm)).toEqual(before);
    expect((await answer(firm, 'projectStatus', exact('已完工'))).body.msg).toMatch(
      /^与开工日期2027年3月1日、完工日期2028年2月29日不符，.*请先把开工日期和完工日期改为“不清楚”/,
    );
    expect(await progressOf(firm)).toEqual(before);
    // The way that is named leads there.
    for (const key of ['projectStart', 'projectEnd'])
      expect((await answer(firm, key, { kind: 'unsure' })).status).toBe(200);
    await tell(firm, { projectStatus: '已完工', projectStart: '2026-01-05', projectEnd: '2026-10-31' });
    expect((await answer(firm, 'projectStatus', exact('未开工'))).body.msg).toMatch(
      /^与开工日期2026年1月5日、完工日期2026年10月31日不符/,
    );
    await tell(firm, { projectFiled: true });
    expect((await answer(firm, 'projectFiledOn', exact('2027-01-05'))).body.msg).toMatch(/不能晚于今天/);
  });
});

it.each([
  ['projectStart', '未开工', '2026-11-22', true],
  ['projectStart', '未开工', '2026-11-21', false],
  ['projectStart', '在建', '2026-11-22', true],
  ['projectStart', '在建', '2026-11-23', false],
  ['projectEnd', '在建', '2026-11-22', true],
  ['projectEnd', '在建', '2026-11-21', false],
  ['projectEnd', '已完工', '2026-11-22', true],
  ['projectEnd', '已完工', '2026-11-23', false],
])('2026年11月22日，%s与%s：%s', (key, status, date, isFine) => {
  // Whichever of the two is told last.
  expect(needProblem(key, date, '2026-11-22', new Map([['projectStatus', status]])) === null).toBe(isFine);
  expect(needProblem('projectStatus', status, '2026-11-22', new Map([[key, date]])) === null).toBe(isFine);
});

describe('项目申报匹配报告', () => {
  it('金额按这个项目的投资算，写出怎么算；竞争性的不合计', async () => {
    const firm = await newFirm();
    await tell(firm, { ...newLine, projectTotal: 9_000_000_000, projectEquipment: 6_000_000_000 });
    const report = await reportOf(firm, 'sums');
    // 8% of 6000万元 is 480万元, and no more than 300万元 is given.
    expect(itemOf(report, '设备投资补助').amount).toEqual({
      loFen: 300_000_000,
      hiFen: 300_000_000,
      certainty: 'fixed',
      text: '预计300万元，上限300万元',
      formula: '6,000万元×8%＝480万元，按不超过300万元计300万元',
    });
    // Chosen for a plan of the year.
    expect(itemOf(report, '重大项目补助').amount).toMatchObject({
      loFen: 0,
      hiFen: 1_200_000_000,
      certainty: 'discretionary',
      formula: '6,000万元×20%＝1,200万元',
    });
    // In that plan it has to be, and no answer about the project says so.
    expect(
      itemOf(report, '重大项目补助').conditions.find(({ title }) => title.includes('列入年度重点计划')),
    ).toMatchObject({ verdict: 'manual' });
    expect(itemOf(report, '节能改造奖励').amount?.formula).toMatch(/^600吨标准煤×\d+元＝\d+万元/);
    const { plan } = report.project ?? expect.fail('project');
    expect(plan.best.chosen).toContain('s-330000-jigai-2025.art-5');
    expect(plan.best.competitiveFen).toBe(0);
    const out = plan.excluded.find(({ id }) => id === 's-330000-jigai-2025.art-6');
    expect(out?.text).toMatch(/同一年度只能选择一项/);
    expect(out?.clause?.label).toMatch(/^第/);
    // The same saving of energy counts once, the higher.
    expect(plan.excluded.map(({ text }) => text).join()).toMatch(/“节能改造奖励”就高不重复/);
    expect(plan.second).not.toBeNull();
  });

  it('还来得及的写在最前：在什么日子以前，丢掉哪几项，依据哪一条', async () => {
    const firm = await newFirm();
    await tell(firm, newLine);
    const report = await reportOf(firm, 'due');
    const { duty, items } = dutyOf(report, 'filing');
    expect(duty).toMatchObject({ phase: 'before', state: 'due', by: '2027-03-01', isTrap: true });
    expect(duty.clause).toMatchObject({
      policyId: 'n-project-filing-673',
      label: '第十三条',
      title: '企业投资项目备案',
    });
    expect(items).toContain('s-330000-jigai-2025.art-5');
    expect(report.project?.duties.map((entry) => entry.duty.kind).slice(0, 3)).toEqual([
      'filing',
      'environment',
      'energy',
    ]);
    const item = itemOf(report, '设备投资补助');
    // What can be confirmed is that it will be filed.
    expect(rowOf(item, '在开工之前完成备案')).toMatchObject({ verdict: 'manual', clause: { label: '第三条（四）' } });
    expect(item.project).toMatchObject({ phase: 'after', phaseClause: { label: '第五条' } });
    expect(item.nextSteps.slice(0, 2)).toEqual(['在开工之前办理项目备案', '在申报之前纳入投资统计']);
    expect(item.nextSteps.join()).not.toMatch(/确认：.*备案/);
    // It will be completed after the document has ended.
    expect(item.project?.duties.find(({ kind }) => kind === 'validity')).toMatchObject({ by: '2027-12-31' });
  });

  it.each([
    ['开工以前备案', { projectFiled: true, projectFiledOn: '2026-02-10' }, 'done', 'met'],
    ['开工当天备案', { projectFiled: true, projectFiledOn: '2026-03-01' }, 'done', 'met'],
    ['开工以后备案', { projectFiled: true, projectFiledOn: '2026-03-02' }, 'missed', 'unmet'],
    ['已经开工，没有备案', { projectFiled: false }, 'missed', 'unmet'],
    ['已经备案，没有填日期', { projectFiled: true }, 'unknown', 'unknown'],
  ] as const)('在建：%s', async (_, filing, state, verdict) => {
    const firm = await newFirm();
    await tell(firm, { ...newLine, projectStatus: '在建', projectStart: '2026-03-01', inStatistics: true });
    await tell(firm, { projectEnd: '2027-08-31', ...filing });
    const report = await reportOf(firm, 'filing');
    const { duty } = dutyOf(report, 'filing');
    expect(duty).toMatchObject({ state, by: null });
    const item = itemOf(report, '设备投资补助');
    expect(rowOf(item, filingRow)).toMatchObject({ verdict, own: duty.detail, relation: null });
    expect(item.group === 'ineligible').toBe(verdict === 'unmet');
    if (verdict === 'unmet') expect(item.conclusion).toBe(duty.detail);
  });

  it.each([
    ['未开工', newLine.projectStart, newLine.projectEnd, '完工以后改造项目上线运行并完成数字化水平评测'],
    ['已完工', '2026-01-05', '2026-10-31', '改造项目已上线运行并完成数字化水平评测'],
  ])('%s的项目，完工才有的确认的是它那时的样子', async (projectStatus, projectStart, projectEnd, title) => {
    const firm = await newFirm();
    await tell(firm, { ...newLine, projectKind: '数字化改造', projectStatus, projectStart, projectEnd });
    const item = itemOf(await reportOf(firm, `completed-${projectEnd}`), '数字化改造补助');
    expect(item.conditions.filter(({ title }) => /数字化水平评测/.test(title))).toMatchObject([
      { title, verdict: 'manual', own: projectStatus, relation: null },
    ]);
  });

  it.each([
    ['2028-08-31', 'met'],
    ['2028-09-01', 'met'],
    ['2028-09-02', 'unmet'],
  ])('建设期不超过18个月，2027年3月1日开工，%s完工：%s', async (projectEnd, verdict) => {
    const firm = await newFirm();
    await tell(firm, { ...newLine, projectEnd });
    expect(rowOf(itemOf(await reportOf(firm, 'months'), '设备投资补助'), '项目建设期').verdict).toBe(verdict);
  });

  it('别的类型由企业确认有没有这部分；同一设备已获支持的，金额是扣除以前的上限', async () => {
    const firm = await newFirm();
    await tell(firm, { ...newLine, projectKind: '新建或扩建', isFunded: true });
    const item = itemOf(await reportOf(firm, 'kind'), '设备投资补助');
    expect(rowOf(item, '项目中有技术改造或设备更新的内容')).toMatchObject({ verdict: 'manual', own: '新建或扩建' });
    await tell(firm, { projectKind: '产学研合作研发' });
    const research = await reportOf(firm, 'kind-2');
    const contract = research.items.find(({ policy }) => policy.itemName === '产学研合作补助');
    expect(
      rowOf(contract ?? expect.fail('产学研合作补助'), '与高等学校、科研院所签订技术开发合同并已履行').verdict,
    ).toBe('manual');
    expect(itemOf(research, '设备投资补助').group).toBe('ineligible');
    expect(research.project?.duties.some(({ duty }) => duty.kind === 'environment')).toBe(false);
  });

  it('资金按季度：支出照工期，到账日期没有公布的不推算', async () => {
    const firm = await newFirm();
    await tell(firm, newLine);
    const { cash, plan } = (await reportOf(firm, 'cash')).project ?? expect.fail('project');
    // 366 days; 31, 91, 92, 92 and 60 of them.
    expect(cash?.quarters.map(({ quarter, spendFen }) => [quarter, spendFen])).toEqual([
      ['2027Q1', 152_459_016],
      ['2027Q2', 447_540_984],
      ['2027Q3', 452_459_016],
      ['2027Q4', 452_459_016],
      ['2028Q1', 295_081_968],
    ]);
    expect(cash?.unknown).toEqual(plan.best);
    await answer(firm, 'projectEnd', { kind: 'unsure' });
    expect((await reportOf(firm, 'cash-2')).project?.cash).toBeNull();
  });

  it('已完工、赶得上本期的，按文件写的拨付日期到账', async () => {
    const firm = await newFirm();
    await tell(firm, {
      ...newLine,
      projectKind: '数字化改造',
      projectStatus: '已完工',
      projectStart: '2026-01-05',
      projectEnd: '2026-10-31',
    });
    const { cash, plan } = (await reportOf(firm, 'paid')).project ?? expect.fail('project');
    // Of the province: 30% of 1300万元, no more than 80万元, paid by 2027-06-20; not certain while conditions are open.
    const paid = cash?.quarters.find(({ quarter }) => quarter === '2027Q2');
    expect(paid).toMatchObject({ spendFen: 0, certainFen: 0, upToFen: 80_000_000 });
    expect(cash?.unknown.chosen).not.toContain('s-330000-digital-2025.art-5');
    const shown = (cash?.quarters ?? []).reduce((sum, { upToFen }) => sum + upToFen, 0);
    expect(shown + (cash?.unknown.upToFen ?? 0)).toBe(plan.best.upToFen);
  });

  it('列在我的报告里；分享的人看不到企业编号；导出的PDF有项目一节', async () => {
    const firm = await newFirm();
    await tell(firm, newLine);
    const report = await reportOf(firm, 'file');
    expect(report.need?.rows.find(({ label }) => label === '总投资')?.value).toBe('1,800万元');
    const { rows } = (await app.call('GET', '/api/v1/report/list', { token: firm.token }))
      .data as unknown as S['ReportPage'];
    expect(rows[0]).toMatchObject({ kind: 'projectMatch', link: `/Policy/PolicyMatchv2/report/${report.id}` });
    const { shareId } = (
      await app.call('POST', '/api/v1/match/share', { token: firm.token, json: { reportId: report.id } })
    ).data as unknown as S['MatchShare'];
    const shared = (await app.call('GET', `/api/v1/match/shared/${shareId}`)).data as unknown as S['MatchReport'];
    expect(shared).toMatchObject({ enterprise: { id: null }, project: report.project });
    const pdf = await app.app.request(`http://portal.test/api/v1/match/export/${report.id}?format=pdf`, {
      headers: { host: 'portal.test', authorization: `Bearer ${firm.token}` },
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    });
    const plain = text.replace(/\s/g, '');
    for (const words of [
      '项目申报匹配报告',
      '在开工之前办理项目备案',
      '1,200万元×8%＝96万元',
      '到账时间没有公布',
      '设备投资补助（待核实）',
      '2027年第1季度',
    ])
      expect(plain).toContain(words);
  });
});
