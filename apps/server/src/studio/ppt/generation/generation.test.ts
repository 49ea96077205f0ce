import type { MainComponents } from '@hengce/api/contract';
import { isOverfull, layoutDeck, type Slide } from '@hengce/deck';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { exampleLibrary } from '../../../../test/exampleLibrary';
import { answerOf, type LlmCall, type ScriptedLlm, startScriptedLlm } from '../../../../test/scriptedLlm';
import { createOpenaiLlm } from '../../../platform/adapters';

type S = MainComponents['schemas'];

let app: TestApp;
let llm: ScriptedLlm;
let token: string;
let requests = 0;
beforeAll(async () => {
  llm = await startScriptedLlm();
  const { baseUrl } = llm;
  app = await createTestApp({
    policies: exampleLibrary(),
    llm: createOpenaiLlm({ baseUrl, apiKey: null, model: 'scripted', thinking: 'off' }),
  });
});
afterAll(async () => {
  await app.close();
  await llm.close();
});
let phones = 0;
beforeEach(async () => {
  token = await app.signIn(`1374002400${phones++}`);
  llm.calls.length = 0;
});

const post = (path: string, json: unknown, key = `ppt-write-request-${requests++}`) =>
  app.call('POST', `/api/ppt/${path}`, { token, json, headers: { 'Idempotency-Key': key } });
const read = async (id: string) =>
  (await app.call('GET', `/api/ppt/deck/${id}`, { token })).data as unknown as S['Deck'];
const create = async (body: Record<string, unknown>) => (await post('create', body)).data as unknown as S['Deck'];
const write = async (deck: S['Deck'], more: object = {}) =>
  post(`generate/${deck.id}`, { revision: deck.revision, isWritten: true, ...more });
const written = async (id: string) => {
  await expect.poll(async () => (await read(id)).writing?.state, { timeout: 20_000 }).not.toBe('running');
  return read(id);
};
/** The heading that a call is asked to write. */
const headingOf = ({ body }: LlmCall): string => /<大纲>\n(.*)/.exec(body.messages[1]?.content ?? '')?.[1] ?? '';
const bullets = (title: string, texts: string[], cites: object[] = []) =>
  answerOf(JSON.stringify({ layout: 'bullets', data: { title, items: texts.map((text) => ({ text })) }, cites }));
const topic = { kind: 'topic', topic: '研发费用后补助', skeleton: 'reading' };

describe('由大模型写', () => {
  it('主题的模板逐页写成，封面与目录是大纲的；写出的标明AI生成，没有出处的数字待核实', async () => {
    llm.answerBy((call) => bullets(headingOf(call), ['按项目归集费用', '单个企业最高300万元']));
    const deck = await create(topic);
    const begun = (await write(deck)).data as unknown as S['Deck'];
    expect(begun.writing).toMatchObject({ state: 'running', model: 'scripted' });
    expect(begun.writing?.slides).toHaveLength(7);
    const done = await written(deck.id);
    expect(done.writing).toMatchObject({ state: 'done' });
    expect(done.writing?.slides.map(({ state }) => state)).toEqual(Array(7).fill('written'));
    const [cover, contents, background] = done.slides;
    expect([cover?.isWritten, contents?.isWritten]).toEqual([undefined, undefined]);
    expect(background).toMatchObject({
      layout: 'bullets',
      isWritten: true,
      data: { title: '政策背景', items: [{ text: '按项目归集费用' }, { text: '单个企业最高300万元' }] },
      unverified: [{ path: 'items.1.text', text: '300万元' }],
    });
    const shown = layoutDeck({ ...done, slides: done.slides satisfies Slide[] });
    const scene = shown.find(({ slide }) => slide.id === background?.id)?.scene;
    expect(scene?.elements).toContainEqual(expect.objectContaining({ text: 'AI生成' }));
  });

  it('政策的数字与出处核对：出处里有的不标，抄的原话自动注出处，编的出处不收', async () => {
    const deck = await create({ kind: 'policy', policyId: 'n-hnte-2016-32' });
    const index = deck.outline.findIndex(({ layout, level }) => level === 1 && layout === 'bullets');
    const head = deck.outline[index] as S['DeckOutlineItem'];
    const cited = deck.outline[index + 1]?.cites?.[0] as S['DeckItemCite'];
    llm.answerBy(({ body }) => {
      const said = body.messages[1]?.content ?? '';
      const n = [...said.matchAll(/<资料 n="(\d+)"[^>]*>([^<]*)/g)].find(([, , text]) =>
        text?.includes(cited.quote.slice(0, 20)),
      )?.[1];
      return bullets(
        head.text,
        [cited.quote.slice(0, 60), '比例不低于91%'],
        [
          { path: 'data.items.0.text', n: Number(n), quote: cited.quote.slice(0, 60) },
          { path: 'data.items.1.text', n: Number(n), quote: '这句话哪里也没有写过' },
        ],
      );
    });
    await write(deck, { slideIds: undefined });
    const slide = (await written(deck.id)).slides.find(({ id }) => id === head.id);
    expect(slide?.cites).toMatchObject([{ path: 'items.0.text', sourceId: 'policy', paragraph: cited.paragraph }]);
    expect(slide?.unverified).toEqual([{ path: 'items.1.text', text: '91%' }]);
  });

  it('写得太长先退回一次，仍太长就截到放得下', async () => {
    const long =
      '上年度研发费用总额、研发人员数量、知识产权数量以及高新技术产品收入占比等各项指标均应当符合规定，'.repeat(4);
    llm.answerBy(() => bullets('条件', [long]));
    const deck = await create({ kind: 'outline', text: '汇报\n一、条件' });
    await write(deck);
    const { slides, themeId, aspect } = await written(deck.id);
    expect(llm.calls).toHaveLength(2);
    expect(llm.calls[1]?.body.messages.at(-1)?.content).toContain('items.0.text有192字，压缩到80字以内');
    const own = slides.filter(({ isWritten }) => isWritten);
    expect(own).toHaveLength(1);
    expect(layoutDeck({ themeId, aspect, slides: own as Slide[] }).some(({ scene }) => isOverfull(scene))).toBe(false);
  });

  it('一页写不成，别的照写；只重写那一页，锁定的不动，不再计次', async () => {
    llm.answerBy((call) =>
      headingOf(call) === '丙'
        ? { status: 500 }
        : call.body.messages.length > 2
          ? answerOf('还是不行')
          : bullets(headingOf(call), ['内容']),
    );
    const deck = await create({ kind: 'outline', text: '汇报\n一、甲\n二、乙\n三、丙' });
    await write(deck);
    const done = await written(deck.id);
    const failed = done.writing?.slides.filter(({ state }) => state === 'failed') ?? [];
    expect(failed).toMatchObject([{ problem: expect.stringMatching(/大模型/) }]);
    const third = done.slides.find(({ data }) => 'title' in data && data.title === '丙') as S['DeckSlide'];
    expect(third.isWritten).toBeUndefined();
    const slides = done.slides.map((slide) =>
      slide.id === third.id ? slide : { ...slide, isLocked: true, notes: '我的' },
    );
    const saved = await post(`save/${deck.id}`, {
      revision: done.revision,
      title: '汇报',
      themeId: 'navy',
      aspect: '16:9',
      slides,
    });
    const { revision } = saved.data as unknown as S['DeckSaved'];
    llm.answerBy((call) => bullets(headingOf(call), ['补上的']));
    await write({ ...done, revision }, { slideIds: [third.id] });
    const again = await written(deck.id);
    expect(again.slides.map((slide) => [slide.notes, slide.isWritten])).toEqual([
      ['我的', undefined],
      ['我的', true],
      ['我的', true],
      [undefined, true],
    ]);
    const [{ used } = { used: 0 }] = await app.db.query<{ used: number }>(
      "SELECT e.used::integer AS used FROM equities e JOIN decks d ON d.owner_id = e.user_id WHERE e.module = 'ppt' AND d.id = $1",
      [deck.id],
    );
    expect(used).toBe(1);
  });

  it('停止以后写好的留着，没写的是大纲的原样；写的时候不能改各页，也不能再生成', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    llm.answerBy((call) =>
      headingOf(call) === '甲' ? bullets('甲', ['写好的']) : { steps: [{ until: held }, { cut: true }] },
    );
    const deck = await create({ kind: 'outline', text: '汇报\n一、甲\n二、乙\n三、丙\n四、丁' });
    await write(deck);
    await expect.poll(async () => (await read(deck.id)).writing?.slides[0]?.state, { timeout: 20_000 }).toBe('written');
    const now = await read(deck.id);
    const { revision, title, themeId, aspect, slides } = now;
    expect((await post(`save/${deck.id}`, { revision, title, themeId, aspect, slides })).body.msg).toBe(
      '大模型正在写这份演示文稿，没有保存。请等它写完，或先停止',
    );
    expect((await write(now)).status).toBe(409);
    const stopped = (await post('stopWriting', { id: deck.id })).data as unknown as S['Deck'];
    expect(stopped.writing?.state).toBe('stopped');
    await expect
      .poll(() => llm.calls.filter(({ isAborted }) => isAborted).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    release();
    const after = await read(deck.id);
    expect(after.writing?.slides.map(({ state }) => state)).toEqual(['written', 'waiting', 'waiting', 'waiting']);
    expect(after.slides.map(({ isWritten }) => isWritten === true)).toEqual([false, true, false, false, false]);
    expect((await post('stopWriting', { id: deck.id })).data).toMatchObject({ writing: { state: 'stopped' } });
  });

  it('重写一页：给另一种写法，什么都不存；换的要求告诉大模型', async () => {
    llm.answerBy((call) => bullets(headingOf(call), ['旧的']));
    const deck = await create({ kind: 'outline', text: '汇报\n一、甲' });
    await write(deck);
    const done = await written(deck.id);
    llm.answerBy((call) => bullets(headingOf(call), ['新的']));
    const slide = { ...(done.slides[1] as S['DeckSlide']), notes: '讲稿' };
    const reply = await post(`rewrite/${deck.id}`, { slide, wish: '写短一些' });
    expect(reply.data).toMatchObject({
      id: slide.id,
      isWritten: true,
      notes: '讲稿',
      data: { items: [{ text: '新的' }] },
    });
    const said = llm.calls.at(-1)?.body.messages[1]?.content;
    expect(said).toContain('<要求>写短一些</要求>');
    expect(said).toContain('旧的');
    expect((await read(deck.id)).slides).toEqual(done.slides);
    llm.answerBy(() => ({ status: 500 }));
    expect((await post(`rewrite/${deck.id}`, { slide })).body.msg).toMatch(/这一页没有变/);
    const cover = done.slides[0];
    expect((await post(`rewrite/${deck.id}`, { slide: cover })).body.msg).toBe('这种版式的页不由大模型写，没有重写');
  });

  it('次数用完是1010：大纲还在，什么都没有开始写', async () => {
    let code = 200;
    for (let n = 0; n < 12 && code === 200; n += 1) {
      const { id } = await create({ kind: 'outline', text: '汇报\n一、甲' });
      code = (await post(`generate/${id}`, { revision: 0 })).body.code;
    }
    const deck = await create(topic);
    expect((await write(deck)).body.code).toBe(1010);
    expect(await read(deck.id)).toMatchObject({ slides: [], writing: null, outline: deck.outline });
  });
});
