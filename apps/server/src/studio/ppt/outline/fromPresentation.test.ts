import type { MainComponents } from '@hengce/api/contract';
import { type Slide, themes } from '@hengce/deck';
import { writePptx } from '@hengce/deck/pptx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { officeFile, realPng, type ZipPart } from '../../../../test/files';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13740026001');
});
afterAll(() => app.close());

const upload = (content: Uint8Array, name = '去年的汇报.pptx') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(content)], name));
  return app.call('POST', '/api/ppt/upload', { token, form });
};
const uploaded = async (content: Uint8Array) => (await upload(content)).data as unknown as S['Deck'];
const lines = ({ outline }: S['Deck']) => outline.map(({ level, text }) => `${level}${text}`);

const names = 'xmlns:p="p" xmlns:a="a" xmlns:r="r"';
const paragraph = (text: string, level = 0) => `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (body: string, { type = '', y = -1 }: { type?: string; y?: number } = {}) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr>${type && `<p:ph type="${type}"/>`}</p:nvPr></p:nvSpPr>
   <p:spPr>${y < 0 ? '' : `<a:xfrm><a:off x="0" y="${y}"/></a:xfrm>`}</p:spPr><p:txBody>${body}</p:txBody></p:sp>`;
const relations = (list: Record<string, [kind: string, target: string]>) =>
  `<Relationships>${Object.entries(list)
    .map(([id, [kind, target]]) => `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;
/** A .pptx of slides, each with what stands on it and what it refers to. */
function pptxOf(
  slides: { shapes: string; more?: string; isHidden?: boolean; refers?: Record<string, [string, string]> }[],
  ...more: ZipPart[]
) {
  const ids = slides.map((_, n) => `<p:sldId r:id="s${n}"/>`).join('');
  const own = Object.fromEntries(
    slides.map((_, n) => [`s${n}`, ['slide', `slides/slide${n}.xml`] as [string, string]]),
  );
  return officeFile(
    'pptx',
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation ${names}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    },
    { name: 'ppt/_rels/presentation.xml.rels', content: relations(own) },
    ...slides.flatMap(({ shapes, more: after = '', isHidden = false, refers = {} }, n) => [
      {
        name: `ppt/slides/slide${n}.xml`,
        content: `<p:sld ${names}${isHidden ? ' show="0"' : ''}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>${after}</p:sld>`,
      },
      { name: `ppt/slides/_rels/slide${n}.xml.rels`, content: relations(refers) },
    ]),
    ...more,
  );
}
const picture = (id: string, alt = '') =>
  `<p:pic><p:nvPicPr><p:cNvPr id="9" descr="${alt}"/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/></p:blipFill></p:pic>`;

describe('旧PPT', () => {
  it('标题、层级、讲稿与图片到我们的版式，按位置读，每条有出处；没有带入的逐页写明', async () => {
    const file = pptxOf(
      [
        {
          shapes:
            shape(paragraph('研发投入汇报'), { type: 'ctrTitle' }) + shape(paragraph('甲公司'), { type: 'subTitle' }),
        },
        {
          shapes:
            shape(paragraph('下面的一条'), { y: 3_000_000 }) +
            shape(paragraph('上面的一条') + paragraph('它的分支', 1), { y: 1_000_000 }) +
            shape(paragraph('投入情况'), { type: 'title' }) +
            shape(paragraph('7'), { type: 'sldNum' }) +
            shape('', { y: 5 }),
          more: '<p:timing><p:tnLst/></p:timing>',
          refers: { n: ['notesSlide', '../notesSlides/notes1.xml'] },
        },
        {
          shapes:
            shape(paragraph('产线'), { type: 'title' }) +
            shape(paragraph('已投产')) +
            picture('p', '产线照片') +
            picture('w'),
          refers: { p: ['image', '../media/a.png'], w: ['image', '../media/b.wmf'] },
        },
        { shapes: shape(paragraph('谢谢'), { type: 'title' }) },
      ],
      {
        name: 'ppt/notesSlides/notes1.xml',
        content: `<p:notes ${names}><p:cSld><p:spTree>${shape(paragraph('先讲增长'), { type: 'body' })}</p:spTree></p:cSld></p:notes>`,
      },
      { name: 'ppt/media/a.png', content: realPng() },
      { name: 'ppt/media/b.wmf', content: 'drawing' },
    );
    const deck = await uploaded(file);
    expect(deck).toMatchObject({ title: '研发投入汇报', start: 'presentation', wording: 'extracted' });
    expect(lines(deck)).toEqual([
      ...['1研发投入汇报', '2甲公司'],
      ...['1投入情况', '2上面的一条', '3它的分支', '2下面的一条'],
      ...['1产线', '2已投产'],
      '1谢谢',
    ]);
    expect(deck.leftOut).toEqual([
      { page: 2, kind: 'shape', count: 1 },
      { page: 2, kind: 'animation', count: 1 },
      { page: 3, kind: 'picture', count: 1 },
    ]);
    const headers = { 'Idempotency-Key': 'old-pptx-request-1' };
    const reply = await app.call('POST', `/api/ppt/generate/${deck.id}`, { token, json: { revision: 0 }, headers });
    const { slides } = reply.data as unknown as S['Deck'];
    expect(slides.map(({ layout }) => layout)).toEqual(['cover', 'bullets', 'picture', 'closing']);
    expect(slides[1]?.notes).toBe('先讲增长');
    const image = slides[2]?.layout === 'picture' ? slides[2].data.image : undefined;
    expect(image).toMatchObject({ alt: '产线照片', width: 1, height: 1 });
    expect((await app.call('GET', `/api/ppt/picture/${deck.id}?file=${image?.file}`, { token })).status).toBe(200);
    const foreign = await uploaded(file);
    const stolen = deck.outline.map((item) => ({ ...item, ...(item.image && { image: item.image }) }));
    const json = { revision: 0, title: foreign.title, outline: stolen };
    expect((await app.call('POST', `/api/ppt/saveOutline/${foreign.id}`, { token, json })).status).toBe(400);
  });

  it('我们自己导出的PPTX读回来：字、表格、图表的数与讲稿都在', async () => {
    const condition = '上年度研发费用总额不低于100万元，且占营业收入总额比重不低于3%。';
    const slides: Slide[] = [
      { id: 's1', layout: 'cover', data: { title: '申报汇报' } },
      { id: 's2', layout: 'bullets', data: { title: '申报条件', items: [{ text: condition }] }, notes: '先说四项' },
      { id: 's3', layout: 'table', data: { title: '进度', head: ['年度', '金额'], rows: [['2025年', '300万元']] } },
      {
        id: 's4',
        layout: 'chart',
        data: {
          title: '投入',
          form: 'bar',
          unit: '万元',
          categories: ['2024年', '2025年'],
          series: [{ name: '研发费用', values: [742, 1015] }],
          source: '审计报告',
        },
      },
    ];
    const content = await writePptx(
      { title: '汇报', themeId: themes[0]?.id ?? '', aspect: '16:9', slides },
      { lines: 'editable' },
    );
    const deck = await uploaded(content);
    const texts = deck.outline.map((item) => item.text);
    for (const text of [condition, '年度｜金额', '2025年｜300万元', '2024年｜742', '2025年｜1015'])
      expect(texts).toContain(text);
    expect(texts.some((text) => text.endsWith('｜研发费用'))).toBe(true);
    expect(deck.outline.some(({ notes }) => notes === '先说四项')).toBe(true);
    expect(deck.leftOut?.some(({ kind }) => kind !== 'shape') ?? false).toBe(false);
  });

  it('没有标题占位符的页，最上面的短句是标题；是一整句的、只有编号的不是', async () => {
    const at = (text: string, y: number) => shape(paragraph(text), { y });
    const deck = await uploaded(
      pptxOf([
        { shapes: at('甲公司的汇报', 1_000) },
        { shapes: at('归集辅助账', 900_000) + at('投入情况', 1_000) },
        { shapes: at('投入逐年增加，占比也在提高。', 1_000) },
        { shapes: at('03', 1_000) + at('后续安排', 900_000) },
      ]),
    );
    expect(lines(deck)).toEqual([
      '1甲公司的汇报',
      '1投入情况',
      '2归集辅助账',
      '1第3页',
      '2投入逐年增加，占比也在提高。',
      '1第4页',
      '203',
      '2后续安排',
    ]);
  });

  it('原来隐藏的页还是隐藏的；自己取消隐藏以后，重做也不再隐藏', async () => {
    const page = (title: string, isHidden: boolean) => ({
      shapes: shape(paragraph(title), { type: 'title' }) + shape(paragraph('一句话')),
      isHidden,
    });
    const deck = await uploaded(pptxOf([page('封面', false), page('只备查', true), page('结论', false)]));
    const generate = async (revision: number, key: string) => {
      const headers = { 'Idempotency-Key': key };
      const reply = await app.call('POST', `/api/ppt/generate/${deck.id}`, { token, json: { revision }, headers });
      return reply.data as unknown as S['Deck'];
    };
    const first = await generate(0, 'presentation-hidden-1');
    const hidden = ({ slides }: S['Deck']) => slides.map(({ isHidden = false }) => isHidden);
    expect(hidden(first)).toEqual([false, true, false]);
    const { title, themeId, aspect, revision } = first;
    const slides = first.slides.map(({ isHidden: _hidden, ...slide }) => slide);
    const kept = { title, themeId, aspect, revision, slides, isBranded: false };
    expect((await app.call('POST', `/api/ppt/save/${deck.id}`, { token, json: kept })).status).toBe(200);
    expect(hidden(await generate(revision + 1, 'presentation-hidden-2'))).toEqual([false, false, false]);
  });

  it('太长的、不完整的、加了密码的不读，说原因', async () => {
    const many = Array.from({ length: 101 }, () => ({ shapes: '' }));
    expect((await upload(pptxOf(many))).body.msg).toBe('旧PPT最多100页，现在是101页，没有读。请拆成几份');
    expect((await upload(officeFile('pptx'))).status).toBe(400);
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect((await upload(locked)).body.msg).toContain('密码');
  });
});
