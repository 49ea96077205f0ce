import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type EmbeddingReply,
  type EmbeddingService,
  embeddingOf as item,
  replyWithVectors,
  replyWith as says,
  startEmbeddingService,
} from '../../../test/embeddingService';
import { EmbeddingFailure, type Patience } from '../ports';
import { createOpenaiEmbedder } from './openaiEmbedder';

let service: EmbeddingService;
beforeAll(async () => {
  service = await startEmbeddingService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls = [];
});

const well = replyWithVectors((text) => [text.length, 1]);
const silent: EmbeddingReply = () => {};
const cutOff: EmbeddingReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
  response.write('{"data":[{"ind', () => response.destroy());
};
const embed = (
  texts = ['一', '二二'],
  patience: Patience = 'background',
  signal = new AbortController().signal,
  waitMs = 2_000,
) =>
  createOpenaiEmbedder({
    baseUrl: `${service.baseUrl}/`,
    apiKey: 'sk-e',
    model: 'bge-m3',
    waitMs: { asked: waitMs, background: waitMs },
    pauseMs: 1,
  }).embed(texts, patience, signal);

it('分批发送，按文字的次序给出向量', async () => {
  service.replies = [well];
  const texts = Array.from({ length: 23 }, (_, i) => '字'.repeat(i + 1));
  expect((await embed(texts)).map(([length]) => length)).toEqual(texts.map(({ length }) => length));
  expect(service.calls.map(({ body }) => body.input.length)).toEqual([10, 10, 3]);
  expect(service.calls[2]).toEqual({
    url: '/v1/embeddings',
    authorization: 'Bearer sk-e',
    body: { model: 'bge-m3', input: texts.slice(20), encoding_format: 'float' },
  });
  expect(await embed([])).toEqual([]);
});

it.each([
  ['忙', says(429, {})],
  ['出错', says(503, {})],
  ['断在半途', cutOff],
  ['不是JSON', ((response) => void response.writeHead(200).end('<html>')) as EmbeddingReply],
])('%s：后台隔一会再试，等着回答的不再试', async (_, fault) => {
  service.replies = [fault, fault, well];
  expect(await embed()).toEqual([Float32Array.of(1, 1), Float32Array.of(2, 1)]);
  expect(service.calls).toHaveLength(3);
  service.replies = [fault, well];
  await expect(embed(['一'], 'asked')).rejects.toBeInstanceOf(EmbeddingFailure);
  expect(service.calls).toHaveLength(4);
  service.replies = [fault];
  await expect(embed()).rejects.toBeInstanceOf(EmbeddingFailure);
  expect(service.calls).toHaveLength(9);
});

it('服务说过多久再来，就过那么久', async () => {
  service.replies = [says(429, {}, { 'retry-after': '1' }), well];
  const before = performance.now();
  await embed();
  expect(performance.now() - before).toBeGreaterThan(950);
});

it.each([
  ['拒绝', says(401, { error: { message: 'sk-e is wrong' } })],
  ['少一个', says(200, { data: [item(0, 1, 1)] })],
  ['维数不一', says(200, { data: [item(0, 1, 1), item(1, 1)] })],
  ['编号重复', says(200, { data: [item(0, 1), item(0, 1)] })],
  ['不是数', says(200, { data: [item(0, 1), item(1, 'NaN')] })],
  ['全是零', says(200, { data: [item(0, 1), item(1, 0)] })],
  ['没有data', says(200, null)],
])('%s：不再试，说没有给出，不重复服务的话', async (_, fault) => {
  service.replies = [fault];
  const error = await embed().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(EmbeddingFailure);
  expect(String(error)).not.toContain('sk-e');
  expect(service.calls).toHaveLength(1);
});

it('不回应就不再等；停下照停，歇着的时候也停', async () => {
  service.replies = [silent];
  await expect(embed(['一'], 'asked', undefined, 20)).rejects.toBeInstanceOf(EmbeddingFailure);
  for (const fault of [silent, says(429, {}, { 'retry-after': '60' })]) {
    service.replies = [fault];
    const before = service.calls.length;
    const stopping = new AbortController();
    const asking = embed(['一'], 'background', stopping.signal);
    const caught = asking.catch((error: unknown) => error);
    await expect.poll(() => service.calls.length).toBe(before + 1);
    stopping.abort(new Error('stopped'));
    expect(String(await caught)).toContain('stopped');
  }
});
