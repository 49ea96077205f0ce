import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp';
import { docxOf, pdfOf } from '../../../../test/documents';
import { begin, type Caller, declarationApp, type Firm, itemNamed, newFirm, type TestLibrary } from '../testing';

type S = MainComponents['schemas'];

let app: TestApp;
let library: TestLibrary;
let firm: Firm;
beforeAll(async () => {
  ({ app, library } = await declarationApp());
  firm = await newFirm(app, '13790000001');
});
afterAll(() => app.close());

const sheetOf = async (own: Caller) => (await own.get('form')).data as unknown as S['FormSheet'];
const fieldsOf = ({ sections }: S['FormSheet']) =>
  new Map(sections.flatMap(({ fields }) => fields).map((field) => [field.fieldId, field]));
const materialsOf = async (own: Caller) => (await own.get('materials')).data as unknown as S['MaterialSheet'];
let edits = 0;
const put = async (own: Caller, values: Readonly<Record<string, S['FormValue']>>) => {
  const fields = fieldsOf(await sheetOf(own));
  const reply = await own.post('editForm', {
    edits: Object.entries(values).map(([fieldId, value]) => ({
      editId: `kinds-test-${edits++}`,
      fieldId,
      baseRevision: fields.get(fieldId)?.revision ?? 0,
      value,
    })),
  });
  return reply.data as unknown as S['FormEditReply'];
};
const contract = [
  [
    '流动资金借款合同',
    '合同编号：2025年（杭银）字0123号',
    '贷款人：杭州银行股份有限公司科技支行',
    '第二条 借款金额为人民币伍佰万元整（小写：5,000,000.00元）。',
    '第三条 借款期限自2025年3月1日起至2026年2月28日止。',
  ],
  ['第四条 本合同项下借款年利率为3.65%，逾期罚息利率为5.475%。'],
];
const upload = async (own: Caller, name: string, file: File) => {
  const slot = (await materialsOf(own)).slots.find((each) => each.name.includes(name));
  const reply = await own.upload('upload', { specId: slot?.specId ?? '', file });
  return (reply.data as unknown as S['MaterialSheet']).slots
    .find(({ specId }) => specId === slot?.specId)
    ?.files.at(-1);
};

describe('贷款贴息', () => {
  it('问银行、合同、本金、利率与利息，不问项目总投入与绩效目标', async () => {
    const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
    const sheet = await sheetOf(own);
    expect(sheet.basis).toMatchObject({ kind: 'support', title: '贷款贴息申报书' });
    const labels = [...fieldsOf(sheet).values()].map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['贷款银行', '借款合同编号', '贷款本金', '合同年利率', '实际支付利息', '申请贴息金额']),
    );
    expect(labels).not.toEqual(expect.arrayContaining(['项目总投入']));
    expect(labels).not.toEqual(expect.arrayContaining(['绩效目标']));
    // Filled from the facts, with where it is from.
    expect(fieldsOf(sheet).get('firm.revenue')).toMatchObject({
      value: 12_860_000_000,
      prefill: { label: '2025年营业收入', sourceName: '本人填写' },
    });
  });

  it('合同里写的列在各项旁边，带原话与页码，一项也不自己填；采用以后看得出一样', async () => {
    const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
    const slot = await upload(own, '贷款合同', new File([await pdfOf(contract)], '借款合同.pdf'));
    expect(slot?.reading).toEqual({ isRead: true, text: '读出6处，列在申报书的对应项下，按一下才填' });
    const fields = fieldsOf(await sheetOf(own));
    const offered = (id: string) =>
      fields.get(id)?.proposals?.map(({ value, sources: [said] }) => [value, said?.page, said?.quote]);
    expect(offered('loan.bank')).toEqual([['杭州银行股份有限公司科技支行', 1, '贷款人：杭州银行股份有限公司科技支行']]);
    expect(offered('loan.contractNo')).toEqual([['2025年（杭银）字0123号', 1, '合同编号：2025年（杭银）字0123号']]);
    expect(offered('loan.principal')).toEqual([
      [500_000_000, 1, '第二条 借款金额为人民币伍佰万元整（小写：5,000,000.00元）'],
    ]);
    expect(offered('loan.rate')).toEqual([[0.0365, 2, '第四条 本合同项下借款年利率为3.65%']]);
    expect(offered('loan.startsOn')?.[0]?.[0]).toBe('2025-03-01');
    expect(offered('loan.endsOn')?.[0]?.[0]).toBe('2026-02-28');
    for (const id of ['loan.bank', 'loan.principal', 'loan.rate', 'loan.startsOn', 'loan.endsOn'])
      expect(fields.get(id)?.value).toBeNull();
    const { changed } = await put(own, { 'loan.rate': 0.0365 });
    expect(changed[0]?.proposals).toMatchObject([{ sources: [{ fileName: '借款合同.pdf' }], isSame: true }]);
  });

  it('几笔金额给几个，不猜；说不清是什么的不给；按月的利率不当年利率', async () => {
    const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
    const file = new File(
      [
        await docxOf([
          { text: '首笔放款金额300万元，第二笔放款金额200万元。另付手续费2万元。' },
          { table: [['月利率', '千分之三点零四']] },
        ]),
      ],
      '借款合同.docx',
    );
    await upload(own, '贷款合同', file);
    const fields = fieldsOf(await sheetOf(own));
    expect(fields.get('loan.principal')?.proposals?.map(({ value, sources: [said] }) => [value, said?.page])).toEqual([
      [300_000_000, null],
      [200_000_000, null],
    ]);
    expect(fields.get('loan.rate')?.proposals).toBeUndefined();
  });

  const offeredIn = async (own: Caller, id: string) =>
    fieldsOf(await sheetOf(own))
      .get(id)
      ?.proposals?.map(({ value, sources, isSum }) => [value, sources.map(({ fileName }) => fileName), isSum ?? false]);
  const receipt = async (name: string, lines: string[]) => new File([await pdfOf([lines])], name);

  it('合同与放款凭证写的不一样：两个都给，写明各是哪份的，列为差异；说明以后不再列，换了数又列出来', async () => {
    const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
    await upload(own, '贷款合同', new File([await pdfOf(contract)], '借款合同.pdf'));
    await upload(own, '贷款合同', await receipt('放款凭证.pdf', ['放款金额：4,800,000.00元', '年利率3.65%']));
    expect(await offeredIn(own, 'loan.principal')).toEqual([
      [500_000_000, ['借款合同.pdf'], false],
      [480_000_000, ['放款凭证.pdf'], false],
    ]);
    // What both say is offered once, with both.
    expect(await offeredIn(own, 'loan.rate')).toEqual([[0.0365, ['借款合同.pdf', '放款凭证.pdf'], false]]);
    const check = async (field: string) =>
      (await sheetOf(own)).checks.find(({ checkId }) => checkId === `materials:${field}`);
    expect(await check('loan.rate')).toMatchObject({ outcome: 'passed' });
    expect(await check('loan.principal')).toMatchObject({
      outcome: 'failed',
      isBlocking: false,
      text: '借款合同.pdf写500万元，放款凭证.pdf写480万元',
      fieldIds: ['loan.principal'],
    });
    const listed = async () =>
      ((await own.get('readiness')).data as unknown as S['Readiness']).items.find(
        ({ id }) => id === 'check:materials:loan.principal',
      );
    expect(await listed()).toMatchObject({
      isBlocking: false,
      text: '各份材料写的贷款本金不一样，借款合同.pdf写500万元，放款凭证.pdf写480万元',
    });
    // Taking one does not make the difference go away.
    await put(own, { 'loan.principal': 500_000_000 });
    expect(await listed()).toBeDefined();
    await own.post('waiveCheck', { checkId: 'materials:loan.principal', reason: '分两笔放款' });
    expect(await listed()).toBeUndefined();
    const [, second] = (await materialsOf(own)).slots.find(({ name }) => name.includes('贷款合同'))?.files ?? [];
    const { specId = '' } = (await materialsOf(own)).slots.find(({ name }) => name.includes('贷款合同')) ?? {};
    const file = await receipt('放款凭证改.pdf', ['放款金额：4,500,000.00元']);
    await own.upload('upload', { specId, file, replaces: second?.slotFileId ?? '' });
    expect((await listed())?.text).toContain('放款凭证改.pdf写450万元');
    await own.post('judge', { specId, verdict: 'notApplicable', reason: '属于另一个事项' });
    expect(await offeredIn(own, 'loan.principal')).toBeUndefined();
  });

  it('三张付息凭证各写一笔利息：各给各的，合计另给；说不准的不合计', async () => {
    const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
    for (const [name, paid] of [
      ['一季度.pdf', '46,125.00'],
      ['二季度.pdf', '46,125.00'],
      ['三季度.pdf', '46,637.50'],
    ] as const)
      await upload(own, '利息支付', await receipt(name, [`${name}贷款利息：${paid}元`]));
    expect(await offeredIn(own, 'interest.paid')).toEqual([
      [13_888_750, ['一季度.pdf', '二季度.pdf', '三季度.pdf'], true],
      [4_612_500, ['一季度.pdf', '二季度.pdf'], false],
      [4_663_750, ['三季度.pdf'], false],
    ]);
    expect((await sheetOf(own)).checks.some(({ checkId }) => checkId === 'materials:interest.paid')).toBe(false);
    const slot = await upload(own, '利息支付', await receipt('对账单.pdf', ['一月利息：1万元', '二月利息：2万元']));
    expect(slot?.reading?.text).toBe('读出2处，列在申报书的对应项下，按一下才填');
    expect((await offeredIn(own, 'interest.paid'))?.some(([, , isSum]) => isSum)).toBe(false);
  });

  it('付息凭证写的计息期间：从最早的一天到最晚的一天，不当成贷款期限，也不列为差异', async () => {
    const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
    await upload(own, '贷款合同', new File([await pdfOf(contract)], '借款合同.pdf'));
    for (const [name, days] of [
      ['二季度.pdf', '2025年6月21日至2025年9月20日'],
      ['一季度.pdf', '2025年3月21日至2025年6月20日'],
    ] as const)
      await upload(own, '利息支付', await receipt(name, [`计息期间：${days}`, '贷款利息：46,125.00元']));
    await upload(own, '利息支付', await receipt('三季度.pdf', ['计息开始日：2025-09-21', '结息日：2025-12-20']));
    const days = async (id: string) => (await offeredIn(own, id))?.map((one) => one.slice(0, 2));
    expect(await days('interest.from')).toEqual([
      ['2025-03-21', ['一季度.pdf']],
      ['2025-06-21', ['二季度.pdf']],
      ['2025-09-21', ['三季度.pdf']],
    ]);
    expect(await days('interest.to')).toEqual([
      ['2025-12-20', ['三季度.pdf']],
      ['2025-09-20', ['二季度.pdf']],
      ['2025-06-20', ['一季度.pdf']],
    ]);
    expect(await days('loan.startsOn')).toEqual([['2025-03-01', ['借款合同.pdf']]]);
    expect(await days('loan.endsOn')).toEqual([['2026-02-28', ['借款合同.pdf']]]);
    expect((await sheetOf(own)).checks.some(({ checkId }) => checkId === 'materials:interest.from')).toBe(false);
  });

  it('图片与扫描件不读，并说出来', async () => {
    const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
    const scan = await upload(own, '贷款合同', new File([await pdfOf([null])], '扫描.pdf'));
    expect(scan?.reading).toEqual({ isRead: false, text: '扫描件没有文字，没有读，请对照着填' });
  });

  it('测算按这一项自己的办法：缺什么说什么，超过测算与本金应付的利息都指出来', async () => {
    const matchable = itemNamed(library, '流动资金贷款贴息');
    const percent = Number(
      /实际支付利息的(\d+)%/.exec(matchable.clauses.find(({ id }) => id === matchable.item.id)?.text ?? '')?.[1],
    );
    const own = await begin(app, firm, matchable);
    expect((await sheetOf(own)).reckoning).toMatchObject({
      title: '贴息测算',
      amountFen: null,
      missing: ['实际支付利息'],
      source: { clause: { quote: expect.stringContaining(`实际支付利息的${percent}%`) } },
    });
    const reply = await put(own, {
      'loan.principal': 500_000_000,
      'loan.rate': 0.0365,
      'loan.startsOn': '2025-03-01',
      'interest.from': '2025-03-01',
      'interest.to': '2026-02-28',
      'interest.paid': 18_250_000,
      'budget.grant': 18_250_000,
    });
    expect(reply.reckoning).toMatchObject({
      amountFen: 182_500 * percent,
      formula: expect.stringContaining(`×${percent}%＝`),
      missing: [],
    });
    const outcome = (id: string) => reply.checks.find(({ checkId }) => checkId === id)?.outcome;
    expect(outcome('interest-most')).toBe('passed');
    expect(outcome('grant-reckoned')).toBe('failed');
    const more = await put(own, { 'interest.paid': 19_000_000 });
    expect(more.checks.find(({ checkId }) => checkId === 'interest-most')?.outcome).toBe('failed');
  });

  it('按本金贴几个百分点的，按天算，不超过实付利息', async () => {
    const own = await begin(app, firm, itemNamed(library, '设备更新贷款贴息'));
    const { reckoning } = await put(own, {
      'loan.principal': 1_000_000_000,
      'interest.from': '2025-01-01',
      'interest.to': '2026-01-01',
      'interest.paid': 36_500_000,
    });
    expect(reckoning).toMatchObject({ amountFen: 15_000_000, formula: expect.stringContaining('365天÷365') });
  });
});

it('设备投资：一张发票一行，合计要对得上；发票里读出的是可以加的一行', async () => {
  const own = await begin(app, firm, itemNamed(library, '设备投资补助'));
  const invoice = [
    [
      '发票号码：25332000000012345678',
      '开票日期：2025年05月06日',
      '价税合计（大写）壹佰壹拾叁万圆整（小写）￥1130000.00',
    ],
  ];
  await upload(own, '发票', new File([await pdfOf(invoice)], '发票.pdf'));
  const list = fieldsOf(await sheetOf(own)).get('equipment.list');
  expect(list).toMatchObject({ kind: 'rows', value: null });
  const row = [null, null, null, '25332000000012345678', '2025-05-06', 113_000_000];
  expect(list?.proposals).toMatchObject([{ value: [row], sources: [{ page: 1 }], isSame: false }]);
  const named = ['数控车床', '某机床厂', 1, ...row.slice(3)];
  const { checks, changed, reckoning } = await put(own, {
    'equipment.list': [named],
    'equipment.total': 113_000_001,
  });
  expect(changed.find(({ fieldId }) => fieldId === 'equipment.list')?.proposals).toMatchObject([{ isSame: true }]);
  expect(checks.find(({ checkId }) => checkId === 'equipment-sum')).toMatchObject({
    outcome: 'failed',
    text: '设备投资合计写113.000001万元，设备清单各行合计113万元',
  });
  expect(reckoning?.amountFen).toBeGreaterThan(0);
  const refused = await put(own, { 'equipment.list': [['少一列']] });
  expect(refused.results[0]).toMatchObject({ outcome: 'refused', message: '设备清单第1行的列数不对' });
  await put(own, { 'equipment.list': [[null, null, 1, null, null, 1]] });
  const lacks = ((await own.get('readiness')).data as unknown as S['Readiness']).items.map(({ text }) => text);
  expect(lacks).toContain('“设备清单”第1行缺“设备名称”');
});

it('几张发票一张一行；没有号码的两张金额一样也是两行，同一个号码的是一行', async () => {
  const own = await begin(app, firm, itemNamed(library, '设备投资补助'));
  const bill = async (name: string, number: string) =>
    upload(
      own,
      '发票',
      new File([await pdfOf([[`发票号码：${number}`, `${name}价税合计（小写）￥1130000.00`]])], name),
    );
  const plain = async (name: string) =>
    upload(own, '发票', new File([await pdfOf([[`${name}合计：2000.00元`]])], name));
  await bill('甲.pdf', '25332000000012345678');
  await bill('甲扫描.pdf', '25332000000012345678');
  await bill('乙.pdf', '25332000000087654321');
  await plain('丙.pdf');
  await plain('丁.pdf');
  const offered = fieldsOf(await sheetOf(own)).get('equipment.list')?.proposals ?? [];
  expect(offered.map(({ sources }) => sources.map(({ fileName }) => fileName))).toEqual([
    ['甲.pdf', '甲扫描.pdf'],
    ['乙.pdf'],
    ['丙.pdf'],
    ['丁.pdf'],
  ]);
});

it('认定奖励：只有一种问到又持有的证书才带入', async () => {
  const fact = (key: string) =>
    app.call('POST', `/api/v1/enterprise/saveFact/${firm.enterpriseId}`, {
      token: firm.token,
      json: { key, value: true },
    });
  await fact('isHighTech');
  await fact('isSpecialisedSme');
  const own = await begin(app, firm, itemNamed(library, '梯度认定奖励'));
  expect(fieldsOf(await sheetOf(own)).get('certificate.name')).toMatchObject({
    value: '专精特新中小企业',
    prefill: { factKey: 'isSpecialisedSme', sourceName: '本人填写' },
  });
  await fact('isLittleGiant');
  const both = await begin(app, firm, itemNamed(library, '梯度认定奖励'));
  expect(fieldsOf(await sheetOf(both)).get('certificate.name')).toMatchObject({ value: null, prefill: null });
});

it('资质认定：营业执照与审计报告里读出的，是可以填入的', async () => {
  const own = await begin(app, firm, itemNamed(library, '培育库入库'));
  const licence = ['统一社会信用代码：91330203MA2000001C', '注册资本：伍佰万元整', '成立日期：2018年05月03日'];
  await upload(own, '营业执照', new File([await pdfOf([licence])], '营业执照.pdf'));
  const accounts = [
    '2024年度营业收入：71,000,000.00元',
    '2025年度营业收入：83,000,000.00元',
    '2025年主营业务收入：80,000,000.00元',
    '2025年净利润：5,200,000.00元',
    '2025年资产总额：78,000,000.00元',
    '2025年研发费用：5,100,000.00元',
  ];
  await upload(own, '审计报告', new File([await pdfOf([accounts])], '审计报告.pdf'));
  const fields = fieldsOf(await sheetOf(own));
  const offered = (id: string) => fields.get(id)?.proposals?.map(({ value }) => value);
  expect(offered('firm.uscc')).toEqual(['91330203MA2000001C']);
  expect(offered('firm.establishedAt')).toEqual(['2018-05-03']);
  expect(offered('firm.registeredCapital')).toEqual([500_000_000]);
  expect(offered('firm.revenue')).toEqual([8_300_000_000]);
  expect(offered('title.mainRevenue')).toEqual([8_000_000_000]);
  expect(offered('firm.netProfit')).toEqual([520_000_000]);
  expect(offered('firm.assets')).toEqual([7_800_000_000]);
  expect(offered('firm.rdExpense')).toEqual([510_000_000]);
});

it('复核的事项不再问是不是复核', async () => {
  const own = await begin(app, firm, itemNamed(library, '专精特新中小企业复核'));
  const sheet = await sheetOf(own);
  expect(sheet.basis.title).toBe('资质复核申报书');
  expect(fieldsOf(sheet).has('title.round')).toBe(false);
  expect(fieldsOf(sheet).has('title.summary')).toBe(true);
});

it('研发后补助：各年研发费用带来源，按文件分段测算', async () => {
  await app.call('POST', `/api/v1/enterprise/saveFact/${firm.enterpriseId}`, {
    token: firm.token,
    json: { key: 'deductibleRdExpense', value: 614_400_000, period: '2025' },
  });
  const own = await begin(app, firm, itemNamed(library, '研发投入补助'));
  const sheet = await sheetOf(own);
  expect(fieldsOf(sheet).get('research.expense-0')).toMatchObject({
    value: 614_400_000,
    prefill: { label: '2025年加计扣除研发费用' },
  });
  expect(sheet.reckoning?.amountFen).toBeGreaterThan(0);
  expect(sheet.reckoning?.source?.clause?.quote).toContain('按照上年度加计扣除研发费用分段给予补助');
});

it('研发后补助按加计扣除算的，从材料里读的是加计扣除的那个数', async () => {
  const own = await begin(app, firm, itemNamed(library, '研发投入补助'));
  const printed = ['2025年研发费用：7,000,000.00元', '2025年加计扣除研发费用：6,200,000.00元'];
  await upload(own, '汇算清缴申报表', new File([await pdfOf([printed])], '申报表.pdf'));
  const proposals = fieldsOf(await sheetOf(own)).get('research.expense-0')?.proposals;
  expect(proposals?.map(({ value }) => value)).toEqual([620_000_000]);
});

it('以前按通用格式开始的申报，申报书与填的内容都不变', async () => {
  const own = await begin(app, firm, itemNamed(library, '流动资金贷款贴息'));
  // As a version from before the forms by kind left it.
  const [row] = await app.db.query<{ baseline: string }>('SELECT baseline FROM declarations WHERE id = $1', [own.id]);
  const { reckoning: _, asks: __, ...baseline } = JSON.parse(row?.baseline ?? '{}') as Record<string, unknown>;
  await app.db.query("UPDATE declarations SET form_id = 'general', baseline = $2 WHERE id = $1", [
    own.id,
    JSON.stringify(baseline),
  ]);
  const typed = { 'project.name': '补充流动资金', 'budget.total': 500_000_000, 'goal.summary': '新增产值' };
  await put(own, typed);
  const sheet = await sheetOf(own);
  expect(sheet.basis).toMatchObject({ kind: 'general' });
  for (const [id, value] of Object.entries(typed)) expect(fieldsOf(sheet).get(id)?.value).toBe(value);
  expect(sheet.reckoning).toBeUndefined();
  expect((await own.get('readiness')).body.code).toBe(200);
});
