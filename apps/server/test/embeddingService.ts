import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** How the service answers one call. */
export type EmbeddingReply = (response: ServerResponse, texts: readonly string[]) => void;

export interface EmbeddingService {
  /** Up to /v1. */
  baseUrl: string;
  calls: { url: string | undefined; authorization: string | undefined; body: { model: string; input: string[] } }[];
  /** One after another; then the last again. */
  replies: EmbeddingReply[];
  close(): Promise<void>;
}

export const replyWith =
  (status: number, body: unknown, headers = {}): EmbeddingReply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const embeddingOf = (index: number, ...embedding: unknown[]) => ({ object: 'embedding', index, embedding });

/** Vectors by a rule, the last first, as some services send them. */
export const replyWithVectors =
  (vectorOf: (text: string) => readonly number[]): EmbeddingReply =>
  (response, texts) =>
    replyWith(200, { data: texts.map((text, i) => embeddingOf(i, ...vectorOf(text))).reverse() })(response, texts);

/** A server of this machine that speaks the wire format of OpenAI's embeddings call, with whatever faults it is told. */
export async function startEmbeddingService(...replies: EmbeddingReply[]): Promise<EmbeddingService> {
  const service: EmbeddingService = {
    baseUrl: '',
    calls: [],
    replies,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = (await json(request)) as { model: string; input: string[] };
    service.calls.push({ url: request.url, authorization: request.headers.authorization, body });
    (service.replies.length > 1 ? service.replies.shift() : service.replies[0])?.(response, body.input);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return service;
}
