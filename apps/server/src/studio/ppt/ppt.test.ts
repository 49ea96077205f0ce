import type { MainComponents } from '@hengce/api/contract';
import { drawScene, isOverfull, layoutDeck, type Slide } from '@hengce/deck';
import { lintPptx } from '@hengce/deck/pptx';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { docxWith } from '../../../test/docxSamples';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { tinyPdf } from '../../../test/files';
import { renderSlides } from '../../platform/pdf';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
let requests = 0;
beforeAll(async () => {
  app = await createTestApp({ policies: exampleLibrary() });
  token = await app.signIn('13740023001');
});
afterAll(() => app.close());

const get = (path: string) => app.call('GET', `/api/ppt/${path}`, { token });
const post = (path: string, json: unknown, key?: string) =>
  app.call('POST', `/api/ppt/${path}`, {
    token,
    json,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const newKey = () => `ppt-test-request-${requests++}`;
const text =
  '申报汇报\n一、申报条件\n上年度研发费用总额不低于100万元\n近三年未发生重大事故\n二、时间安排\n2026年11月1日｜系统开放\n2026年12月2日｜提交截止';
const create = async (body: Record<string, unknown> = { kind: 'outline', text }) =>
  (await post('create', body)).data as unknown as S['Deck'];
const generated = async (body?: Record<string, unknown>) => {
  const { id, revision } = await create(body);
  return (await post(`generate/${id}`, { revision }, newKey())).data as unknown as S['Deck'];
};
const used = async () => {
  const [row] = await app.db.query<{ used: number }>(
    "SELECT sum(used)::integer AS used FROM equities WHERE module = 'ppt'",
  );
  return row?.used ?? 0;
};
/** The slides of the contract are those of the engine. */
const drawn = (deck: S['Deck']) => layoutDeck({ ...deck, slides: deck.slides satisfies Slide[] });
const binary = async (path: string) => {
  const reply = await app.app.fetch(
    new Request(`http://localhost/api/ppt/${path}`, { headers: { authorization: `Bearer ${token}` } }),
  );
  return { reply, content: new Uint8Array(await reply.arrayBuffer()) };
};

const pdfOf = async (pages: number) => {
  const page = { title: '页', width: 72, height: 72, background: 'ffffff', shapes: [] };
  return new Uint8Array(await renderSlides({ title: '长', createdAt: new Date(0), pages: Array(pages).fill(page) }));
};

describe('大纲', () => {
  it('粘贴的大纲分出级别，原样按它成页', async () => {
    const deck = await create();
    expect(deck).toMatchObject({ title: '申报汇报', start: 'outline', wording: 'own', revision: 0, slides: [] });
    expect(deck.outline.map(({ level, text: words }) => `${level}${words}`)).toEqual([
      '1申报汇报',
      '1申报条件',
      '2上年度研发费用总额不低于100万元',
      '2近三年未发生重大事故',
      '1时间安排',
      '22026年11月1日｜系统开放',
      '22026年12月2日｜提交截止',
    ]);
    const { slides } = (await post(`generate/${deck.id}`, { revision: 0 }, newKey())).data as unknown as S['Deck'];
    expect(slides.map(({ id, layout }) => [id, layout])).toEqual([
      ['o1', 'cover'],
      ['o2', 'bullets'],
      ['o5', 'table'],
    ]);
  });

  it('别的页面先存了，后存的不覆盖；同样的再发一遍照旧答复', async () => {
    const { id, outline } = await create();
    const save = (revision: number, title: string) => post(`saveOutline/${id}`, { revision, title, outline });
    expect((await save(0, '改过的')).data).toMatchObject({ revision: 1 });
    expect((await save(0, '另一个')).body).toMatchObject({
      code: 409,
      msg: '别的页面刚改过这份演示文稿，这里的改动没有保存。请刷新后再改',
    });
    expect((await save(0, '改过的')).data).toMatchObject({ revision: 1 });
    expect(
      (await post(`saveOutline/${id}`, { revision: 1, title: '两个', outline: [outline[0], outline[0]] })).status,
    ).toBe(400);
    expect(
      (await post(`saveOutline/${id}`, { revision: 1, title: '没有页', outline: [{ id: 'x', level: 2, text: '甲' }] }))
        .status,
    ).toBe(400);
    expect((await get(`deck/${id}`)).data).toMatchObject({ title: '改过的', revision: 1 });
  });

  it('主题只给提纲，不写内容；没有那份模板说清楚', async () => {
    const { skeletons, model } = (await get('settings')).data as unknown as S['DeckSettings'];
    expect(model).toBeNull();
    for (const { id } of skeletons) {
      const { outline } = await create({ kind: 'topic', topic: '产业扶持', skeleton: id });
      expect(outline.filter(({ level }) => level !== 1)).toEqual([]);
    }
    expect((await post('create', { kind: 'topic', topic: '甲', skeleton: 'none' })).body.msg).toBe(
      '请选择一份大纲模板',
    );
    expect((await post('create', { kind: 'policy' })).body.msg).toBe('请选择一项政策');
    expect((await post('create', { kind: 'outline', text: ' ' })).body.msg).toBe('请填写大纲');
  });
});

describe('政策', () => {
  it('每一条都有出处，出处里真有这句话；各页放得下', async () => {
    const started = performance.now();
    const deck = await generated({ kind: 'policy', policyId: 'n-hnte-2016-32' });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(deck).toMatchObject({ start: 'policy', wording: 'extracted', isCounted: true });
    expect(deck.slides.length).toBeGreaterThan(4);
    for (const { sourceId, paragraph, quote } of deck.slides.flatMap(({ cites = [] }) => cites)) {
      const part = (await get(`source/${deck.id}?sourceId=${sourceId}&paragraph=${paragraph}`))
        .data as unknown as S['DeckSourcePart'];
      expect(part.paragraphs[paragraph - part.from]?.text).toContain(quote);
    }
    const uncited = deck.slides.filter(
      ({ layout, cites = [] }) => !['contents', 'closing'].includes(layout) && cites.length === 0,
    );
    expect(uncited.map(({ layout, data }) => [layout, data])).toEqual([]);
    expect(
      drawn(deck)
        .filter(({ scene }) => isOverfull(scene))
        .map(({ slide }) => slide.data),
    ).toEqual([]);
  });
});

describe('文档', () => {
  const upload = async (file: File) => {
    const form = new FormData();
    form.set('file', file);
    return app.call('POST', '/api/ppt/upload', { token, form });
  };
  const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const words = [
    '关于做好申报工作的通知',
    '一、总体要求',
    '各地应当在2026年12月2日前完成推荐。材料不全的不予受理。',
    '二、申报条件',
    '研发费用占比不低于5%。',
  ];

  it.each([
    ['DOCX', () => new File([new Uint8Array(docxWith(words.map(paragraph).join('')))], '通知.docx')],
    ['TXT', () => new File([words.join('\n')], '通知.txt')],
    [
      'MD',
      () =>
        new File([`# ${words[0]}\n\n## ${words[1]}\n\n${words[2]}\n\n## ${words[3]}\n\n- ${words[4]}\n`], '通知.md'),
    ],
  ])('%s：标题成页，条目是原句，出处是原来的段落', async (_, file) => {
    const deck = (await upload(file())).data as unknown as S['Deck'];
    expect(deck).toMatchObject({ title: '关于做好申报工作的通知', start: 'document', wording: 'extracted' });
    expect(deck.outline.map(({ level, text: said }) => `${level}${said}`)).toEqual([
      '1关于做好申报工作的通知',
      '1总体要求',
      '2各地应当在2026年12月2日前完成推荐。',
      '2材料不全的不予受理。',
      '1申报条件',
      '2研发费用占比不低于5%。',
    ]);
    for (const { cites = [] } of deck.outline)
      for (const { paragraph: at, quote, sourceId } of cites) {
        const part = (await get(`source/${deck.id}?sourceId=${sourceId}`)).data as unknown as S['DeckSourcePart'];
        expect(part.paragraphs[at]?.text).toContain(quote);
      }
  });

  it('没有文字、打不开的，说原因，不留下空的一份', async () => {
    const { total } = (await get('decks')).data;
    expect((await upload(new File([' \n'], '空.txt'))).status).toBe(400);
    expect((await upload(new File([new Uint8Array([0, 1, 2, 255])], '坏.txt'))).status).toBe(400);
    expect((await upload(new File([tinyPdf()], '扫描.pdf'))).body.msg).toBe(
      '文件里没有文字（可能是扫描件）。请上传带文字的版本',
    );
    expect((await upload(new File([await pdfOf(301)], '太长.pdf'))).body.msg).toBe(
      '文档最多300页，现在是301页，没有读。请拆成几份',
    );
    expect((await get('decks')).data.total).toBe(total);
  });
});

describe('生成', () => {
  it('一份只计一次；同一个请求再发一遍不重做；预留的退还', async () => {
    const { id } = await create();
    const start = await used();
    const key = newKey();
    await app.call('GET', '/api/v1/user/use/ppt', { token, headers: { 'Idempotency-Key': key } });
    const first = (await post(`generate/${id}`, { revision: 0 }, key)).data;
    expect(await used()).toBe(start + 1);
    expect((await post(`generate/${id}`, { revision: 0 }, key)).data).toEqual(first);
    const again = newKey();
    await app.call('GET', '/api/v1/user/use/ppt', { token, headers: { 'Idempotency-Key': again } });
    expect((await post(`generate/${id}`, { revision: 1 }, again)).data).toMatchObject({ revision: 2 });
    expect(await used()).toBe(start + 1);
  });

  it('锁定的页照旧，讲稿跟着页走；只重做一页时别的不动', async () => {
    const deck = await generated();
    const [cover, conditions, days] = deck.slides as [S['DeckSlide'], S['DeckSlide'], S['DeckSlide']];
    const locked = { ...conditions, isLocked: true, data: { title: '我改的', items: [{ text: '留着' }] } };
    const own = { id: 'own', layout: 'quote', data: { text: '加的', source: '我' } };
    const edited = { ...days, data: { ...days.data, title: '改了的' }, notes: '讲稿' };
    const save = { title: deck.title, themeId: 'navy', aspect: '4:3', slides: [cover, locked, own, edited] };
    expect((await post(`save/${deck.id}`, { revision: 1, ...save })).data).toMatchObject({ revision: 2 });
    const one = (await post(`generate/${deck.id}`, { revision: 2, slideIds: [days.id] }, newKey())).data;
    expect(one).toMatchObject({ themeId: 'navy', slides: [cover, locked, own, { ...days, notes: '讲稿' }] });
    const all = (await post(`generate/${deck.id}`, { revision: 3 }, newKey())).data as unknown as S['Deck'];
    expect(all.slides).toEqual([cover, locked, { ...days, notes: '讲稿' }]);
  });

  it('次数用完是1010，大纲还在', async () => {
    const before = token;
    token = await app.signIn('13740023002');
    const { id } = await create();
    let code = 200;
    for (let n = 0; n < 12 && code === 200; n += 1) {
      const other = await create();
      code = (await post(`generate/${other.id}`, { revision: 0 }, newKey())).body.code;
    }
    expect(code).toBe(1010);
    expect((await post(`generate/${id}`, { revision: 0 }, newKey())).body.code).toBe(1010);
    expect((await get(`deck/${id}`)).data).toMatchObject({
      slides: [],
      outline: [{ text: '申报汇报' }, {}, {}, {}, {}, {}, {}],
    });
    expect(
      (await post(`save/${id}`, { revision: 0, title: '甲', themeId: 'navy', aspect: '16:9', slides: [] })).body.code,
    ).toBe(409);
    token = before;
  });

  it('版式与内容对不上的不收', async () => {
    const deck = await generated();
    const save = (slide: unknown) =>
      post(`save/${deck.id}`, { revision: 1, title: '甲', themeId: 'navy', aspect: '16:9', slides: [slide] });
    expect((await save({ id: 'a', layout: 'bullets', data: { title: '甲', steps: [] } })).status).toBe(400);
    expect(
      (
        await save({
          id: 'a',
          layout: 'picture',
          data: { title: '甲', text: '', image: { file: 'x', alt: '', width: 1, height: 1 } },
        })
      ).status,
    ).toBe(400);
    expect((await get(`deck/${deck.id}`)).data).toMatchObject({ revision: 1 });
  });
});

describe('导出', () => {
  it.each(['exact', 'editable'])('PPTX（%s）没有会要求修复的写法', async (form) => {
    const { id, title } = await generated({ kind: 'policy', policyId: 'n-hnte-2016-32' });
    const { reply, content } = await binary(`export/${id}?form=${form}`);
    expect(reply.headers.get('content-type')).toContain('presentationml');
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain(`${title}.pptx`);
    expect(await lintPptx(content)).toEqual([]);
  });

  it('PDF的每一行就是屏幕上的一行，可以选中；一页一个书签', async () => {
    const deck = await generated({ kind: 'policy', policyId: 'n-hnte-2016-32' });
    const { content } = await binary(`export/${deck.id}?form=pdf`);
    const pdf = await getDocumentProxy(content);
    const pages = drawn(deck);
    expect(pdf.numPages).toBe(pages.length);
    expect((await pdf.getOutline())?.length).toBe(pages.length);
    const { text: read } = await extractText(pdf, { mergePages: false });
    const bare = (words: string) => words.replace(/\s+/g, '');
    for (const [n, { scene }] of pages.entries())
      for (const shape of drawScene(scene))
        if (shape.kind === 'text') expect(bare(read[n] ?? '')).toContain(bare(shape.text));
  });

  it('没有生成、全部隐藏的说清楚', async () => {
    const { id } = await create();
    expect((await get(`export/${id}?form=pdf`)).body.msg).toBe('还没有生成各页，没有导出。请先按大纲生成');
    const deck = await generated();
    const slides = deck.slides.map((slide) => ({ ...slide, isHidden: true }));
    await post(`save/${deck.id}`, { revision: 1, title: '甲', themeId: 'navy', aspect: '16:9', slides });
    expect((await get(`export/${deck.id}?form=exact`)).body.msg).toContain('各页都隐藏了');
  });
});

describe('清单与分享', () => {
  it('分享的不带讲稿与隐藏的页；停止、到期、删除以后打不开', async () => {
    const deck = await generated();
    const [cover, second, third] = deck.slides;
    const slides = [cover, { ...second, notes: '只给自己' }, { ...third, isHidden: true }];
    await post(`save/${deck.id}`, { revision: 1, title: '汇报', themeId: 'navy', aspect: '16:9', slides });
    const share = async (days = 30) => String((await post('share', { id: deck.id, days })).data.shareId);
    const read = (shareId: string) => app.call('GET', `/api/ppt/shared/${shareId}`);
    const [first, again] = [await share(), await share()];
    expect((await read(first)).status).toBe(404);
    expect((await read(again)).data).toMatchObject({ title: '汇报', slides: [cover, second] });
    expect((await get(`deck/${deck.id}`)).data.share).toMatchObject({ expiresAt: expect.any(String) });
    await post('unshare', { id: deck.id });
    expect((await read(again)).body.msg).toBe('链接已失效，请向分享的人再要一个');
    const short = await share(1);
    app.clock.advance(25 * 3_600_000);
    expect((await read(short)).status).toBe(404);
    token = await app.signIn('13740023001');
    const last = await share();
    await post('remove', { id: deck.id });
    expect((await read(last)).status).toBe(404);
  });

  it('按页里写的找，没有生成的按大纲；只在标题里的没有摘句；版式的名称不算', async () => {
    const search = async (q: string) =>
      (await get(`decks?q=${encodeURIComponent(q)}`)).data as unknown as S['DeckPage'];
    const draft = await create({ kind: 'outline', text: '汇报\n一、设备\n购置“五轴”机床三台' });
    const [found] = (await search('“五轴”机床')).rows;
    expect(found).toMatchObject({ id: draft.id, hit: '购置“五轴”机床三台' });
    await post(`generate/${draft.id}`, { revision: 0 }, newKey());
    expect((await search('“五轴”机床')).rows).toMatchObject([{ id: draft.id, hit: '购置“五轴”机床三台' }]);
    await post(`update/${draft.id}`, { title: '只在标题的词' });
    const byTitle = await search('只在标题');
    expect(byTitle.total).toBe(1);
    expect(byTitle.rows[0]).not.toHaveProperty('hit');
    expect((await search('bullets')).total).toBe(0);
    expect((await get('decks')).data.rows).not.toContainEqual(expect.objectContaining({ hit: expect.anything() }));
  });

  it('按标题找；删除的一天内可以找回，一天以后连出处都不留', async () => {
    const { id } = await create({ kind: 'policy', policyId: 'n-hnte-2016-32' });
    await post(`update/${id}`, { title: '要删的那份' });
    const q = encodeURIComponent('要删');
    expect((await get(`decks?q=${q}`)).data).toMatchObject({ total: 1, rows: [{ id, slideCount: 0, cover: null }] });
    await post('remove', { id });
    expect((await get(`deck/${id}`)).status).toBe(404);
    expect((await post(`update/${id}`, { isRemoved: false })).data).toMatchObject({ title: '要删的那份' });
    await post('remove', { id });
    app.clock.advance(25 * 3_600_000);
    await app.app.purge();
    token = await app.signIn('13740023001');
    expect((await post(`update/${id}`, { isRemoved: false })).status).toBe(404);
    expect(await app.db.query('SELECT 1 FROM deck_sources WHERE deck_id = $1', [id])).toEqual([]);
  });
});
