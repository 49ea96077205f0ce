import JSZip from 'jszip';
import { expect, test } from 'vitest';
import type { Slide } from '../deck/deck';
import { layoutDeck } from '../layout/paginate';
import { sampleBrand } from '../testing/sampleBrand';
import { sampleDeck } from '../testing/sampleDeck';
import { themeOfDeck, themes } from '../theme/themes';
import { lintPptx } from './lintPptx';
import { writePptx } from './writePptx';

const partsOf = async (file: Uint8Array, name: RegExp) => {
  const zip = await JSZip.loadAsync(file);
  const names = Object.keys(zip.files).filter((one) => name.test(one));
  return Promise.all(names.map((one) => zip.file(one)?.async('string') ?? ''));
};

test.each(themes.map(({ id }) => id))('%s：每种版式写出的文件没有一处要修复', async (themeId) => {
  expect(await lintPptx(await writePptx(sampleDeck(themeId), { lines: 'exact' }))).toEqual([]);
});

test.each([1, 2, 3, 4, 5])('第%i页是表格时编号也不重', async (at) => {
  const [cover, table] = ['cover', 'table'].map((layout) =>
    sampleDeck().slides.find((slide) => slide.layout === layout),
  );
  if (!cover || !table) throw new Error('no samples');
  const slides = [...Array.from({ length: at - 1 }, (_, n) => ({ ...cover, id: `c${n}` })), table];
  expect(await lintPptx(await writePptx({ ...sampleDeck(), slides }, { lines: 'exact' }))).toEqual([]);
});

/** One white pixel. */
const pixel = Uint8Array.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg=='
    .match(/.+/g)
    ?.flatMap((base64) => [...Buffer.from(base64, 'base64')]) ?? [],
);
const images = new Map([['logo0001', pixel]]);

test.each([
  ['没有品牌', null],
  ['有品牌', sampleBrand()],
] as const)('逐行，%s：每一行断在屏幕上断的地方，不再折行', async (_, brand) => {
  const deck = { ...sampleDeck(), brand };
  const file = await writePptx(deck, { lines: 'exact', images });
  expect(await lintPptx(file)).toEqual([]);
  const slides = await partsOf(file, /^ppt\/slides\/slide\d+\.xml$/);
  const shown = layoutDeck(deck);
  expect(slides).toHaveLength(shown.length);
  const written = slides.flatMap((xml) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text));
  const drawn = shown.flatMap(({ scene }) =>
    scene.elements.flatMap((element) =>
      element.kind === 'text'
        ? element.lines
        : element.kind === 'table'
          ? element.rows.flatMap((row) => row.flatMap(({ lines }) => lines))
          : [],
    ),
  );
  expect(written.sort()).toEqual(drawn.filter((line) => line !== '').sort());
  expect(slides.join('')).not.toContain('wrap="square"');
});

test.each(themes.map(({ id }) => id))('%s：品牌的颜色与字体在文件的主题里，各页照主题用', async (themeId) => {
  const deck = { ...sampleDeck(themeId), brand: sampleBrand() };
  const file = await writePptx(deck, { lines: 'exact', images });
  expect(await lintPptx(file)).toEqual([]);
  const { colors } = themeOfDeck(deck);
  const [theme = ''] = await partsOf(file, /^ppt\/theme\/theme1\.xml$/);
  expect(theme).toContain(`<a:accent1><a:srgbClr val="${colors.brand}"/></a:accent1>`);
  expect(theme).toContain(`<a:lt1><a:srgbClr val="${colors.background}"/></a:lt1>`);
  expect(theme).toContain('<a:majorFont><a:latin typeface="思源黑体 Heavy"/><a:ea typeface="思源黑体 Heavy"/>');
  expect(theme).toContain('<a:minorFont><a:latin typeface="思源黑体"/><a:ea typeface="思源黑体"/>');
  const slides = (await partsOf(file, /^ppt\/slides\/slide\d+\.xml$/)).join('');
  expect(slides).toContain('<a:schemeClr val="accent1"/>');
  expect(slides).not.toContain(`val="${colors.brand}"`);
  expect(slides).toContain('<a:ea typeface="+mn-ea"');
  expect(slides).not.toContain('typeface="Microsoft YaHei"');
});

test('标志与页脚在母版的版式里，一份文件里只存几张', async () => {
  const many = Array.from({ length: 40 }, (_, n) => ({ ...sampleDeck('navy').slides[3], id: `s${n}` }) as Slide);
  const file = await writePptx(
    { ...sampleDeck('navy'), slides: many, brand: sampleBrand() },
    { lines: 'exact', images },
  );
  expect(await partsOf(file, /^ppt\/media\/./)).toHaveLength(1);
  const layouts = (await partsOf(file, /^ppt\/slideLayouts\/slideLayout\d+\.xml$/)).join('');
  expect(layouts).toContain('descr="标志"');
  expect(layouts).toContain('<a:t>示例精密制造有限公司</a:t>');
  const slides = (await partsOf(file, /^ppt\/slides\/slide\d+\.xml$/)).join('');
  expect(slides).not.toContain('示例精密制造有限公司');
});

test('便于改写：每段是一段，由软件折行', async () => {
  const [, , , bullets = ''] = await partsOf(
    await writePptx(sampleDeck(), { lines: 'editable' }),
    /^ppt\/slides\/slide\d+\.xml$/,
  );
  expect(bullets).not.toContain('<a:br');
});

test('便于改写：段落还是几段，外文单词之间的空格还在', async () => {
  const body = `支持企业开展${'AI large model '.repeat(8)}应用。\n经公示后拨付。`;
  const data = {
    title: '支持方向',
    columns: [
      { head: '一', body },
      { head: '二', body: '无' },
    ],
  };
  const deck = { ...sampleDeck(), slides: [{ id: 's', layout: 'twoColumn', data } as const] };
  const [slide = ''] = await partsOf(await writePptx(deck, { lines: 'editable' }), /^ppt\/slides\/slide1\.xml$/);
  for (const paragraph of body.split('\n')) expect(slide).toContain(`<a:t>${paragraph}</a:t>`);
});

test('讲稿、图表与表格都是软件自己的，图表与表格有替代文字', async () => {
  const file = await writePptx(sampleDeck(), { lines: 'exact' });
  expect((await partsOf(file, /^ppt\/charts\/chart\d+\.xml$/)).join('')).toContain('<c:v>1286</c:v>');
  expect((await partsOf(file, /^ppt\/notesSlides\/notesSlide\d+\.xml$/)).join('')).toContain('第1页的讲稿');
  const slides = (await partsOf(file, /^ppt\/slides\/slide\d+\.xml$/)).join('');
  expect(slides).toContain('<a:tbl>');
  expect(slides).toContain('descr="对标评估：还差哪几分"');
});

test('文字里的尖括号、引号与和号照写', async () => {
  const deck = {
    ...sampleDeck(),
    title: '“A&B”<示例>',
    slides: [{ id: 's', layout: 'section', data: { number: '1', title: '<A&B>"与"' } } as const],
  };
  const file = await writePptx(deck, { lines: 'exact' });
  expect(await lintPptx(file)).toEqual([]);
  const [slide = ''] = await partsOf(file, /^ppt\/slides\/slide1\.xml$/);
  expect(slide).toContain('&lt;A&amp;B&gt;');
});

test('检查能看出坏文件', async () => {
  const zip = await JSZip.loadAsync(await writePptx(sampleDeck(), { lines: 'exact' }));
  const name = 'ppt/slides/slide1.xml';
  const xml = (await zip.file(name)?.async('string')) ?? '';
  zip.file(name, xml.replace(/<p:txBody>.*?<\/p:txBody>/s, '').replace('<a:solidFill>', '<a:ln></a:ln><a:solidFill>'));
  zip.remove('ppt/slides/slide2.xml');
  const found = (await lintPptx(await zip.generateAsync({ type: 'uint8array' }))).join('\n');
  for (const finding of ['a shape without a text body', 'an empty line', 'an override without a part', 'is not there'])
    expect(found).toContain(finding);
});

test('表格只有行间的横线，文字写明是中文', async () => {
  const slides = await partsOf(await writePptx(sampleDeck(), { lines: 'exact' }), /^ppt\/slides\/slide\d+\.xml$/);
  const table = slides.find((xml) => xml.includes('<a:tbl>')) ?? '';
  const sides = (name: string) => table.match(new RegExp(`<a:${name} .*?</a:${name}>`, 'g')) ?? [];
  const lined = (name: string) => sides(name).map((side) => !side.includes('<a:noFill/>'));
  const [rows = 0, columns = 0] = [/<a:tr /g, /<a:gridCol /g].map((each) => table.match(each)?.length);
  const above = Array.from({ length: rows }, (_, row) => row > 0).flatMap((isLined) => Array(columns).fill(isLined));
  expect({ left: lined('lnL'), right: lined('lnR'), above: lined('lnT'), below: lined('lnB') }).toEqual({
    left: Array(rows * columns).fill(false),
    right: Array(rows * columns).fill(false),
    above,
    below: Array(rows * columns).fill(true),
  });
  expect(table).not.toMatch(/<a:rPr lang="(?!zh-CN)/);
});
