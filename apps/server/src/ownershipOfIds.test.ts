import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../test/createTestApp';
import { docxWith } from '../test/docxSamples';
import { exampleLibrary } from '../test/exampleLibrary';
import { realPng, tinyPdf } from '../test/files';
import { createPlainEngine, keepAnswer } from '../test/scriptedEngine';
import { sendMessage } from './account/messages';
import { generatePublicity } from './corpus/sample';
import { embeddedNotices } from './corpus/testing';
import { generalForm } from './filing/declarations/form/generalForm';
import { listFirmNames } from './firm/enterprise';
import { findPublicityHits, writeEntries, writeLists } from './library/publicity';
import { embeddedMatchables } from './matching/items/testing';
import { keepEmbeddedFirms } from './outreach/acquisition';
import { bodySchema, type Operation, operations, resolveSchema, type Schema } from './platform/contract/spec';

// For every operation that takes the id of something owned: user B sends user A's, and gets what nobody has.

let app: TestApp;
const engine = createPlainEngine('密');
let theirs: { token: string; ssoToken: string };
let mine: typeof theirs;
type MaterialSlot = MainComponents['schemas']['MaterialSlot'];

/** A's ids, by the name of the field that takes them. */
const ids: Record<string, string> = {};
/** Where an operation takes a narrower kind than the field's name says. */
const idsOf: Record<string, Record<string, string>> = {};
const idFor = (operation: Operation, name: string): string | undefined => idsOf[operation.id]?.[name] ?? ids[name];
/** Of the directory, which is nobody's. */
let firmId = '';
let requests = 0;
/** As A saw it before anybody else sent anything. */
let everything = '';
/** Fields that name nothing owned: the library, the price list, what the caller makes up. */
const isNobodys = new Set([
  'questionId',
  'policyId',
  'publicityId',
  'firmId',
  'planId',
  'projectId',
  'transactionId',
  'itemId',
  'rewardId',
  'Last-Event-ID',
  'noticeId',
  'targetId',
  'checkId',
  'clientId',
  'clientMessageId',
  'ruleId',
  'themeId',
]);
/** These answer others with success, and with nothing of A's; what A has stays as it was. */
const answersEmpty = new Set(['listDeclarations', 'listNotes', 'readMessages', 'archiveMessages']);
/** Known by its signature, or by a secret in the address, instead of its caller. */
const isPublic = new Set([
  'receivePaymentNotice',
  'getSharedMatchReport',
  'getSharedDeck',
  'getSharedDeckPicture',
  'readCalendarFeed',
  'getMeetingAudio',
  'openSharedMeeting',
]);

beforeAll(async () => {
  const matchables = async () => embeddedMatchables().filter(({ policy }) => policy.level === 'national');
  const notices = async () => embeddedNotices('2026-07-30');
  const policies = exampleLibrary({ matchables, notices });
  app = await createTestApp({ paymentGateway: 'sandbox', policies, engine });
  mine = await enter('13410000001');
  theirs = await enter('13410000002');
  const { token } = mine;
  const post = async (path: string, json: unknown, headers: Record<string, string> = {}) =>
    (await app.call('POST', path, { token, json, headers })).data;
  const list = async (path: string, headers = {}) =>
    (await app.call('GET', path, { token, headers })).body.data as { id: string }[];
  const userId = String((await app.call('POST', '/api/v1/user/uInfo', { token })).data.id);
  const key = { 'Idempotency-Key': 'ownership-test-order' };
  ids.orderId = String((await post('/api/v1/order/create', { planId: 'team', billing: 'year' }, key)).id);
  ids.paymentId = String((await post(`/api/v1/order/pay/${ids.orderId}`, undefined)).paymentId);
  const slip = new FormData();
  slip.set('file', new File([tinyPdf()], '回单.pdf'));
  await app.call('POST', `/api/v1/order/proof/${ids.orderId}`, { token, form: slip });
  const firm = { name: '密公司', regionCode: '330100', regionName: '浙江省杭州市' };
  ids.enterpriseId = String((await post('/api/v1/enterprise/save', firm)).id);
  const fact = { key: 'isHighTech', value: true };
  ids.factId = String((await post(`/api/v1/enterprise/saveFact/${ids.enterpriseId}`, fact)).factId);
  const evidence = new FormData();
  evidence.set('factId', ids.factId);
  evidence.set('file', new File([tinyPdf()], '证书.pdf'));
  await app.call('POST', `/api/v1/enterprise/evidence/${ids.enterpriseId}`, { token, form: evidence });
  const wish = { kind: 'query', name: '补助', spec: { q: '补助' } };
  ids.subscriptionId = String((await post('/api/v1/subscription/save', wish)).id);
  ids.sessionId = String((await list('/api/v1/account/sessions'))[0]?.id);
  const firmName = '密中有密的有限公司';
  const watching = await post('/api/v1/publicity/watch', { name: firmName });
  expect(watching).toEqual({});
  await keepOneHit(app, firmName);
  const { hits } = (await app.call('GET', '/api/v1/publicity/hits', { token })).data as { hits: { id: string }[] };
  ids.hitId = String(hits[0]?.id);
  const note = { type: 'system', title: '密', body: '密', reason: '密', link: null } as const;
  await sendMessage(app.db, userId, note, app.clock.now());
  const page = (await app.call('GET', '/api/v1/message/list', { token })).data.rows as { id: string }[];
  ids.ids = String(page[0]?.id);
  ids.policyId = 'n-hnte-2016-32';
  const match = { enterpriseId: ids.enterpriseId };
  ids.reportId = String((await post('/api/v1/match/run', match, { 'Idempotency-Key': 'ownership-test-match' })).id);
  ids.before = ids.reportId;
  const evaluate = { enterpriseId: ids.enterpriseId, kind: 'highTech' };
  const evaluation = await post('/api/v1/evaluation/save', evaluate, { 'Idempotency-Key': 'ownership-test-save' });
  idsOf.getSavedEvaluation = { reportId: String(evaluation.id) };
  await keepChat(token);
  await keepDeclaration(token);
  await keepEmbeddedFirms(app.db, true);
  const search = { kind: 'conditions', region: '330000' };
  const find = await post('/api/v1/acquisition/run', search, { 'Idempotency-Key': 'ownership-test-find' });
  ids.runId = String(find.id);
  const found = (await app.call('GET', `/api/v1/acquisition/result/${ids.runId}`, { token })).data;
  firmId = String((found.rows as { firm: { id: string } }[])[0]?.firm.id);
  ids.listId = String((await post('/api/v1/acquisition/saveList', { name: '密' })).id);
  await post('/api/v1/acquisition/addLeads', { listId: ids.listId, firms: [firmId] });
  const leads = (await app.call('GET', `/api/v1/acquisition/leads/${ids.listId}`, { token })).data;
  ids.leadId = String((leads.rows as { id: string }[])[0]?.id);
  await keepKnowledge(token);
  await keepProofreading(token);
  await keepDeck(token);
  await keepMeeting(token);
  idsOf.getNotice = { policyId: 'gd-hnte-2026-903' };
  const sso = { token: mine.ssoToken };
  ids.orgId = String((await list('/api/think/organization/list/personal', sso))[0]?.id);
  ids.wikiId = String((await list(`/api/think/wiki/list/all/${ids.orgId}`, sso))[0]?.id);
  ids.noteId = String((await post('/api/think/note/save', { wikiId: ids.wikiId, title: '密', content: '密' }, sso)).id);
  everything = await everythingOfMine();
});
afterAll(() => app.close());

/** A conversation with a question, its answer, the run of it and a template. */
async function keepChat(token: string): Promise<void> {
  const answerId = await keepAnswer(app, token);
  const { rows } = (await app.call('GET', '/api/chat/conversations', { token })).data as { rows: { id: string }[] };
  ids.conversationId = String(rows[0]?.id);
  const { messages } = (await app.call('GET', `/api/chat/conversations/${ids.conversationId}`, { token })).data as {
    messages: { runId: string }[];
  };
  const runId = String(messages.at(-1)?.runId);
  ids.messageId = answerId;
  ids.leafId = answerId;
  ids.parentId = answerId;
  ids.id = answerId;
  const template = await app.call('POST', '/api/chat/saveTemplate', { token, json: { name: '密', text: '密' } });
  const templateId = { id: String(template.data.id) };
  Object.assign(idsOf, {
    getConversation: { before: answerId },
    streamChatRun: { runId },
    cancelChatRun: { runId },
    saveChatTemplate: templateId,
    removeChatTemplate: templateId,
  });
}

/** A declaration with one of everything that has an id. */
async function keepDeclaration(token: string): Promise<void> {
  const matchable = embeddedMatchables().find(({ policy }) => policy.level === 'national');
  const begun = await app.call('POST', '/api/v1/declaration/create', {
    token,
    json: { enterpriseId: ids.enterpriseId, policyId: matchable?.policy.id, itemId: matchable?.item.id },
    headers: { 'Idempotency-Key': 'ownership-test-declaration' },
  });
  ids.declarationId = String(begun.data.id);
  const ofLibrary = { policyId: matchable?.policy.id ?? '', itemId: matchable?.item.id ?? '' };
  Object.assign(idsOf, { getApplyGuide: ofLibrary, createDeclaration: ofLibrary });
  const change = async (action: string, json: unknown) =>
    (await app.call('POST', `/api/v1/declaration/${action}/${ids.declarationId}`, { token, json })).data;
  const upload = async (action: string, fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return (await app.call('POST', `/api/v1/declaration/${action}/${ids.declarationId}`, { token, form })).data;
  };
  const first = (data: Record<string, unknown>, list: string) => (data[list] as Record<string, unknown>[])[0] ?? {};
  const sheet = await change('saveSlot', { name: '密件' });
  ids.specId = String((sheet.slots as { specId: string; isOwn: boolean }[]).find(({ isOwn }) => isOwn)?.specId);
  const file = () => new File([tinyPdf()], '密.pdf');
  const { slots } = await upload('upload', { specId: ids.specId, file: file() });
  const [kept] = (slots as MaterialSlot[]).find(({ specId }) => specId === ids.specId)?.files ?? [];
  ids.slotFileId = String(kept?.slotFileId);
  ids.versionId = String(kept?.versions[0]?.versionId);
  ids.versionIds = ids.versionId;
  Object.assign(idsOf, { uploadMaterial: { replaces: ids.slotFileId }, reuseMaterial: { replaces: ids.slotFileId } });
  ids.evidenceId = String(kept?.versions[0]?.evidenceId);
  ids.fileId = String((await upload('attach', { file: file() })).fileId);
  ids.commentId = String(first(await change('comment', { targetKind: 'form', text: '密' }), 'rows').commentId);
  const risks = await change('saveRisk', { text: '密', level: 'low' });
  ids.riskId = String((risks.risks as { riskId: string; isOwn: boolean }[]).find(({ isOwn }) => isOwn)?.riskId);
  ids.taskId = String(first(await change('saveTask', { title: '密' }), 'tasks').taskId);
  const paid = await change('savePayout', { amountFen: 1, paidOn: '2026-11-20', note: '密' });
  ids.payoutId = String(first(paid, 'payouts').payoutId);
  const owed = await change('saveObligation', { kind: 'other', title: '密', dueOn: '2027-01-01' });
  ids.obligationId = String(first(owed, 'obligations').obligationId);
  await app.db.query("UPDATE declarations SET state = 'accepted' WHERE id = $1", [ids.declarationId]);
  const corrected = await change('move', { to: 'correction', note: '密' });
  ids.correctionId = String(first(corrected, 'corrections').correctionId);
  const [check] = generalForm.checks;
  ids.checkId = String(check?.id);
}

/** A document of a knowledge base, read, with a question about it. */
async function keepKnowledge(token: string): Promise<void> {
  const post = async (action: string, json: unknown) =>
    (await app.call('POST', `/api/knowledge/${action}`, { token, json })).data;
  ids.baseId = String((await post('saveBase', { name: '密' })).id);
  const { folders } = await post('saveFolder', { baseId: ids.baseId, name: '密' });
  ids.folderId = String((folders as { id: string }[])[0]?.id);
  const form = new FormData();
  form.set('baseId', ids.baseId);
  form.set('file', new File(['密文一则'], '密.txt'));
  ids.documentId = String((await app.call('POST', '/api/knowledge/upload', { token, form })).data.id);
  await vi.waitFor(async () => {
    const list = await app.call('GET', `/api/knowledge/chunks/${ids.documentId}`, { token });
    ids.chunkId = String((list.data.rows as { id: string }[])[0]?.id);
    expect(ids.chunkId).not.toBe('undefined');
  });
  const question = await post('saveRegression', { baseId: ids.baseId, q: '密文', chunkId: ids.chunkId });
  const removed = { removeKnowledgeBase: ids.baseId, removeKnowledgeFolder: ids.folderId };
  for (const [operation, id] of Object.entries({ ...removed, saveKnowledgeBase: ids.baseId }))
    idsOf[operation] = { id };
  idsOf.saveKnowledgeFolder = { id: ids.folderId };
  idsOf.removeKnowledgeDocument = { id: ids.documentId };
  idsOf.removeRegressionQuestion = { id: String(question.id) };
}

/** A text out of a DOCX, counted, with an entry of the dictionary. */
async function keepProofreading(token: string): Promise<void> {
  const form = new FormData();
  form.set('genre', 'official');
  const content = docxWith('<w:p><w:r><w:t>密件的通知书[2016]第1号。</w:t></w:r></w:p>');
  form.set('file', new File([new Uint8Array(content)], '密.docx'));
  const documentId = String((await app.call('POST', '/api/proofreading/upload', { token, form })).data.id);
  const headers = { 'Idempotency-Key': 'ownership-test-count' };
  await app.call('POST', `/api/proofreading/count/${documentId}`, { token, json: { version: 1 }, headers });
  for (const { id, path } of operations)
    if (path.startsWith('/api/proofreading/') && path.includes('{documentId}')) idsOf[id] = { documentId };
  const json = { kind: 'dictionary', text: '密' };
  const entryId = String((await app.call('POST', '/api/proofreading/saveEntry', { token, json })).data.id);
  Object.assign(idsOf, {
    uploadProofreadingDocument: { replaces: documentId },
    removeProofreadingDocument: { id: documentId },
    saveProofreadingEntry: { id: entryId },
    removeProofreadingEntries: { ids: entryId },
  });
}

/** A deck with its slides, shared. */
async function keepDeck(token: string): Promise<void> {
  const post = async (action: string, json: unknown, headers = {}) =>
    (await app.call('POST', `/api/ppt/${action}`, { token, json, headers })).data;
  const form = new FormData();
  form.set('file', new File(['密文\n一、密件\n密件的内容。'], '密.txt'));
  ids.deckId = String((await app.call('POST', '/api/ppt/upload', { token, form })).data.id);
  const headers = { 'Idempotency-Key': 'ownership-test-deck' };
  const { slides } = await post(`generate/${ids.deckId}`, { revision: 0 }, headers);
  const own = { id: ids.deckId };
  const picture = new FormData();
  picture.set('file', new File([new Uint8Array(realPng())], '密.png'));
  const { file } = (await app.call('POST', `/api/ppt/uploadPicture/${ids.deckId}`, { token, form: picture })).data;
  Object.assign(idsOf, {
    removeDeck: own,
    stopDeckWriting: own,
    shareDeck: own,
    unshareDeck: own,
    compareDeckSources: own,
    getDeckPicture: { file },
  });
  ids.sourceId = 'document';
  ids.slideIds = String((slides as { id: string }[])[0]?.id);
}

/** A recording with a chunk and its loudness. */
async function keepMeeting(token: string): Promise<void> {
  const json = { clientId: 'ownership-test-meeting', title: '密', mediaType: 'audio/webm' };
  ids.meetingId = String((await app.call('POST', '/api/meeting/create', { token, json })).data.id);
  const form = new FormData();
  form.set('file', new File([tinyPdf()], '密'));
  await app.call('PUT', `/api/meeting/saveLevels/${ids.meetingId}?stepMs=50`, { token, form });
  const said = { revision: 0, segments: [{ id: 'g1', startMs: 0, endMs: 1, text: '密', source: 'typed' }] };
  await app.call('POST', `/api/meeting/saveTranscript/${ids.meetingId}`, { token, json: said });
  const sha256 = createHash('sha256').update(tinyPdf()).digest('hex');
  const own = { id: ids.meetingId };
  Object.assign(idsOf, {
    putMeetingChunk: { number: '0', part: '0', endMs: '1000', sha256 },
    sendMeetingSound: { atMs: '0' },
    removeMeeting: own,
    eraseMeeting: own,
    shareMeeting: own,
    unshareMeeting: own,
    stopMeetingMinutes: own,
  });
}

async function keepOneHit({ db, clock }: TestApp, name: string): Promise<void> {
  const { lists, entries } = generatePublicity();
  const [list] = lists;
  const [entry] = entries;
  if (list === undefined || entry === undefined) throw new Error('no samples');
  await writeLists(db, [list], 'import', clock.now());
  await writeEntries(db, [{ ...entry, listId: list.id, name }]);
  await findPublicityHits(db, clock, listFirmNames);
}

async function enter(phone: string): Promise<typeof theirs> {
  const token = await app.signIn(phone);
  const { key } = (await app.call('POST', '/api/sso/user/specialLogin', { token, body: { phone } })).data;
  const exchanged = await app.call('POST', '/api/sso/user/getToken', { body: { key: String(key) } });
  return { token, ssoToken: String(exchanged.data.token) };
}

const bodyOf = (operation: Operation): Schema & { example?: Record<string, unknown> } =>
  operation.bodyTypes[0] === undefined ? {} : bodySchema(operation, operation.bodyTypes[0]);
const fieldsOf = (operation: Operation): string[] => [
  ...operation.parameters.map(({ name }) => name),
  ...Object.keys(bodyOf(operation).properties ?? {}),
];
const looksLikeId = (name: string): boolean => /^ids?$|Id$|-ID$/.test(name);
const takesOwned = (operation: Operation): boolean =>
  !isPublic.has(operation.id) && fieldsOf(operation).some((name) => looksLikeId(name) && !isNobodys.has(name));

/** The operation with A's ids wherever they fit and its own example for the rest. */
function send(operation: Operation, who: typeof theirs) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => idFor(operation, name) ?? 'x');
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || !(parameter.required || parameter.name === 'enterpriseId')) continue;
    const [first] = resolveSchema(operation.family, parameter.schema).enum ?? [];
    query.set(parameter.name, idFor(operation, parameter.name) ?? String(first ?? 'isHighTech'));
  }
  const body: Record<string, unknown> = { ...bodyOf(operation).example };
  for (const name of Object.keys(bodyOf(operation).properties ?? {})) {
    const own = idFor(operation, name);
    if (own !== undefined) body[name] = /^ids$|Ids$/.test(name) ? [own] : own;
  }
  if ('firms' in body) body.firms = [firmId];
  const form = new FormData();
  if (operation.bodyTypes[0] === 'multipart/form-data') {
    for (const [name, value] of Object.entries(body)) form.set(name, String(value));
    // What is proofread has words and a genre.
    const isText = operation.id === 'uploadProofreadingDocument';
    if (isText) form.set('genre', 'general');
    const picture = operation.id === 'uploadDeckPicture' && new File([new Uint8Array(realPng())], '别人的.png');
    form.set('file', picture || new File([isText ? '别人的' : tinyPdf()], isText ? '别人的.txt' : '别人的.pdf'));
  }
  const hasBody = operation.method !== 'GET' && operation.bodyTypes.length > 0;
  return app.call(operation.method, `${path}?${query}`, {
    token: who.token,
    headers: { token: who.ssoToken, 'Idempotency-Key': `ownership-test-${requests++}` },
    ...(operation.bodyTypes[0] === 'multipart/form-data' ? { form } : hasBody ? { json: body } : {}),
  });
}

/** Everything A can see of what B was after. */
async function everythingOfMine(): Promise<string> {
  const get = async (path: string) =>
    (await app.call('GET', path, { token: mine.token, headers: { token: mine.ssoToken } })).body.data;
  return JSON.stringify([
    await get(`/api/v1/order/detail/${ids.orderId}`),
    await get(`/api/v1/enterprise/facts/${ids.enterpriseId}`),
    await get('/api/v1/subscription/list'),
    await get('/api/v1/message/list'),
    await get('/api/v1/account/sessions'),
    await get('/api/v1/report/list'),
    await get('/api/v1/publicity/hits'),
    await get('/api/gDeclaraManage/list'),
    await get('/api/chat/conversations'),
    await get(`/api/chat/conversations/${ids.conversationId}`),
    await get('/api/chat/templates'),
    await get(`/api/v1/declaration/detail/${ids.declarationId}`),
    await get(`/api/v1/declaration/form/${ids.declarationId}`),
    await get(`/api/v1/declaration/materials/${ids.declarationId}`),
    await get(`/api/v1/declaration/comments/${ids.declarationId}`),
    await get('/api/v1/acquisition/runs'),
    await get('/api/v1/acquisition/lists'),
    await get(`/api/v1/acquisition/leads/${ids.listId}`),
    await get('/api/v1/acquisition/exports'),
    await get('/api/ppt/decks'),
    await get(`/api/ppt/deck/${ids.deckId}`),
    await get('/api/meeting/meetings'),
    await get(`/api/meeting/meeting/${ids.meetingId}`),
    await get(`/api/meeting/transcript/${ids.meetingId}`),
    await get(`/api/meeting/minutes/${ids.meetingId}`),
    await get('/api/knowledge/bases'),
    await get(`/api/knowledge/documents?baseId=${ids.baseId}`),
    await get(`/api/knowledge/chunks/${ids.documentId}`),
    await get(`/api/knowledge/regressions?baseId=${ids.baseId}`),
    await get('/api/proofreading/documents'),
    await get(`/api/proofreading/version/${idsOf.getProofreadingVersion?.documentId}`),
    await get('/api/proofreading/lists'),
    await get(`/api/think/note/list/${ids.wikiId}`),
  ]);
}

describe.each(operations.filter(takesOwned).map((operation) => ({ id: operation.id, operation })))(
  '$id',
  ({ operation }) => {
    it('用别人的编号和用没有的编号一样', async () => {
      const unknown = fieldsOf(operation).filter((name) => looksLikeId(name) && !isNobodys.has(name) && !(name in ids));
      expect(unknown, 'ids that this test does not know').toEqual([]);
      const reply = await send(operation, theirs);
      expect(reply.text).not.toContain('密');
      if (answersEmpty.has(operation.id)) expect(reply.body.code).toBe(200);
      else expect(reply.body).toMatchObject({ code: 404, statusCode: 404 });
    });
  },
);

it('别人都试过以后，本人的东西不变', async () => {
  expect(await everythingOfMine()).toBe(everything);
});

/** Writes that end what they name come after the others, and those that end what others name, or the session, last. */
const turnOf = ({ id }: Operation): number => {
  const last = [
    'removeMaterialVersions',
    'removeMaterialSlot',
    'removeLeadList',
    'removeKnowledgeFolder',
    'removeKnowledgeDocument',
    'removeKnowledgeBase',
    'removeEnterprise',
    'revokeSession',
  ].indexOf(id);
  return last >= 0 ? 2 + last : /^(remove|cancel|refund)/.test(id) ? 1 : 0;
};

it('本人用同样的编号，没有一个操作说没有找到', async () => {
  const owned = operations.filter(takesOwned);
  const reads = owned.filter(({ method }) => method === 'GET');
  expect(reads.length).toBeGreaterThan(8);
  for (const operation of reads) expect((await send(operation, mine)).status, operation.id).toBe(200);
  const writes = owned.filter(({ method }) => method !== 'GET');
  expect(writes.length).toBeGreaterThan(20);
  for (const operation of writes.sort((a, b) => turnOf(a) - turnOf(b))) {
    // 409: it was found, but its state does not allow this.
    expect([200, 409], operation.id).toContain((await send(operation, mine)).status);
  }
});
