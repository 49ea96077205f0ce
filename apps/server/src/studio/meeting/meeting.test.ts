import { createHash, randomBytes } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { recordedMeeting } from '../../../test/recordedMeeting';
import { wavHead } from '../../../test/wavHead';
import { cutInto, recordedWebm } from '../../../test/webmSamples';
import { day, hour } from '../../platform/vocabulary';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
let recordings = 0;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13740024001');
});
afterAll(() => app.close());

const get = (path: string) => app.call('GET', `/api/meeting/${path}`, { token });
const post = (path: string, json: unknown = {}) => app.call('POST', `/api/meeting/${path}`, { token, json });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const newClientId = () => `meeting-test-${String(recordings++).padStart(6, '0')}`;
const create = async (more: Partial<S['CreateMeetingBody']> = {}) =>
  (await post('create', { clientId: newClientId(), title: '周例会', mediaType: 'audio/webm', ...more }))
    .data as unknown as S['Meeting'];

interface Chunk {
  number: number;
  bytes: Uint8Array;
  part?: number;
  endMs?: number;
  hash?: string;
}
const put = (id: string, { number, bytes, part = 0, endMs = (number + 1) * 1_000, hash = sha256(bytes) }: Chunk) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'chunk'));
  return app.call('PUT', `/api/meeting/chunk/${id}/${number}?part=${part}&endMs=${endMs}&sha256=${hash}`, {
    token,
    form,
  });
};
/** WAV of so many seconds of a tone, 16 kHz, one channel. */
const wavOf = (seconds: number): Buffer => {
  const samples = Buffer.alloc(seconds * 32_000);
  for (let at = 0; at < samples.length; at += 2) samples.writeInt16LE(Math.round(8_000 * Math.sin(at / 20)), at);
  return Buffer.concat([wavHead(16_000, samples.length), samples]);
};
const settled = async (id: string) => {
  await expect.poll(async () => (await get(`meeting/${id}`)).data.state, { timeout: 20_000 }).not.toBe('sealing');
  return (await get(`meeting/${id}`)).data as unknown as S['Meeting'];
};
const played = async (id: string, headers: Record<string, string> = {}) => {
  const { playId } = (await post(`play/${id}`)).data as unknown as S['MeetingPlay'];
  const reply = await app.app.fetch(new Request(`http://localhost/api/meeting/played/${playId}`, { headers }));
  return { playId, reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
describe('录音', () => {
  it('逐段存下，整理成能定位的文件', async () => {
    const consent = { text: '已告知全体参会人', confirmedAt: '2026-07-30T01:00:00.000Z' };
    const { id, state } = await create({ consent });
    expect(state).toBe('recording');
    const chunks = cutInto(await recordedWebm(5), 5);
    for (const [number, bytes] of chunks.entries())
      expect((await put(id, { number, bytes })).data).toEqual({
        savedMs: (number + 1) * 1_000,
        nextNumber: number + 1,
        missing: [],
      });
    const marks = [{ kind: 'pause', atMs: 2_000, lastsMs: 60_000 }];
    expect((await post(`seal/${id}`, { chunkCount: 5, marks })).data).toMatchObject({ state: 'sealing' });
    const meeting = await settled(id);
    expect(meeting).toMatchObject({ state: 'ready', mediaType: 'audio/webm', durationMs: 5_000, consent, marks });
    const { reply, bytes } = await played(id);
    expect(reply.headers.get('content-type')).toBe('audio/webm');
    expect(bytes.length).toBe(meeting.sizeBytes);
    const track = await new Input({
      formats: ALL_FORMATS,
      source: new BufferSource(new Uint8Array(bytes)),
    }).getPrimaryAudioTrack();
    expect(await track?.getDurationFromMetadata()).toBeCloseTo(5, 2);
    expect(await app.db.query('SELECT 1 FROM meeting_chunks WHERE meeting_id = $1', [id])).toEqual([]);
  });

  it('乱序、重复、断开再来，一段不少一段不多；已保存到的时间只算没有缺口的', async () => {
    const { id } = await create();
    const chunks = cutInto(await recordedWebm(6), 6);
    const send = (number: number) => put(id, { number, bytes: chunks[number] as Buffer });
    expect((await send(0)).data).toMatchObject({ savedMs: 1_000, nextNumber: 1 });
    expect((await send(3)).data).toEqual({ savedMs: 1_000, nextNumber: 1, missing: [1, 2] });
    expect((await send(0)).data).toEqual({ savedMs: 1_000, nextNumber: 1, missing: [1, 2] });
    expect((await send(5)).data).toMatchObject({ missing: [1, 2, 4] });
    expect((await post(`seal/${id}`, { chunkCount: 6 })).body).toMatchObject({
      code: 409,
      msg: '还有3段录音没有传到，没有结束。请等上传完成',
    });
    expect((await send(2)).data).toMatchObject({ savedMs: 1_000, missing: [1, 4] });
    expect((await send(1)).data).toMatchObject({ savedMs: 4_000, nextNumber: 4, missing: [4] });
    expect((await send(4)).data).toEqual({ savedMs: 6_000, nextNumber: 6, missing: [] });
    await post(`seal/${id}`, { chunkCount: 6 });
    expect(await settled(id)).toMatchObject({ state: 'ready', durationMs: 6_000 });
    expect((await send(2)).status).toBe(200);
    expect((await put(id, { number: 6, bytes: Buffer.from('more') })).body.msg).toBe('这场录音已结束，这一段没有保存');
    expect((await post(`seal/${id}`, { chunkCount: 6 })).data).toMatchObject({ state: 'ready' });
  });

  it('路上损坏的不收，同号的另一段不收，先来的不动', async () => {
    const { id } = await create();
    const bytes = await recordedWebm(1);
    const damaged = await put(id, { number: 0, bytes, hash: '0'.repeat(64) });
    expect(damaged.status).toBe(400);
    expect(damaged.body.data).toMatchObject({ fieldErrors: [{ field: 'sha256' }] });
    expect((await get(`meeting/${id}`)).data).toMatchObject({ saved: { nextNumber: 0 } });
    await put(id, { number: 0, bytes });
    expect((await put(id, { number: 0, bytes: Buffer.from('other') })).status).toBe(409);
    expect((await put(id, { number: 1, bytes: new Uint8Array() })).status).toBe(400);
  });

  it('录音机重新开始过的各部分接成一个文件，读不出的部分标出来', async () => {
    const { id } = await create();
    await put(id, { number: 0, bytes: await recordedWebm(2), part: 0, endMs: 2_000 });
    await put(id, { number: 1, bytes: Buffer.from('这不是录音'), part: 1, endMs: 5_000 });
    await put(id, { number: 2, bytes: await recordedWebm(3), part: 2, endMs: 8_000 });
    await post(`seal/${id}`, { chunkCount: 3 });
    expect(await settled(id)).toMatchObject({
      state: 'ready',
      durationMs: 5_000,
      marks: [{ kind: 'interrupted', atMs: 2_000, lastsMs: 3_000, note: '这一段录音读不出声音' }],
    });
  });

  it('丢了的段不等了也能结束；全都读不出时说清楚，原始数据还在，可以再试', async () => {
    const { id } = await create();
    const chunks = cutInto(await recordedWebm(8), 8);
    for (const [number, bytes] of chunks.entries()) if (number !== 4) await put(id, { number, bytes });
    await post(`seal/${id}`, { chunkCount: 8, isIncomplete: true });
    const meeting = await settled(id);
    expect(meeting.state).toBe('ready');
    expect(meeting.durationMs).toBeGreaterThan(3_500);

    const { id: broken } = await create();
    await put(broken, { number: 0, bytes: Buffer.from('这不是录音') });
    await post(`seal/${broken}`, { chunkCount: 1 });
    expect(await settled(broken)).toMatchObject({
      state: 'failed',
      failure: '没有读出声音。录音的原始数据仍在；文件请换成MP3、M4A、WAV、FLAC、OGG、WebM、MP4或MOV再上传',
    });
    expect((await post(`seal/${broken}`, { chunkCount: 1 })).data).toMatchObject({ state: 'sealing', failure: null });
    await settled(broken);
  });

  it('没有结束的都列得出来，不管页面怎么了；同一个录音建两遍还是一场', async () => {
    const clientId = newClientId();
    const first = await create({ clientId });
    expect((await create({ clientId })).id).toBe(first.id);
    const rows = (await get('meetings?state=recording')).data.rows as S['MeetingHead'][];
    expect(rows.map(({ id }) => id)).toContain(first.id);
    expect(rows.every(({ state }) => state === 'recording')).toBe(true);
  });
});

describe('上传', () => {
  const chunkBytes = 1_048_576;
  const piecesOf = (bytes: Buffer) =>
    Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, number) =>
      bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes),
    );
  const begin = (bytes: Buffer, title = '上传的会') =>
    create({ origin: 'uploaded', title, mediaType: 'audio/wav', sizeBytes: bytes.length });
  const send = (id: string, number: number, bytes: Buffer) => put(id, { number, bytes, endMs: 0 });
  const upload = async (bytes: Buffer) => {
    const { id } = await begin(bytes);
    const pieces = piecesOf(bytes);
    // The last one first, as when a connection broke off.
    for (const [number, piece] of [...pieces.entries()].reverse()) await send(id, number, piece);
    await post(`seal/${id}`, { chunkCount: pieces.length });
    return settled(id);
  };

  it('断点续传，原样保存，一个字节不差；是什么文件由内容定', async () => {
    const bytes = wavOf(60);
    const meeting = await upload(bytes);
    expect(meeting).toMatchObject({ origin: 'uploaded', state: 'ready', mediaType: 'audio/wav', durationMs: 60_000 });
    expect((await played(meeting.id)).bytes.equals(bytes)).toBe(true);
    const { bytes: part } = await played(meeting.id, { range: 'bytes=1048570-1048580' });
    expect(part.equals(bytes.subarray(1_048_570, 1_048_581))).toBe(true);
    const { headers } = await app.app.fetch(
      new Request(`http://localhost/api/meeting/export/${meeting.id}?form=audio`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    expect(headers.get('content-disposition')).toContain('.wav');
    // The last packet does not say how long it is.
    const lasts = { mediaType: 'audio/webm', durationMs: 1_980 };
    expect(await upload(await recordedWebm(2))).toMatchObject(lasts);
  });

  it('不是这个文件的这一段就不收；少一段不能结束，也不能当作丢了', async () => {
    const bytes = wavOf(60);
    const meeting = await begin(bytes);
    expect(meeting).toMatchObject({ sizeBytes: 0, fileBytes: bytes.length });
    const [first, last] = piecesOf(bytes) as [Buffer, Buffer];
    for (const [number, piece] of [
      [0, last],
      [1, first],
      [2, Buffer.from('后面没有了')],
    ] as const)
      expect((await send(meeting.id, number, piece)).body.data).toMatchObject({ fieldErrors: [{ field: 'file' }] });
    await send(meeting.id, 0, first);
    const sealing = await post(`seal/${meeting.id}`, { chunkCount: 1, isIncomplete: true });
    expect(sealing.body.msg).toBe('还有1段录音没有传到，没有结束。请等上传完成');
  });

  it('没有写明大小的不收；大小先占上，放不下的传之前就说', async () => {
    const file = { title: '大', mediaType: 'video/mp4', origin: 'uploaded' };
    expect((await post('create', { ...file, clientId: newClientId() })).status).toBe(400);
    const { usedBytes, maxBytes, uploadMaxBytes } = (await get('settings')).data as unknown as S['MeetingSettings'];
    const room = Math.ceil((maxBytes - usedBytes) / uploadMaxBytes);
    const ids: string[] = [];
    for (let n = 0; n < room - 1; n++)
      ids.push(String((await post('create', { ...file, clientId: newClientId(), sizeBytes: uploadMaxBytes })).data.id));
    const refused = await post('create', { ...file, clientId: newClientId(), sizeBytes: uploadMaxBytes });
    expect(refused.body).toMatchObject({ code: 413 });
    for (const id of ids) {
      await post('remove', { id });
      await post('erase', { id });
    }
  });

  it('彻底删除以后，地方空出来给下一个', async () => {
    const bytes = wavOf(120);
    const bytesOnDisk = async () => {
      const [row] = await app.db.query<{ size: number }>("SELECT pg_total_relation_size('meeting_chunks') AS size");
      return row?.size ?? 0;
    };
    const replace = async () => {
      const { id } = await upload(bytes);
      await post('remove', { id });
      await post('erase', { id });
      await app.app.purge();
      return bytesOnDisk();
    };
    const first = await replace();
    expect(await replace()).toBeLessThan(first + bytes.length / 2);
  });

  it('不是音视频的说清楚能传什么；太大的传之前就说', async () => {
    expect(await upload(Buffer.from('#EXTM3U\nfile:///etc/passwd\n'))).toMatchObject({
      state: 'failed',
      failure: '没有读出声音。录音的原始数据仍在；文件请换成MP3、M4A、WAV、FLAC、OGG、WebM、MP4或MOV再上传',
    });
    const body = { clientId: newClientId(), title: '大', mediaType: 'video/mp4', origin: 'uploaded' };
    expect((await post('create', { ...body, sizeBytes: 2_000_000_001 })).body).toMatchObject({
      code: 413,
      msg: '文件最大2GB，没有上传。请压缩或分成几个',
    });
  });
});

describe('播放', () => {
  it('任意一段都能取，跨块也对；地址过期、改动过的打不开', async () => {
    const { id, sizeBytes } = await recordedMeeting(app, token, 2);
    const { bytes: all, playId } = await played(id);
    for (const [range, from, to] of [
      ['bytes=10-19', 10, 20],
      ['bytes=100-', 100, sizeBytes],
      ['bytes=-50', sizeBytes - 50, sizeBytes],
      [`bytes=0-${sizeBytes * 2}`, 0, sizeBytes],
    ] as const) {
      const { reply, bytes } = await played(id, { range });
      expect(reply.status).toBe(206);
      expect(reply.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${sizeBytes}`);
      expect(bytes.equals(all.subarray(from, to))).toBe(true);
    }
    for (const range of ['bytes=0-1,4-5', `bytes=${sizeBytes}-`, 'lines=1-2', 'bytes=-'])
      expect((await played(id, { range })).reply.status).toBe(200);
    expect((await get(`played/${'x'.repeat(43)}`)).status).toBe(404);
    app.clock.advance(13 * hour);
    token = await app.signIn('13740024001');
    expect((await get(`played/${playId}`)).body.msg).toBe('播放地址已失效，请刷新后重试');
  });

  it('大文件按块读，块的边界上一个字节不差', async () => {
    const { id } = await recordedMeeting(app, token, 1);
    const content = randomBytes(2_500_000);
    await app.db.query('DELETE FROM meeting_audio WHERE meeting_id = $1', [id]);
    for (let block = 0; block < 3; block++)
      await app.db.query('INSERT INTO meeting_audio (meeting_id, block, content) VALUES ($1, $2, $3)', [
        id,
        block,
        content.subarray(block * 1_048_576, (block + 1) * 1_048_576),
      ]);
    await app.db.query('UPDATE meetings SET size_bytes = $2 WHERE id = $1', [id, content.length]);
    const { bytes } = await played(id, { range: 'bytes=1048570-2097160' });
    expect(bytes.equals(content.subarray(1_048_570, 2_097_161))).toBe(true);
  });

  it('没有整理好的不能播；波形存了能取回', async () => {
    const { id, levelStepMs } = await create();
    expect(levelStepMs).toBeNull();
    expect((await post(`play/${id}`)).status).toBe(409);
    expect((await get(`levels/${id}`)).status).toBe(404);
    const form = new FormData();
    form.set('file', new File([new Uint8Array([0, 120, 250])], 'levels'));
    const saved = await app.call('PUT', `/api/meeting/saveLevels/${id}?stepMs=50`, { token, form });
    expect(saved.data).toMatchObject({ levelStepMs: 50 });
    const reply = await app.app.fetch(
      new Request(`http://localhost/api/meeting/levels/${id}`, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect([...new Uint8Array(await reply.arrayBuffer())]).toEqual([0, 120, 250]);
  });
});

describe('清单与保存期限', () => {
  it('删了能恢复，彻底删除要先在回收站，删完一个字节不留', async () => {
    const { id } = await recordedMeeting(app, token, 1, '要删的会');
    expect((await post('erase', { id })).status).toBe(409);
    expect((await post('remove', { id })).body.msg).toBe('已移到回收站');
    const titles = async (query: string) =>
      ((await get(`meetings?${query}`)).data.rows as S['MeetingHead'][]).map(({ title }) => title);
    expect(await titles('q=要删')).toEqual([]);
    expect(await titles('isRemoved=true&q=要删')).toEqual(['要删的会']);
    expect(await titles('isRemoved=true&q=要删&origin=recorded')).toEqual(['要删的会']);
    expect(await titles('isRemoved=true&q=要删&origin=uploaded')).toEqual([]);
    expect((await post(`update/${id}`, { isRemoved: false, title: '不删了' })).data).toMatchObject({
      removedAt: null,
      title: '不删了',
    });
    await post('remove', { id });
    expect((await post('erase', { id })).body.msg).toBe('已彻底删除');
    expect((await get(`meeting/${id}`)).status).toBe(404);
    expect(await app.db.query('SELECT 1 FROM meeting_audio WHERE meeting_id = $1', [id])).toEqual([]);
  });

  it('到了设置的天数真的删除；还在录的不删；不设置就一直留着', async () => {
    const old = await recordedMeeting(app, token, 1, '旧会');
    const running = await create({ startedAt: '2020-01-01T00:00:00.000Z' });
    app.clock.advance(40 * day);
    token = await app.signIn('13740024001');
    await put(running.id, { number: 0, bytes: await recordedWebm(1) });
    await app.app.purge();
    expect((await get(`meeting/${old.id}`)).status).toBe(200);
    expect((await post('saveSettings', { keepDays: 30 })).data).toMatchObject({ keepDays: 30 });
    await app.app.purge();
    expect((await get(`meeting/${old.id}`)).status).toBe(404);
    expect((await get(`meeting/${running.id}`)).status).toBe(200);
    await post('saveSettings', { keepDays: null });
  });
});
