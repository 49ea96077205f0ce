import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RerankFailure } from '../ports';
import { createHttpReranker } from './httpReranker';

// A server that speaks the wire format of Jina's rerank call.
let server: Server;
let baseUrl: string;
let calls: { url: string | undefined; authorization: string | undefined; body: Record<string, unknown> }[];
let reply: { status: number; body: string } | 'silent';

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    calls.push({ url: request.url, authorization: request.headers.authorization, body });
    if (reply === 'silent') return;
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  calls = [];
});

const results = (...pairs: [number, number][]) =>
  JSON.stringify({ model: 'r', results: pairs.map(([index, relevance_score]) => ({ index, relevance_score })) });
const ask = (waitMs = 5_000, signal = new AbortController().signal) =>
  createHttpReranker({ baseUrl, apiKey: 'sk-r', model: 'bge-reranker', waitMs }).rerank(
    '问',
    ['甲', '乙', '丙'],
    signal,
  );

it('发送问题与各段，按原来的次序给出分数；没有给分的排在最后', async () => {
  reply = { status: 200, body: results([2, 0.9], [0, 0.1]) };
  expect(await ask()).toEqual([0.1, Number.NEGATIVE_INFINITY, 0.9]);
  expect(calls).toEqual([
    {
      url: '/v1/rerank',
      authorization: 'Bearer sk-r',
      body: { model: 'bge-reranker', query: '问', documents: ['甲', '乙', '丙'], top_n: 3, return_documents: false },
    },
  ]);
});

it.each([
  ['出错', { status: 500, body: '{}' }],
  ['不是JSON', { status: 200, body: '<html>' }],
  ['没有results', { status: 200, body: '{"data":[]}' }],
  ['编号在外面', { status: 200, body: results([3, 0.5]) }],
  ['分数不是数', { status: 200, body: '{"results":[{"index":0,"relevance_score":"高"}]}' }],
])('%s：说没有给出', async (_, given) => {
  reply = given;
  await expect(ask()).rejects.toBeInstanceOf(RerankFailure);
});

it('不回应就不再等；用户停下照停', async () => {
  reply = 'silent';
  await expect(ask(20)).rejects.toBeInstanceOf(RerankFailure);
  const stopping = new AbortController();
  const asking = ask(5_000, stopping.signal);
  await expect.poll(() => calls.length).toBe(2);
  stopping.abort(new Error('stopped'));
  await expect(asking).rejects.toThrow('stopped');
});
