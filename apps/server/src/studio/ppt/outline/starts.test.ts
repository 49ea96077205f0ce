import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { exampleLibrary } from '../../../../test/exampleLibrary';
import { recordedMeeting } from '../../../../test/recordedMeeting';
import { createScriptedEngine, keepAnswer } from '../../../../test/scriptedEngine';
import { embeddedNotices } from '../../../corpus/testing';
import { embeddedMatchables } from '../../../matching/items/testing';

type S = MainComponents['schemas'];

const engine = createScriptedEngine({
  model: 'scripted',
  async *answer() {
    yield { type: 'text', part: 'answer', text: '研发费用要按项目归集[^1]。加计扣除比例为100%。' };
    yield { type: 'end', finishReason: 'stop' };
  },
});
let app: TestApp;
let token: string;
let enterpriseId: string;
const national = embeddedMatchables().filter(({ policy }) => policy.level === 'national');
beforeAll(async () => {
  const policies = exampleLibrary({
    matchables: async () => national,
    notices: async () => embeddedNotices('2026-07-30'),
  });
  app = await createTestApp({ policies, engine });
  token = await app.signIn('13740025001');
  const firm = { name: '甲精密制造有限公司', regionCode: '330100', regionName: '浙江省杭州市' };
  enterpriseId = String((await app.call('POST', '/api/v1/enterprise/save', { token, json: firm })).data.id);
});
afterAll(() => app.close());

const post = async (path: string, json: unknown, key = 'starts-test-request') =>
  (await app.call('POST', path, { token, json, headers: { 'Idempotency-Key': key } })).data;
const create = async (json: S['CreateDeckBody']) => (await post('/api/ppt/create', json)) as unknown as S['Deck'];
const titles = ({ outline }: S['Deck']) => outline.flatMap(({ level, text }) => (level === 1 ? text : []));
/** Every cite of an outline is in the paragraph that it names. */
async function expectCited({ id, outline, sources }: S['Deck']): Promise<void> {
  const cites = outline.flatMap((item) => item.cites ?? []);
  expect(cites.length).toBeGreaterThan(0);
  for (const { sourceId, paragraph, quote } of cites) {
    const path = `/api/ppt/source/${id}?sourceId=${sourceId}&paragraph=${paragraph}`;
    const part = (await app.call('GET', path, { token })).data as unknown as S['DeckSourcePart'];
    expect(part.paragraphs[paragraph - part.from]?.text).toContain(quote);
  }
  expect(sources.every(({ href }) => href !== undefined)).toBe(true);
}

it('匹配报告：各组几项与报告一致，逐条出自报告', async () => {
  const report = (await post(
    '/api/v1/match/run',
    { enterpriseId },
    'starts-test-match',
  )) as unknown as S['MatchReport'];
  const deck = await create({ kind: 'report', reportId: report.id });
  expect(deck).toMatchObject({ start: 'report', title: '甲精密制造有限公司政策匹配报告' });
  expect(deck.sources).toMatchObject([{ href: `/Policy/PolicyMatch1/report/${report.id}` }]);
  const rows = deck.outline.map(({ text }) => text);
  expect(rows).toContain(`待核实｜${report.counts.toVerify}项`);
  await expectCited(deck);
  const { slides } = (await post(
    `/api/ppt/generate/${deck.id}`,
    { revision: 0 },
    'starts-test-report',
  )) as unknown as S['Deck'];
  expect(slides.length).toBeLessThan(40);
  expect(slides.map(({ layout }) => layout)).toContain('table');
});

it('金融政策匹配的报告：标题与出处写金融政策匹配报告', async () => {
  const body = { enterpriseId, variant: 'finance' };
  const report = (await post('/api/v1/match/run', body, 'starts-test-finance')) as unknown as S['MatchReport'];
  const deck = await create({ kind: 'report', reportId: report.id });
  expect(deck.title).toBe('甲精密制造有限公司金融政策匹配报告');
  expect(deck.sources[0]?.title).toMatch(/^金融政策匹配报告（/);
});

it('申报书：一节一页，没有填的写着未填写', async () => {
  const [matchable] = national;
  const body = { enterpriseId, policyId: matchable?.policy.id, itemId: matchable?.item.id };
  const declaration = await post('/api/v1/declaration/create', body, 'starts-test-declaration');
  const deck = await create({ kind: 'declaration', declarationId: String(declaration.id) });
  expect(deck.start).toBe('declaration');
  // Which one it is, in the list and on the cover.
  const whose = `甲精密制造有限公司，${matchable?.item.name}`;
  expect(deck.title).toContain(`（${whose}）`);
  expect(deck.outline[1]).toMatchObject({ level: 2, text: whose });
  expect(deck.sources).toMatchObject([{ href: `/Policy/ProjectDeclaration/details/${declaration.id}` }]);
  expect(deck.outline.some(({ text }) => text.endsWith('｜未填写'))).toBe(true);
  expect(titles(deck).length).toBeGreaterThan(3);
  await expectCited(deck);
});

it('几个地区的对比：没有收录的写没有收录，不写成零', async () => {
  const deck = await create({ kind: 'comparison', regions: ['330000', '320000'] });
  expect(deck).toMatchObject({ start: 'comparison', title: '浙江省、江苏省政策对比' });
  expect(deck.sources).toMatchObject([{ href: '/Policy/RegionalCompare?regions=330000,320000' }]);
  expect(deck.outline.at(-1)?.text).toContain('没有收录不等于没有');
});

it('会议纪要：决定与待办逐条出自转写稿里的那一句；别人的会议不给', async () => {
  const meeting = await recordedMeeting(app, token, 1, '研发费用专题会');
  const words = ['会议决定研发费用以申报数', '1286万元为准。请周砚在11月25日前办理登记证明。', '还有别的吗？'];
  const segments = words.map((text, n) => ({
    id: `g${n}`,
    startMs: n * 300,
    endMs: n * 300 + 300,
    text,
    speakerId: 's1',
    source: 'typed',
  }));
  const said = { revision: 0, segments, speakers: [{ id: 's1', name: '张三' }] };
  await app.call('POST', `/api/meeting/saveTranscript/${meeting.id}`, { token, json: said });
  const deck = await create({ kind: 'minutes', meetingId: meeting.id });
  expect(deck).toMatchObject({ start: 'minutes', title: '研发费用专题会 会议纪要', wording: 'extracted' });
  expect(deck.sources).toMatchObject([{ href: `/efficiency/transcripts/${meeting.id}` }]);
  const entry = (text: string) => deck.outline.find((item) => item.text.startsWith(text));
  // Of two segments one sentence, and of three sentences the one that says it.
  expect(entry('会议决定')?.cites).toEqual([
    { sourceId: 'transcript', paragraph: 0, quote: '会议决定研发费用以申报数1286万元为准。' },
  ]);
  expect(entry('请周砚')).toMatchObject({ cites: [{ paragraph: 1 }] });
  expect(entry('请周砚')?.text).toBe('请周砚在11月25日前办理登记证明。｜周砚｜2026年11月25日');
  await expectCited(deck);
  const { slides } = (await post(
    `/api/ppt/generate/${deck.id}`,
    { revision: 0 },
    'starts-test-minutes',
  )) as unknown as S['Deck'];
  expect(slides.map(({ layout }) => layout)).toEqual(['cover', 'bullets', 'table', 'bullets']);
  const foreign = await app.signIn('13740025003');
  const json = { kind: 'minutes', meetingId: meeting.id };
  expect((await app.call('POST', '/api/ppt/create', { token: foreign, json })).status).toBe(404);
});

it('对话的回答：大模型写的每一页都标明，别人的回答不给', async () => {
  const messageId = await keepAnswer(app, token);
  const deck = await create({ kind: 'answer', messageId });
  const entries = deck.outline.map(({ text }) => text);
  expect(entries).toContain('加计扣除比例为100%。');
  // When it was asked and of which model: of the export, not of the talk.
  expect(entries.filter((text) => /^(?:问题|时间|模型|项目｜内容)/.test(text))).toEqual([]);
  expect(deck.wording).toBe('own');
  const { slides } = (await post(
    `/api/ppt/generate/${deck.id}`,
    { revision: 0 },
    'starts-test-answer',
  )) as unknown as S['Deck'];
  expect(slides.map(({ isWritten }) => isWritten)).toEqual(slides.map(() => true));
  const other = token;
  token = await app.signIn('13740025002');
  const reply = await app.call('POST', '/api/ppt/create', { token, json: { kind: 'answer', messageId } });
  expect(reply.status).toBe(404);
  token = other;
});
