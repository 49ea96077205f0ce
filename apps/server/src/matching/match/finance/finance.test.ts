import type { MainComponents } from '@hengce/api/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { exampleLibrary } from '../../../../test/exampleLibrary';
import { keepSampleFacts } from '../../../corpus/demoAccount/sampleFacts';
import { embeddedMatchables } from '../../items/testing';
import { financeItems } from './financeItems';

type S = MainComponents['schemas'];

let app: TestApp;
let phones = 13_760_000_000;
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
const progressOf = async ({ token, id }: Firm, variant = 'finance') =>
  (await app.call('GET', `/api/v1/match/progress?enterpriseId=${id}&variant=${variant}`, { token }))
    .data as unknown as S['MatchProgress'];
const answer = ({ token, id }: Firm, key: string, value: unknown) =>
  app.call('POST', '/api/v1/match/answer', {
    token,
    json: { enterpriseId: id, variant: 'finance', questionId: `fact:${key}:`, answer: value },
  });
const exact = (value: unknown) => ({ kind: 'exact', value });
const workingLoan = {
  needKind: '流动资金贷款',
  needAmount: 1_000_000_000,
  loanRate: 0.0345,
  loanMonths: 12,
  loanDate: '2026-12-01',
  loanBank: '国有大型商业银行',
  loanUse: '日常经营',
  loanCollateral: '抵押',
  guaranteeRate: 0,
};
async function tell(firm: Firm, need: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(need))
    expect((await answer(firm, key, exact(value))).body).toMatchObject({ code: 200 });
}
const run = ({ token, id }: Firm, key: string, variant = 'finance') =>
  app.call('POST', '/api/v1/match/run', {
    token,
    json: { enterpriseId: id, variant },
    headers: { 'Idempotency-Key': `${key}-0123456789abcdef` },
  });
const reportOf = async (firm: Firm, key: string) => (await run(firm, key)).data as unknown as S['MatchReport'];
const usesLeft = async ({ token }: Firm) => {
  const { modules } = (await app.call('GET', '/api/v1/equity/overview', { token })).data as {
    modules: { module: string; remaining: number }[];
  };
  return modules.find(({ module }) => module === 'match')?.remaining ?? 0;
};
const itemOf = ({ items }: S['MatchReport'], place: string, name: string) =>
  items.find(({ policy }) => policy.title.includes(place) && policy.itemName === name) ??
  expect.fail(`${place} ${name}`);
const verdictOf = (item: S['MatchItem'], title: string) =>
  item.conditions.find((row) => row.title.startsWith(title))?.verdict;

describe('融资需求', () => {
  it('九项按合同的顺序先问，逐项保存；政策匹配不问这九项', async () => {
    const firm = await newFirm();
    const general = await progressOf(firm, 'general');
    const asked = (await progressOf(firm)).questions.filter(({ group }) => group === 'financing');
    expect(asked.map(({ id }) => id)).toEqual(Object.keys(workingLoan).map((key) => `fact:${key}:`));
    expect(asked.every(({ isOpen }) => isOpen)).toBe(true);
    expect((await progressOf(firm)).nextQuestionId).toBe('fact:needKind:');
    await tell(firm, workingLoan);
    const after = await progressOf(firm);
    expect(after.steps[0]).toMatchObject({ group: 'financing', groupName: '融资需求', total: 9, answered: 9 });
    expect(after.questions.find(({ id }) => id === 'fact:loanDate:')?.answer).toEqual(exact('2026-12-01'));
    const loanAsked = (await progressOf(firm, 'general')).questions.filter(({ group }) => group === 'financing');
    expect(loanAsked).toEqual([]);
    expect(general.questions.length).toBeGreaterThan(0);
  });

  it('范围与不清楚也是答案；撤回以后再问', async () => {
    const firm = await newFirm();
    await tell(firm, workingLoan);
    await answer(firm, 'loanRate', { kind: 'range', from: 0.03, to: 0.04 });
    await answer(firm, 'loanMonths', { kind: 'unsure' });
    await answer(firm, 'needAmount', null);
    const report = await reportOf(firm, 'loose');
    const item = itemOf(report, '杭州市', '流动资金贷款贴息');
    // The whole range is below the limit.
    expect(verdictOf(item, '贷款年利率')).toBe('met');
    expect(item.financing).toMatchObject({ interest: null, missing: ['融资金额', '贷款年利率', '贷款期限'] });
    expect(report.need?.rows.slice(0, 4).map(({ value }) => value)).toEqual(['流动资金贷款', null, '3%至4%', null]);
  });

  it('不合理的值说明原因，什么也不丢', async () => {
    const firm = await newFirm();
    await tell(firm, workingLoan);
    const before = await progressOf(firm);
    for (const [key, value, message] of [
      ['loanMonths', 0, /1至360个月/],
      ['loanMonths', 361, /1至360个月/],
      ['loanDate', '2096-01-01', /前后五年/],
      ['loanDate', '2026-02-30', /应为日期，如2018年5月3日/],
      ['needAmount', 0, /应大于0/],
      ['needAmount', -1, /不能是负数/],
      ['loanRate', 3.45, /0到100%/],
      ['needKind', '典当', /应为流动资金贷款/],
    ] as const) {
      const reply = await answer(firm, key, exact(value));
      expect(reply.status).toBe(400);
      expect(reply.body.msg).toMatch(message);
    }
    expect(await progressOf(firm)).toEqual(before);
  });

  it('不是企业资料：不能从资料库里改', async () => {
    const { token, id } = await newFirm();
    const reply = await app.call('POST', `/api/v1/enterprise/saveFact/${id}`, {
      token,
      json: { key: 'loanRate', value: 0.03 },
    });
    expect(reply.body.code).toBe(400);
  });
});

describe('政策匹配里的贷款贴息', () => {
  const firmWith = async (need: Readonly<Record<string, unknown>>) => {
    const firm = await newFirm();
    await tell(firm, need);
    return firm;
  };
  const itemIn = async (firm: Firm, name: string, variant: string) =>
    itemOf((await run(firm, variant, variant)).data as unknown as S['MatchReport'], '杭州市', name);

  it('没有填过贷款的，写明缺哪几个数；填过的，与金融政策匹配一样算，在政策页也是这个数', async () => {
    const before = await itemIn(await newFirm(), '流动资金贷款贴息', 'general');
    expect(before.financing).toMatchObject({
      interest: null,
      missing: ['融资方式', '融资金额', '贷款年利率', '贷款期限', '放款日期'],
    });
    const firm = await firmWith(workingLoan);
    const item = await itemIn(firm, '流动资金贷款贴息', 'general');
    const { financing } = await itemIn(firm, '流动资金贷款贴息', 'finance');
    expect(financing?.interest?.subsidyFen).toBeGreaterThan(0);
    expect(item.financing?.interest).toEqual(financing?.interest);
    expect(item.amount).toMatchObject({ certainty: 'fixed', loFen: financing?.interest?.subsidyFen });
    const asked = `policyId=${item.policy.policyId}&enterpriseId=${firm.id}`;
    const page = (await app.call('GET', `/api/v1/match/policy?${asked}`, firm)).data as unknown as S['PolicyMatch'];
    const own = page.items.find(({ policy }) => policy.itemName === '流动资金贷款贴息');
    expect(own?.amount).toEqual(item.amount);
  });

  it('填的不是这一项要的贷款，不测算，说哪里不合', async () => {
    const firm = await firmWith(workingLoan);
    expect((await itemIn(firm, '固定资产贷款贴息', 'general')).financing).toMatchObject({
      interest: null,
      missing: [],
      unreckoned: '融资方式填的是流动资金贷款，这一项要固定资产贷款或设备更新贷款，不测算',
    });
  });

  it('利率是一道题：在哪一种匹配里答，另一种里也是这个答案', async () => {
    const firm = await newFirm();
    const rateIn = async (variant: string) =>
      (await progressOf(firm, variant)).questions.find(({ title }) => title === '贷款年利率');
    const json = { enterpriseId: firm.id, questionId: 'fact:loanRate:', answer: exact(0.0345) };
    expect((await app.call('POST', '/api/v1/match/answer', { token: firm.token, json })).body.code).toBe(200);
    expect(await rateIn('general')).toMatchObject({ id: 'fact:loanRate:', answer: exact(0.0345), isOpen: false });
    expect((await rateIn('finance'))?.answer).toEqual(exact(0.0345));
    const item = await itemIn(firm, '流动资金贷款贴息', 'general');
    expect(item.conditions.find(({ title }) => title === '贷款年利率')).toMatchObject({ verdict: 'met' });
    expect(item.financing?.missing).toEqual(['融资方式', '融资金额', '贷款期限', '放款日期']);
  });
});

describe('金融政策匹配报告', () => {
  it('贴息按真实天数算，说清融资成本、谁申报与叠加；列在我的报告里', async () => {
    const firm = await newFirm();
    await tell(firm, workingLoan);
    const report = await reportOf(firm, 'one');
    expect(report.variant).toBe('finance');
    expect(report.need?.rows[0]).toEqual({ label: '融资方式', value: '流动资金贷款' });
    const item = itemOf(report, '杭州市', '流动资金贷款贴息');
    const { interest, terms, applicant, stacking } = item.financing ?? expect.fail('financing');
    expect(interest?.periods.map(({ days }) => days)).toEqual([31, 334]);
    const percent = Number(/利息的(\d+)%/.exec(terms?.text ?? '')?.[1]);
    // 345,000元 of interest.
    const costs = [2_930_137, 31_569_863];
    expect(interest?.periods.map(({ costFen }) => costFen)).toEqual(costs);
    const cap = Number(/不超过(\d+)万元/.exec(terms?.text ?? '')?.[1]) * 1_000_000;
    expect(interest?.periods.map(({ subsidyFen }) => subsidyFen)).toEqual([
      Math.min(cap, Math.floor((100_000_000 * 345 * 31 * percent) / 36_500_000)),
      Math.min(cap, Math.floor((100_000_000 * 345 * 334 * percent) / 36_500_000)),
    ]);
    expect(interest?.formula).toContain(`1,000万元×3.45%×365天÷365×${percent}%＝`);
    expect(interest?.sentence).toMatch(/^实际融资成本由3.45%降至约\d\.\d{1,2}%（/);
    expect(item.amount).toMatchObject({ loFen: interest?.subsidyFen, certainty: 'fixed', formula: interest?.formula });
    expect(applicant).toMatchObject({ by: 'firm' });
    expect(stacking?.clause.label).toMatch(/^第/);
    expect(stacking?.check).toMatch(/^本报告中同一笔融资的贴息/);
    // A document without a rate: nothing is reckoned.
    expect(itemOf(report, '浙江省', '风险补偿贷款').financing).toMatchObject({
      terms: null,
      interest: null,
      applicant: { by: 'bank' },
    });
    const { rows } = (await app.call('GET', '/api/v1/report/list', { token: firm.token }))
      .data as unknown as S['ReportPage'];
    expect(rows[0]).toMatchObject({ kind: 'financeMatch', link: `/Policy/FinancePolicyMatch/report/${report.id}` });
  });

  it('要进名单的、要专属贷款的、要首次的，不因为贷款的种类合适就算符合', async () => {
    const firm = await newFirm();
    await tell(firm, { ...workingLoan, loanCollateral: '信用' });
    const report = await reportOf(firm, 'listed');
    const list = itemOf(report, '浙江省', '风险补偿贷款');
    expect(verdictOf(list, '列入白名单')).toBe('manual');
    expect(list.group).not.toBe('eligible');
    // The kind of loan is told once, and not asked again.
    expect(verdictOf(itemOf(report, '浙江省', '流动资金贷款贴息'), '取得流动资金贷款')).toBeUndefined();
    const asks = embeddedMatchables().filter(({ item }) => /^(专属贷款贴息|首次担保贷款补助)$/.test(item.name));
    const { items } = financeItems({ items: asks, rulesetHash: '' });
    for (const { item, rule } of items)
      expect(rule.conditions.map(({ text }) => text).join(), item.name).toMatch(/专精特新专属贷款|首次通过融资担保/);
  });

  it.each([
    [12, undefined],
    [13, '担保费超过一年的，一次收还是按年收以担保合同为准，不测算'],
  ])('担保贷款%i个月：一年以内的测算担保费补助，超过一年的说明为什么不测算', async (loanMonths, unreckoned) => {
    const firm = await newFirm();
    const guarantee = { needAmount: 300_000_000, loanCollateral: '融资担保公司担保', guaranteeRate: 0.008 };
    await tell(firm, { ...workingLoan, ...guarantee, loanMonths });
    const item = itemOf(await reportOf(firm, 'fee'), '浙江省', '担保费补助');
    expect(item.group).not.toBe('ineligible');
    expect(item.financing?.unreckoned).toBe(unreckoned);
    expect(item.financing?.interest === null).toBe(unreckoned !== undefined);
  });

  it.each([
    [0.0449, 'met'],
    [0.045, 'met'],
    [0.0451, 'unmet'],
  ])('年利率%s，上限为百分之四点五：%s', async (loanRate, verdict) => {
    const firm = await newFirm();
    await tell(firm, { ...workingLoan, loanRate });
    const item = itemOf(await reportOf(firm, 'rate'), '杭州市', '流动资金贷款贴息');
    expect(verdictOf(item, '贷款年利率')).toBe(verdict);
    expect(item.group === 'ineligible').toBe(verdict === 'unmet');
  });

  it.each([
    ['2026-12-31', 'met'],
    ['2027-01-01', 'unmet'],
  ])('国家设备更新贴息，%s放款：%s', async (loanDate, verdict) => {
    const firm = await newFirm();
    await tell(firm, {
      ...workingLoan,
      needKind: '设备更新贷款',
      loanUse: '购置设备或技术改造',
      loanDate,
      loanMonths: 36,
    });
    const item = itemOf(await reportOf(firm, 'date'), '设备更新贷款财政贴息', '设备更新贷款贴息');
    expect(item.conditions).toEqual([
      expect.objectContaining({ title: '放款日期', requirement: '不晚于2026年12月31日', verdict }),
      expect.objectContaining({ title: '贷款用于设备更新', verdict: 'met' }),
      expect.objectContaining({ title: '经办银行答复可以享受这项贴息', verdict: 'manual' }),
    ]);
    // 1.5 points over two years, whatever the loan costs; and nothing for a loan that comes too late.
    const formula = verdict === 'met' ? '1,000万元×1.5%×731天÷365＝30.04万元' : undefined;
    expect(item.financing?.interest?.formula).toBe(formula);
    expect(item.amount?.formula).toBe(formula);
  });

  it('改了需求与资料，原来的报告不变；同一请求编号只扣一次，也不能换成另一种匹配', async () => {
    const firm = await newFirm();
    await tell(firm, workingLoan);
    const before = await usesLeft(firm);
    const first = await reportOf(firm, 'same');
    await tell(firm, { loanRate: 0.05 });
    const read = await app.call('GET', `/api/v1/match/report/${first.id}`, { token: firm.token });
    expect(read.data).toEqual(first);
    expect((await reportOf(firm, 'same')).id).toBe(first.id);
    expect((await run(firm, 'same', 'general')).status).toBe(409);
    expect(await usesLeft(firm)).toBe(before - 1);
    const second = await reportOf(firm, 'other');
    expect(second.factsHash).not.toBe(first.factsHash);
    expect(second.need?.hash).not.toBe(first.need?.hash);
    const diff = await app.call('GET', `/api/v1/match/diff/${second.id}?before=${first.id}`, { token: firm.token });
    expect(JSON.stringify(diff.data)).toContain('贷款年利率由3.45%变为5%');
    const general = (await run(firm, 'general', 'general')).data as unknown as S['MatchReport'];
    const other = await app.call('GET', `/api/v1/match/diff/${second.id}?before=${general.id}`, { token: firm.token });
    expect(other.body).toMatchObject({ code: 409, msg: expect.stringContaining('不是同一种匹配') });
    const json = { enterpriseId: firm.id, variant: 'finance', changes: [{ key: 'loanRate', value: 0.0345 }] };
    const tried = await app.call('POST', '/api/v1/match/whatIf', { token: firm.token, json });
    expect(JSON.stringify(tried.data.moves)).toContain('贷款年利率由5%变为3.45%');
  });

  it('当场确认后是一份新的金融报告；导出的PDF写明需求与算法', async () => {
    const firm = await newFirm();
    await tell(firm, workingLoan);
    const report = await reportOf(firm, 'confirm');
    const manual = (found: S['MatchReport']) =>
      itemOf(found, '杭州市', '流动资金贷款贴息').conditions.filter(({ verdict }) => verdict === 'manual');
    const [asked] = manual(report);
    const json = { reportId: report.id, questionId: asked?.questionId, holds: true };
    const next = (await app.call('POST', '/api/v1/match/confirm', { token: firm.token, json }))
      .data as unknown as S['MatchReport'];
    expect(next).toMatchObject({ variant: 'finance', basedOn: report.id, need: report.need });
    expect(manual(next)).toHaveLength(manual(report).length - 1);
    const pdf = await app.app.request(`http://portal.test/api/v1/match/export/${next.id}?format=pdf`, {
      headers: { host: 'portal.test', authorization: `Bearer ${firm.token}` },
    });
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text.replace(/\s/g, '')).toContain('金融政策匹配报告');
    expect(text.replace(/\s/g, '')).toContain('放款日期2026年12月1日');
    expect(text.replace(/\s/g, '')).toContain('1,000万元×3.45%×365天÷365');
  });
});
