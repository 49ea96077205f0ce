import type { MainComponents } from '@hengce/api/contract';
import { lintPptx } from '@hengce/deck/pptx';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { officeFile, realPng, type ZipPart } from '../../../../test/files';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13740023091');
});
afterAll(() => app.close());

const names =
  'xmlns:p="urn:p" xmlns:a="urn:a" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relations = (list: Record<string, [kind: string, target: string]>) =>
  `<Relationships>${Object.entries(list)
    .map(([id, [kind, target]]) => `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const picture = (id: string, [x, y, w, h]: [number, number, number, number]) =>
  `<p:pic><p:blipFill><a:blip r:embed="${id}"/></p:blipFill><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></a:xfrm></p:spPr></p:pic>`;
const footer = (text: string) =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="ftr"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const sheet = (kind: string, shapes: string) =>
  `<p:${kind} ${names}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${kind}>`;
const theme = (fonts: string) =>
  `<a:theme xmlns:a="urn:a"><a:themeElements><a:clrScheme name="公司"><a:dk1><a:sysClr val="windowText" lastClr="1f2937"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>${[
    '0F7B5F',
    'FFC000',
    '6FA8A0',
    'C9B458',
    '7A8794',
    'A34A4A',
  ]
    .map((color, n) => `<a:accent${n + 1}><a:srgbClr val="${color}"/></a:accent${n + 1}>`)
    .join('')}</a:clrScheme><a:fontScheme name="公司">${fonts}</a:fontScheme></a:themeElements></a:theme>`;
const ownFonts =
  '<a:majorFont><a:latin typeface="Arial"/><a:ea typeface="方正粗黑"/></a:majorFont><a:minorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:font script="Hans" typeface="微软雅黑"/></a:minorFont>';

/** A .pptx of a company: its master with a large background and a small logo, and one slide with a footer. */
const companyPptx = ({
  master = picture('bg', [0, 0, 12_192_000, 6_858_000]) + picture('logo', [10_800_000, 200_000, 1_000_000, 400_000]),
  slide = footer('示例精密制造有限公司'),
  fonts = ownFonts,
}: {
  master?: string;
  slide?: string;
  fonts?: string;
} = {}) => {
  const parts: ZipPart[] = [
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation ${names}><p:sldMasterIdLst><p:sldMasterId r:id="m"/></p:sldMasterIdLst><p:sldIdLst><p:sldId r:id="s"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: relations({ m: ['slideMaster', 'slideMasters/slideMaster1.xml'], s: ['slide', 'slides/slide1.xml'] }),
    },
    { name: 'ppt/slideMasters/slideMaster1.xml', content: sheet('sldMaster', master) },
    {
      name: 'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      content: relations({
        t: ['theme', '../theme/theme1.xml'],
        bg: ['image', '../media/bg.png'],
        logo: ['image', '../media/logo.png'],
        wmf: ['image', '../media/logo.wmf'],
      }),
    },
    { name: 'ppt/theme/theme1.xml', content: theme(fonts) },
    { name: 'ppt/slides/slide1.xml', content: sheet('sld', slide) },
    { name: 'ppt/media/bg.png', content: realPng() },
    { name: 'ppt/media/logo.png', content: realPng() },
    { name: 'ppt/media/logo.wmf', content: 'drawing' },
  ];
  return officeFile('pptx', ...parts);
};

const post = (path: string, json: unknown, as = token, headers: Record<string, string> = {}) =>
  app.call('POST', `/api/ppt/${path}`, { token: as, json, headers });
const get = (path: string, as = token) => app.call('GET', `/api/ppt/${path}`, { token: as });
const read = (content: Buffer, as = token, name = '公司模板.pptx') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(content)], name));
  return app.call('POST', '/api/ppt/readBrand', { token: as, form });
};
const readBrand = async (content = companyPptx(), as = token) =>
  (await read(content, as)).data as unknown as S['DeckBrand'];
const generated = async () => {
  const text = '申报汇报\n一、申报条件\n上年度研发费用总额不低于100万元';
  const { id } = (await post('create', { kind: 'outline', text })).data;
  const key = { 'Idempotency-Key': `ppt-brand-${id}` };
  return (await post(`generate/${id}`, { revision: 0 }, token, key)).data as unknown as S['Deck'];
};
const binary = async (path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) => {
  const reply = await app.app.fetch(new Request(`http://localhost/api/ppt/${path}`, { headers }));
  return { type: reply.headers.get('content-type'), content: Buffer.from(await reply.arrayBuffer()) };
};

describe('从PPTX读出品牌', () => {
  it('主题的颜色与中文字体、母版上的小图、页脚；大的背景图不是标志', async () => {
    expect(await readBrand()).toEqual({
      colors: { ink: '1F2937', accents: ['0F7B5F', 'FFC000', '6FA8A0', 'C9B458', '7A8794', 'A34A4A'] },
      fonts: { heading: '方正粗黑', body: '微软雅黑' },
      logo: { file: expect.any(String), width: 1, height: 1, place: 'top', isLight: false },
      footer: '示例精密制造有限公司',
      off: [],
    });
    expect((await get('brand')).data).toEqual({ brand: null });
  });

  it('在下半页的标志放页脚；不是PNG、JPEG的不读；没有写的字体与页脚没有', async () => {
    const master = picture('wmf', [100, 100, 900_000, 300_000]) + picture('logo', [100, 6_200_000, 900_000, 300_000]);
    const fonts = '<a:majorFont><a:latin typeface="+mj-lt"/></a:majorFont><a:minorFont/>';
    const brand = await readBrand(companyPptx({ master, fonts, slide: '' }));
    expect(brand.logo?.place).toBe('bottom');
    expect([brand.fonts, brand.footer]).toEqual([null, '']);
    const bare = await readBrand(companyPptx({ master: picture('wmf', [1, 1, 900_000, 300_000]) }));
    expect(bare.logo).toBeNull();
  });

  it('占位的提示不是页脚', async () => {
    for (const prompt of ['页脚', 'Footer', '&lt;footer&gt;', '单击此处添加页脚'])
      expect((await readBrand(companyPptx({ slide: footer(prompt) }))).footer).toBe('');
  });

  it('太长的页脚只取放得下的，引号不进字体的名字', async () => {
    const fonts = ownFonts.replace('方正粗黑', '&quot;;}');
    const brand = await readBrand(companyPptx({ slide: footer('长'.repeat(50)), fonts }));
    expect(brand.footer).toBe('长'.repeat(36));
    expect(brand.fonts?.heading).toBe('Arial');
  });

  it('加了密码的、坏的、不是PPTX的不读，说原因', async () => {
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect((await read(locked)).body.msg).toContain('密码');
    expect((await read(officeFile('pptx'))).body.msg).toContain('打不开');
    expect((await read(officeFile('docx'), token, '公司模板.docx')).body.msg).toBe(
      '文件应为PPTX，现在是DOCX，没有上传。请另存为PPTX后重试',
    );
    const bomb = officeFile('pptx', { name: 'ppt/media/zeros.png', content: Buffer.alloc(210_000_000) });
    expect((await read(bomb)).body.msg).toContain('展开后太大');
  });
});

describe('账号的品牌', () => {
  it('保存后新的演示文稿就用它，旧的要选了才用；导出与分享都画它，删了回到主题', async () => {
    const before = await generated();
    const brand = await readBrand();
    expect((await post('saveBrand', brand)).data).toEqual(brand);
    expect((await get(`deck/${before.id}`)).data.brand).toBeNull();
    const deck = await generated();
    expect(deck.brand).toEqual(brand);
    const { rows } = (await get('decks')).data as unknown as S['DeckPage'];
    expect([deck, before].map(({ id }) => rows.find((row) => row.id === id)?.brand)).toEqual([brand, null]);

    const { content } = await binary(`export/${deck.id}?form=exact`);
    expect(await lintPptx(content)).toEqual([]);
    const zip = await JSZip.loadAsync(content);
    expect(await zip.file('ppt/theme/theme1.xml')?.async('string')).toContain('<a:ea typeface="方正粗黑"/>');
    expect(Object.keys(zip.files).some((name) => name.startsWith('ppt/media/image'))).toBe(true);
    expect((await binary(`export/${deck.id}?form=pdf`)).content.includes('/Subtype /Image')).toBe(true);

    const logo = brand.logo?.file;
    expect((await binary(`picture/${deck.id}?file=${logo}`)).type).toBe('image/png');
    const { shareId } = (await post('share', { id: deck.id, days: 7 })).data as unknown as S['DeckShare'];
    expect(((await get(`shared/${shareId}`)).data as unknown as S['SharedDeck']).brand).toEqual(brand);
    expect((await binary(`sharedPicture/${shareId}?file=${logo}`, {})).type).toBe('image/png');

    const { id, revision, title, themeId, aspect, slides } = deck;
    const kept = { title, themeId, aspect, slides };
    expect((await post(`save/${id}`, { ...kept, revision, isBranded: false })).status).toBe(200);
    expect((await get(`deck/${id}`)).data.brand).toBeNull();
    expect((await binary(`sharedPicture/${shareId}?file=${logo}`, {})).type).toContain('json');
    expect((await post(`save/${id}`, { ...kept, revision: revision + 1, isBranded: true })).status).toBe(200);
    const plain = await binary(`export/${id}?form=exact`);
    expect((await post('saveBrand', { ...brand, off: ['logo', 'fonts'] })).status).toBe(200);
    expect((await binary(`export/${id}?form=exact`)).content.equals(plain.content)).toBe(false);

    const all = await app.call('GET', '/api/v1/account/export', { token });
    expect(JSON.stringify(all.body)).toContain('示例精密制造有限公司');
    expect((await post('removeBrand', {})).status).toBe(200);
    expect((await get(`deck/${id}`)).data.brand).toBeNull();
    expect(await app.db.query('SELECT 1 FROM files WHERE id = $1', [logo ?? ''])).toEqual([]);
  });

  it('别人看不到，也用不了别人的标志；没有保存的标志一天后删', async () => {
    const brand = await readBrand();
    const other = await app.signIn('13740023092');
    expect((await get('brand', other)).data).toEqual({ brand: null });
    expect((await post('saveBrand', brand, other)).body.msg).toContain('标志不是');
    const { logo } = await readBrand(companyPptx(), other);
    app.clock.advance(25 * 60 * 60 * 1000);
    await app.app.purge();
    expect(await app.db.query('SELECT 1 FROM files WHERE id = $1', [logo?.file ?? ''])).toEqual([]);
  });

  it('颜色、字体的名字与页脚有规矩', async () => {
    const brand: S['DeckBrand'] = { colors: null, fonts: null, logo: null, footer: '', off: [] };
    for (const wrong of [
      { footer: '长'.repeat(37) },
      { fonts: { heading: '黑体";x', body: '黑体' } },
      { colors: { ink: '#12345', accents: Array(6).fill('0F7B5F') } },
      { colors: { ink: '123456', accents: ['0F7B5F'] } },
    ])
      expect((await post('saveBrand', { ...brand, ...wrong })).status).toBe(400);
  });
});
