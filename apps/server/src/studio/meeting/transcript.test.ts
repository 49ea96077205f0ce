import type { MainComponents } from '@hengce/api/contract';
import { parseJson, parseSubtitles } from '@hengce/transcript';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { recordedMeeting } from '../../../test/recordedMeeting';
import { day } from '../../platform/vocabulary';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
let meetings = 0;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13740025001');
});
afterAll(() => app.close());

const get = (path: string) => app.call('GET', `/api/meeting/${path}`, { token });
const post = (path: string, json: unknown = {}) => app.call('POST', `/api/meeting/${path}`, { token, json });
const create = async (title = '周例会') =>
  String((await post('create', { clientId: `transcript-test-${meetings++}`, title, mediaType: 'audio/webm' })).data.id);
const segment = (id: string, second: number, text: string, more: Partial<S['MeetingSegment']> = {}) => ({
  id,
  startMs: second * 1_000,
  endMs: second * 1_000 + 3_000,
  text,
  source: 'typed' as const,
  ...more,
});
const said = [
  segment('g1', 0, '首先看检测报告。', { speakerId: 's1' }),
  segment('g2', 4, '请李四在12月3日前提交检测报告。', { speakerId: 's1', comment: '记得催' }),
  segment('g3', 8, '会议决定采用第二套方案。', { speakerId: 's2', isEstimated: true }),
];
const speakers = [
  { id: 's1', name: '张三' },
  { id: 's2', name: '李四' },
];
const typed = async (title?: string) => {
  const id = await create(title);
  await post(`saveTranscript/${id}`, { revision: 0, segments: said, speakers });
  return id;
};
const file = async (id: string, form: S['MeetingExportForm']) => {
  const reply = await app.app.fetch(
    new Request(`http://localhost/api/meeting/export/${id}?form=${form}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  return { reply, content: Buffer.from(await reply.arrayBuffer()) };
};

describe('转写稿', () => {
  it('只存改动，没提到的不动；按时间排列', async () => {
    const id = await create();
    expect((await get(`transcript/${id}`)).data).toEqual({ revision: 0, segments: [], speakers: [] });
    expect(
      (await post(`saveTranscript/${id}`, { revision: 0, segments: [said[2], said[0]], speakers })).data,
    ).toMatchObject({ revision: 1 });
    const changed = { ...segment('g3', 8, '改过了'), speakerId: 's2' };
    await post(`saveTranscript/${id}`, { revision: 1, segments: [changed, said[1]] });
    expect((await get(`transcript/${id}`)).data).toEqual({
      revision: 2,
      segments: [said[0], said[1], changed],
      speakers,
    });
    await post(`saveTranscript/${id}`, { revision: 2, removedIds: ['g1', 'g3'] });
    expect((await get(`transcript/${id}`)).data).toMatchObject({ revision: 3, segments: [said[1]] });
  });

  it('别的页面先存了，后存的不覆盖；答复丢了再发一遍照旧答复', async () => {
    const id = await typed();
    expect((await post(`saveTranscript/${id}`, { revision: 0, segments: said, speakers })).data).toMatchObject({
      revision: 1,
    });
    const other = await post(`saveTranscript/${id}`, { revision: 0, segments: [segment('g1', 0, '另一个')] });
    expect(other.body).toMatchObject({
      code: 409,
      msg: '别的页面刚改过这份转写稿，这里的改动没有保存。请刷新后再改',
    });
    await post(`saveTranscript/${id}`, { revision: 1, removedIds: ['g2'] });
    expect((await post(`saveTranscript/${id}`, { revision: 1, removedIds: ['g2'] })).data).toMatchObject({
      revision: 2,
    });
    expect((await get(`transcript/${id}`)).data.segments).toHaveLength(2);
  });

  it('编号相同、结束早于开始的不收，什么都没有改', async () => {
    const id = await typed();
    const twice = { revision: 1, segments: [said[0]], removedIds: ['g1'] };
    expect((await post(`saveTranscript/${id}`, twice)).status).toBe(400);
    const backwards = { revision: 1, segments: [{ ...segment('g9', 5, '倒'), endMs: 1 }] };
    expect((await post(`saveTranscript/${id}`, backwards)).body.msg).toBe('有句段的结束早于开始，没有保存');
    expect((await get(`transcript/${id}`)).data).toMatchObject({ revision: 1, segments: said });
  });

  it('九千段分几次存，读得回来', async () => {
    const id = await create();
    for (let part = 0; part < 6; part++) {
      const segments = Array.from({ length: 1_500 }, (_, index) =>
        segment(`p${part}-${index}`, part * 5_000 + index * 3, '研发费用按规定归集，检测报告附后。'),
      );
      expect((await post(`saveTranscript/${id}`, { revision: part, segments })).status).toBe(200);
    }
    expect((await get(`transcript/${id}`)).data.segments).toHaveLength(9_000);
  });

  it('说过的话搜得到，连同在哪里说的', async () => {
    const id = await typed('没有这个词的标题');
    const { rows } = (await get(`meetings?q=${encodeURIComponent('第二套方案')}`)).data as unknown as S['MeetingPage'];
    expect(rows.find((row) => row.id === id)?.hits).toEqual({ total: 1, segments: [said[2]] });
    expect((await get('meetings?q=没有人说过')).data).toMatchObject({ total: 0 });
  });

  it('几个词用空格隔开：每个都在标题里或说过，全角与大小写不分', async () => {
    const id = await create('ERP选型');
    const segments = [
      segment('a', 0, 'ＱＬ－１２的报价'),
      segment('b', 3_000, '先看合同'),
      segment('c', 6_000, '散会'),
    ];
    await post(`saveTranscript/${id}`, { revision: 0, segments });
    const found = async (q: string) => {
      const { rows } = (await get(`meetings?q=${encodeURIComponent(q)}`)).data as unknown as S['MeetingPage'];
      return rows.filter((row) => row.id === id).map(({ hits }) => hits?.segments.map((one) => one.id));
    };
    expect(await found('erp　ql-12 合同')).toEqual([['a', 'b']]);
    expect(await found('ERP 没有人说过')).toEqual([]);
  });
});

describe('纪要', () => {
  it('按规则取自转写稿，跟着它变；编辑过的照编辑的；没有依据的不收；可以重新按规则', async () => {
    const id = await typed();
    const minutes = (await get(`minutes/${id}`)).data as unknown as S['MeetingMinutes'];
    expect(minutes).toMatchObject({
      revision: 0,
      origin: 'rules',
      isEdited: false,
      content: {
        chapters: [{ title: '首先看检测报告' }],
        decisions: [{ text: '会议决定采用第二套方案。', segmentIds: ['g3'] }],
        todos: [{ who: '李四', due: { day: '2026-12-03' }, segmentIds: ['g2'] }],
      },
    });
    const content = { ...minutes.content, todos: [{ text: '李四交报告', segmentIds: ['g2'], who: '李四', due: null }] };
    expect((await post(`saveMinutes/${id}`, { revision: 0, content })).data).toMatchObject({
      revision: 1,
      isEdited: true,
      content,
    });
    expect((await post(`saveMinutes/${id}`, { revision: 0, content })).data).toMatchObject({ revision: 1 });
    expect((await post(`saveMinutes/${id}`, { revision: 0, content: null })).status).toBe(409);
    const unproven = { ...content, decisions: [{ text: '没有人说过的决定', segmentIds: ['g9'] }] };
    expect((await post(`saveMinutes/${id}`, { revision: 1, content: unproven })).body.msg).toBe(
      '“没有人说过的决定”的依据不在转写稿里，没有保存。请换一句依据',
    );
    expect((await post(`saveMinutes/${id}`, { revision: 1, content: null })).data).toMatchObject({
      revision: 2,
      isEdited: false,
    });
  });
});

describe('导出', () => {
  it('字幕与JSON读回来一字不差；DOCX里有说话人与每句话；估算的时间注明', async () => {
    const id = await typed('周例会/一');
    const srt = await file(id, 'srt');
    expect(srt.reply.headers.get('content-disposition')).toContain(encodeURIComponent('周例会'));
    expect(parseSubtitles(srt.content.toString(), true).cues.map(({ text, speaker }) => [speaker, text])).toEqual([
      ['张三', '首先看检测报告。'],
      ['张三', '请李四在12月3日前提交检测报告。'],
      ['李四', '会议决定采用第二套方案。'],
    ]);
    expect(parseJson((await file(id, 'json')).content.toString())).toEqual({ segments: said, speakers });
    for (const form of ['vtt', 'lrc', 'txt', 'md'] as const)
      expect((await file(id, form)).content.toString()).toContain('会议决定采用第二套方案。');
    const words = async (form: 'docx' | 'minutes') => {
      const zip = await JSZip.loadAsync((await file(id, form)).content);
      return (await zip.file('word/document.xml')?.async('string'))?.replace(/<[^>]+>/g, '') ?? '';
    };
    expect(await words('docx')).toContain('部分句子的时间按字数估算');
    expect(await words('docx')).toContain('请李四在12月3日前提交检测报告。');
    const minutes = await words('minutes');
    for (const part of ['规则提取', '会议决定采用第二套方案。（00:00:08）', '2026年12月3日', '李四'])
      expect(minutes).toContain(part);
    // Of 公文 in its order, with those present after the text.
    await post(`update/${id}`, { minutesTemplate: 'official' });
    expect((await get(`minutes/${id}`)).data).toMatchObject({ template: 'official', revision: 0 });
    expect(await words('minutes')).toMatch(/一、会议议题.*二、议定事项.*三、落实要求.*李四.*出席：张三、李四$/s);
  });

  it('没有文字不导出空字幕；录音没有整理好不导出；整理好的一个字节不差', async () => {
    const id = await create();
    expect((await get(`export/${id}?form=srt`)).body.msg).toBe('还没有转写的文字，没有导出。请先输入或导入文字');
    expect((await get(`export/${id}?form=audio`)).status).toBe(409);
    const recorded = await recordedMeeting(app, token, 2);
    const { reply, content } = await file(recorded.id, 'audio');
    expect(reply.headers.get('content-type')).toBe('audio/webm');
    expect(content.length).toBe(recorded.sizeBytes);
  });
});

describe('分享', () => {
  it('有链接的读得到，没有批注；停止、过期、进回收站都打不开', async () => {
    const id = await typed();
    const { shareId } = (await post('share', { id, days: 7 })).data;
    const open = (json: unknown = {}) => app.call('POST', `/api/meeting/shared/${shareId}`, { json });
    const shared = (await open()).data as unknown as S['SharedMeeting'];
    expect(shared).toMatchObject({ title: '周例会', play: null, minutes: null });
    expect(shared.transcript.segments).toHaveLength(3);
    expect(JSON.stringify(shared)).not.toContain('记得催');
    expect((await get(`meeting/${id}`)).data).toMatchObject({ share: { hasPassword: false, hasMinutes: false } });
    await post('remove', { id });
    expect((await open()).status).toBe(404);
    await post(`update/${id}`, { isRemoved: false });
    expect((await open()).status).toBe(200);
    app.clock.advance(8 * day);
    expect((await open()).body.msg).toBe('链接已失效，请向分享的人再要一个');
    token = await app.signIn('13740025001');
    const again = (await post('share', { id, days: 7, hasMinutes: true })).data;
    expect((await app.call('POST', `/api/meeting/shared/${again.shareId}`, { json: {} })).data).toMatchObject({
      minutes: { origin: 'rules', content: { decisions: [{ text: '会议决定采用第二套方案。' }] }, writing: null },
    });
    expect((await post('unshare', { id })).body.msg).toBe('已停止分享');
    expect((await app.call('POST', `/api/meeting/shared/${again.shareId}`, { json: {} })).status).toBe(404);
    expect(app.logLines.join('')).not.toContain(String(shareId));
  });

  it('设了密码的要密码，错了不说别的，猜多了要等；听得到录音', async () => {
    const { id } = await recordedMeeting(app, token, 1);
    const { shareId } = (await post('share', { id, days: 1, password: '会议2026' })).data;
    const open = (json: unknown) => app.call('POST', `/api/meeting/shared/${shareId}`, { json });
    expect((await open({})).body).toMatchObject({ code: 403, data: { fieldErrors: [{ field: 'password' }] } });
    expect((await open({ password: '不对的' })).body.msg).toBe('分享密码不对，请向分享的人核对');
    const { play } = (await open({ password: '会议2026' })).data as unknown as S['SharedMeeting'];
    const heard = await app.app.fetch(new Request(`http://localhost/api/meeting/played/${play?.playId}`));
    expect(heard.status).toBe(200);
    await heard.body?.cancel();
    for (let tries = 0; tries < 20; tries++) await open({ password: `猜${tries}` });
    expect((await open({ password: '会议2026' })).status).toBe(429);
  });
});
