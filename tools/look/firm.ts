// What a firm does in half a year, done through the API, so that no page is empty.
import {
  call,
  createRequestKey,
  type FormField,
  type MatchVariant,
  type SubscriptionKind,
  type SubscriptionSpec,
  withFile,
} from '@hengce/api';
import { demo } from '../../apps/portal/e2e/fixtures';
import { askAssistant } from './firmChats';
import { holdMeetings } from './firmMeetings';
import { type Addresses, type Firm, first, once, pdf, signIn } from './firmSession';

/** 分 of 1万元. */
const tenThousandYuan = 1_000_000;

/**
 * Lives a firm's story on the product at `url`, so that every page has content.
 *
 * @returns the token of the session, and the addresses of the pages
 */
export async function liveAsFirm(url: string): Promise<{ token: string; addresses: Addresses }> {
  const firm = await signIn(url);
  await completeFacts(firm);
  await followPolicies(firm);
  const addresses = {
    ...(await readPolicies(firm)),
    ...(await matchPolicies(firm)),
    ...(await evaluate(firm)),
    ...(await planRewards(firm)),
    ...(await declare(firm)),
    ...(await findCustomers(firm)),
    ...(await order(firm)),
    ...(await askAssistant(firm)),
    ...(await makeDeck(firm)),
    ...(await holdMeetings(firm)),
  };
  await writeNote(firm);
  return { token: firm.token, addresses };
}

/** A deck of a sample policy with the firm's verdicts, and a link to it. */
async function makeDeck({ main, enterpriseId }: Firm): Promise<Addresses> {
  const body = { kind: 'policy' as const, policyId: 'n-hnte-2016-32', enterpriseId };
  const { id: deckId, revision } = await call(main.POST('/api/ppt/create', { body }));
  const params = { path: { deckId }, ...once() };
  await call(main.POST('/api/ppt/generate/{deckId}', { params, body: { revision } }));
  const { shareId } = await call(main.POST('/api/ppt/share', { body: { id: deckId, days: 30 } }));
  return { 'ppt.deck': { deckId }, 'ppt.present': { deckId }, 'ppt.shared': { shareId } };
}

async function completeFacts({ main, enterpriseId }: Firm) {
  const params = { path: { enterpriseId } };
  const facts = { hasSeriousAccident: false, hasEnvironmentCase: false, isChampion: false };
  for (const [key, value] of Object.entries(facts))
    await call(main.POST('/api/v1/enterprise/saveFact/{enterpriseId}', { params, body: { key, value } }));
}

async function followPolicies({ main, enterpriseId }: Firm) {
  const subscriptions: { kind: SubscriptionKind; name: string; spec: SubscriptionSpec }[] = [
    { kind: 'query', name: '研发费用', spec: { q: '研发费用' } },
    { kind: 'region', name: '浙江省', spec: { region: ['330000'] } },
    { kind: 'policy', name: '高新技术企业认定管理办法', spec: { policyId: 'n-hnte-2016-32' } },
  ];
  for (const body of subscriptions) await call(main.POST('/api/v1/subscription/save', { body }));
  await call(main.POST('/api/v1/publicity/watch', { body: { name: '云澜测试仪器有限公司' } }));
  await call(main.POST('/api/v1/calendar/subscribe', { body: { enterpriseId, withToVerify: true } }));
}

async function readPolicies({ main }: Firm): Promise<Addresses> {
  const notices = await call(main.GET('/api/v1/notice/list'));
  const lists = await call(main.GET('/api/v1/publicity/list'));
  return {
    'policy.search': { q: '研发费用' },
    'policy.detail': { policyId: 'n-hnte-2016-32' },
    'policy.singleCompare': { left: 'n-specialised-2022', right: 'n-specialised-2026' },
    'policy.noticeDetail': { noticeId: first(notices.rows).id },
    'policy.publicityList': { publicityId: first(lists.rows).id },
  };
}

async function matchPolicies(firm: Firm): Promise<Addresses> {
  const general = await match(firm, 'general', {});
  const project = await match(firm, 'project', {
    projectKind: '技术改造和设备更新',
    projectStatus: '未开工',
    projectStart: '2028-03-01',
    projectEnd: '2028-12-31',
    projectTotal: 1800 * tenThousandYuan,
    projectEquipment: 1200 * tenThousandYuan,
    projectFiled: false,
  });
  const finance = await match(firm, 'finance', {
    needKind: '流动资金贷款',
    needAmount: 1000 * tenThousandYuan,
    loanRate: 0.0345,
    loanMonths: 12,
    loanDate: '2026-12-01',
  });
  const { shareId } = await call(firm.main.POST('/api/v1/match/share', { body: { reportId: general } }));
  return {
    'policy.matchReport': { reportId: general },
    'policy.projectReport': { reportId: project },
    'policy.financeReport': { reportId: finance },
    'policy.matchShared': { shareId },
  };
}

async function match(
  { main, enterpriseId }: Firm,
  variant: MatchVariant,
  answers: Readonly<Record<string, string | number | boolean>>,
): Promise<string> {
  for (const [key, value] of Object.entries(answers)) {
    const body = { enterpriseId, variant, questionId: `fact:${key}:`, answer: { kind: 'exact' as const, value } };
    await call(main.POST('/api/v1/match/answer', { body }));
  }
  return (await call(main.POST('/api/v1/match/run', { params: once(), body: { enterpriseId, variant } }))).id;
}

async function evaluate({ main, enterpriseId }: Firm): Promise<Addresses> {
  const { sheet } = await call(main.GET('/api/v1/evaluation/highTech', { params: { query: { enterpriseId } } }));
  for (const { id, levels } of sheet.parts.flatMap(({ items }) => items).slice(0, 2))
    await call(
      main.POST('/api/v1/evaluation/rate', { body: { enterpriseId, itemId: id, points: first(levels).points } }),
    );
  for (const kind of ['highTech', 'specialization'] as const)
    await call(main.POST('/api/v1/evaluation/save', { params: once(), body: { enterpriseId, kind } }));
  return {};
}

async function planRewards({ main, enterpriseId }: Firm): Promise<Addresses> {
  const query = { enterpriseId, sort: 'amount' as const, pageSize: 5 };
  const { rows } = await call(main.GET('/api/v1/rewards/catalogue', { params: { query } }));
  return { 'policy.rewards': { items: rows.map(({ id }) => id).join(',') } };
}

/** Makes three declarations; the first is being prepared by two people. */
async function declare({ main, enterpriseId }: Firm): Promise<Addresses> {
  const query = { enterpriseId, region: '330000', window: 'open' as const };
  const { rows } = await call(main.GET('/api/v1/apply/list', { params: { query } }));
  const ids: string[] = [];
  for (const { policy, noticeId } of rows.slice(0, 3)) {
    const { policyId, itemId, itemName: projectName } = policy;
    const body = { enterpriseId, policyId, itemId, projectName, ...(noticeId && { noticeId }) };
    ids.push((await call(main.POST('/api/v1/declaration/create', { params: once(), body }))).id);
  }
  const declarationId = first(ids);
  const params = { path: { declarationId } };
  for (const to of ['evaluating', 'preparing'] as const)
    await call(main.POST('/api/v1/declaration/move/{declarationId}', { params, body: { to } }));
  await fillForm(main, declarationId);
  await attachMaterials(main, declarationId);
  const task = { title: '请财务核对研发费用', owner: '周明', isDone: false, dueOn: '2026-12-10' };
  await call(main.POST('/api/v1/declaration/saveTask/{declarationId}', { params, body: task }));
  const { policyId, itemId } = first(rows).policy;
  return {
    'policy.apply': { policyId, itemId },
    'policy.projectEvaluation': { declarationId },
    'policy.application': { declarationId },
    'policy.declaration': { declarationId },
  };
}

/** Fills the form, which follows the kind of support, so that fields are looked for by kind: short and long texts, money and days. */
async function fillForm(main: Firm['main'], declarationId: string) {
  const params = { path: { declarationId } };
  const form = await call(main.GET('/api/v1/declaration/form/{declarationId}', { params }));
  const said: Partial<Record<FormField['kind'], FormField['value']>> = {
    text: '开拓东南亚市场',
    longText: '参加泰国与越南的工业装备展会，设立境外展位，并办理出口信用保险。',
    money: 80 * tenThousandYuan,
    date: '2026-01-06',
  };
  const fields = form.sections.flatMap((section) => section.fields).filter(({ kind }) => kind in said);
  const edit = (field: FormField, value: FormField['value']) => ({
    editId: createRequestKey(),
    fieldId: field.fieldId,
    baseRevision: 0,
    value,
  });
  const send = (edits: ReturnType<typeof edit>[]) =>
    call(main.POST('/api/v1/declaration/editForm/{declarationId}', { params, body: { edits } }));
  const empty = fields.filter(({ value }) => value === null).slice(0, 4);
  await send(empty.map((field) => edit(field, said[field.kind] ?? null)));
  const written = first(fields.filter(({ kind }) => kind === 'longText'));
  // The other one had not seen what was written.
  const text = empty.find(({ kind }) => kind === 'text' || kind === 'longText') ?? written;
  await send([edit(text, '开拓东盟市场')]);
  const comment = { targetKind: 'field' as const, targetId: written.fieldId, text: '请写明展位数与面积。' };
  await call(main.POST('/api/v1/declaration/comment/{declarationId}', { params, body: comment }));
}

async function attachMaterials(main: Firm['main'], declarationId: string) {
  const params = { path: { declarationId } };
  const { slots } = await call(main.GET('/api/v1/declaration/materials/{declarationId}', { params }));
  for (const [index, { specId, name }] of slots.slice(0, 3).entries()) {
    const file = await pdf(name, [name]);
    const sent = { body: { specId, file }, bodySerializer: withFile({ specId }, file) };
    await call(main.POST('/api/v1/declaration/upload/{declarationId}', { params, ...sent }));
    if (index === 2) {
      const second = await pdf(`${name}（二）`, [`${name}（二）`]);
      const more = { body: { specId, file: second }, bodySerializer: withFile({ specId }, second) };
      await call(main.POST('/api/v1/declaration/upload/{declarationId}', { params, ...more }));
    }
    const judgement = { specId, verdict: index === 0 ? ('ok' as const) : ('rejected' as const), reason: '缺少盖章' };
    if (index < 2) await call(main.POST('/api/v1/declaration/judge/{declarationId}', { params, body: judgement }));
  }
  const file = await pdf('审计报告2025', ['审计报告']);
  const fields = { kind: '审计报告', expiresOn: '2026-12-31' };
  const sent = { body: { ...fields, file }, bodySerializer: withFile(fields, file) };
  await call(main.POST('/api/v1/declaration/saveEvidence', sent));
}

async function findCustomers({ main }: Firm): Promise<Addresses> {
  await call(main.GET('/qimofang/checkAndUpgraded'));
  const conditions = [{ key: 'isHighTech', operator: 'is' as const, value: true }];
  const body = { kind: 'conditions' as const, conditions };
  const { id: runId } = await call(main.POST('/api/v1/acquisition/run', { params: once(), body }));
  const { rows } = await call(main.GET('/api/v1/acquisition/result/{runId}', { params: { path: { runId } } }));
  const firms = rows.slice(0, 6).map(({ firm }) => firm.id);
  const { id: listId } = await call(main.POST('/api/v1/acquisition/saveList', { body: { name: '高企培育' } }));
  await call(main.POST('/api/v1/acquisition/addLeads', { body: { listId, firms } }));
  const leads = await call(main.GET('/api/v1/acquisition/leads/{listId}', { params: { path: { listId } } }));
  const { id: leadId, version } = first(leads.rows);
  const lead = { leadId, version, stage: 'contacted' as const, note: '已电话联系，下周上门。' };
  await call(main.POST('/api/v1/acquisition/saveLead', { body: lead }));
  return { 'acquisition.enterpriseCheck': { run: runId }, 'acquisition.firm': { firmId: first(firms) } };
}

/** Makes three orders: one paid and in use, one whose slip is being looked at, one that waits for its payment. */
async function order({ main }: Firm): Promise<Addresses> {
  const place = (planId: string, billing: 'year' | 'quarter', payMethod: 'gateway' | 'bank_transfer') => {
    const body = { planId, billing, payMethod, asDraft: false, extraSeats: 0 };
    return call(main.POST('/api/v1/order/create', { params: once(), body }));
  };
  const paid = await place('team', 'quarter', 'gateway');
  const { paymentId } = await call(
    main.POST('/api/v1/order/pay/{orderId}', { params: { path: { orderId: paid.id } } }),
  );
  await call(main.POST('/api/v1/order/sandboxPayment', { body: { paymentId } }));
  const { id: orderId } = await place('professional', 'year', 'bank_transfer');
  const file = await pdf('电子回单', ['电子回单']);
  const sent = { body: { file }, bodySerializer: withFile({}, file) };
  await call(main.POST('/api/v1/order/proof/{orderId}', { params: { path: { orderId } }, ...sent }));
  const waiting = await place('professional', 'quarter', 'bank_transfer');
  return { 'account.orderDetail': { orderId }, 'account.orderInfo': { orderId: waiting.id } };
}

/** Writes a note in 写作空间, the product next door. */
async function writeNote({ notes, token: bearer }: Firm) {
  const proof = { headers: { Authorization: `Bearer ${bearer}` } };
  const { key } = await call(notes.POST('/api/sso/user/specialLogin', { body: { phone: demo.phone }, ...proof }));
  const { token } = await call(notes.POST('/api/sso/user/getToken', { body: { key } }));
  const headers = { token };
  const { id: orgId } = first(await call(notes.GET('/api/think/organization/list/personal', { headers })));
  const inOrg = { params: { path: { orgId } }, headers };
  const { id: wikiId } = first(await call(notes.GET('/api/think/wiki/list/all/{orgId}', inOrg)));
  const body = { wikiId, title: '研发费用情况说明', content: '一、企业基本情况' };
  await call(notes.POST('/api/think/note/save', { body, headers }));
}
