import type { MainComponents } from '@hengce/api/contract';
import { lintPptx } from '@hengce/deck/pptx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { realPng } from '../../../../test/files';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13740023031');
});
afterAll(() => app.close());

const get = (path: string) => app.call('GET', `/api/ppt/${path}`, { token });
const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', `/api/ppt/${path}`, { token, json, headers });
const generated = async () => {
  const text = '申报汇报\n一、申报条件\n上年度研发费用总额不低于100万元';
  const { id } = (await post('create', { kind: 'outline', text })).data;
  const key = { 'Idempotency-Key': `ppt-pictures-${id}` };
  return (await post(`generate/${id}`, { revision: 0 }, key)).data as unknown as S['Deck'];
};
const binary = async (path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) => {
  const reply = await app.app.fetch(new Request(`http://localhost/api/ppt/${path}`, { headers }));
  return { type: reply.headers.get('content-type'), content: Buffer.from(await reply.arrayBuffer()) };
};

describe('图片', () => {
  const upload = async (id: string, file: File, as = token) => {
    const form = new FormData();
    form.set('file', file);
    return app.call('POST', `/api/ppt/uploadPicture/${id}`, { token: as, form });
  };
  const png = () => new File([new Uint8Array(realPng())], '产线.png', { type: 'image/png' });
  const withPicture = (deck: S['Deck'], image: S['DeckPicture']): S['DeckSlide'][] => [
    ...deck.slides,
    { id: 'pic', layout: 'picture', data: { title: '产线', text: '已投产', image: { ...image, alt: '产线照片' } } },
  ];
  const save = ({ id, revision, title, themeId, aspect }: S['Deck'], slides: S['DeckSlide'][]) =>
    post(`save/${id}`, { revision, title, themeId, aspect, slides });

  it('上传、保存、导出里都有；自己读得到，别人读不到，分享只给显示的那张', async () => {
    const deck = await generated();
    const image = (await upload(deck.id, png())).data as unknown as S['DeckPicture'];
    expect(image).toMatchObject({ width: 1, height: 1 });
    expect((await save(deck, withPicture(deck, image))).status).toBe(200);

    const { type, content } = await binary(`picture/${deck.id}?file=${image.file}`);
    expect([type, content]).toEqual(['image/png', realPng()]);
    const other = await app.signIn('13740023077');
    const foreign = await app.call('GET', `/api/ppt/picture/${deck.id}?file=${image.file}`, { token: other });
    expect(foreign.status).toBe(404);

    const pptx = await binary(`export/${deck.id}?form=exact`);
    expect(await lintPptx(pptx.content)).toEqual([]);
    expect(pptx.content.includes('ppt/media/')).toBe(true);
    const pdf = await binary(`export/${deck.id}?form=pdf`);
    expect(pdf.content.includes('/Subtype /Image')).toBe(true);

    const { shareId } = (await post('share', { id: deck.id, days: 7 })).data as unknown as S['DeckShare'];
    const shared = (file: string) => binary(`sharedPicture/${shareId}?file=${file}`, {});
    expect((await shared(image.file)).type).toBe('image/png');
    const hidden = (await upload(deck.id, png())).data as unknown as S['DeckPicture'];
    expect((await shared(hidden.file)).type).toContain('application/json');
  });

  it('不收不是图片的、太大的，和没有上传到这一份的', async () => {
    const deck = await generated();
    expect((await upload(deck.id, new File(['不是图片'], '图.png', { type: 'image/png' }))).status).toBe(400);
    expect((await upload(deck.id, new File([new Uint8Array(5_000_001)], '图.png', { type: 'image/png' }))).status).toBe(
      413,
    );
    const image = (await upload((await generated()).id, png())).data as unknown as S['DeckPicture'];
    expect((await save(deck, withPicture(deck, image))).status).toBe(400);
  });

  it('演示文稿删了，图片随后也删', async () => {
    const deck = await generated();
    const image = (await upload(deck.id, png())).data as unknown as S['DeckPicture'];
    await post('remove', { id: deck.id });
    app.clock.advance(25 * 60 * 60 * 1000);
    await app.app.purge();
    expect(await app.db.query('SELECT 1 FROM files WHERE id = $1', [image.file])).toEqual([]);
  });
});

describe('批注', () => {
  it('保存下来，分享里没有', async () => {
    const deck = await generated();
    const comments = [{ id: 'c1', text: '补上审计报告的页码', at: '2026-11-20T02:20:00.000Z' }];
    const slides = deck.slides.map((slide, n) => (n === 0 ? { ...slide, comments } : slide));
    const { id, revision, title, themeId, aspect } = deck;
    expect((await post(`save/${id}`, { revision, title, themeId, aspect, slides })).status).toBe(200);
    expect(((await get(`deck/${id}`)).data as unknown as S['Deck']).slides[0]?.comments).toEqual(comments);
    const { shareId } = (await post('share', { id, days: 7 })).data as unknown as S['DeckShare'];
    const shared = (await get(`shared/${shareId}`)).data as unknown as S['SharedDeck'];
    expect(shared.slides[0]?.comments).toBeUndefined();
  });
});
