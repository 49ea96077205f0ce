import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A call as a service of OpenAI's form got it. */
export interface TranscriptionCall {
  authorization: string | undefined;
  fields: Record<string, string>;
  file: { name: string; bytes: Uint8Array };
}
export type TranscriptionReply = (response: ServerResponse, call: TranscriptionCall) => void;

export const replyJson =
  (status: number, body: unknown): TranscriptionReply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Breaks off in the middle of the reply. */
export const replyCutOff: TranscriptionReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
  response.write('{"text":"一', () => response.destroy());
};

export interface TranscriptionService {
  /** Up to /v1. */
  baseUrl: string;
  calls: TranscriptionCall[];
  /** One after another; then the last again. */
  replies: TranscriptionReply[];
  /** What GET /v1/models says. */
  models: unknown;
  modelsStatus: number;
  close(): Promise<void>;
}

/** A server of this machine that speaks OpenAI's transcription call, with whatever faults it is told. */
export async function startTranscriptionService(...replies: TranscriptionReply[]): Promise<TranscriptionService> {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET')
      return replyJson(service.modelsStatus, service.models)(response, {} as TranscriptionCall);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData();
    const file = form.get('file') as File;
    form.delete('file');
    const call: TranscriptionCall = {
      authorization: request.headers.authorization,
      fields: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
      file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
    };
    service.calls.push(call);
    (service.replies.length > 1 ? service.replies.shift() : service.replies[0])?.(response, call);
  });
  const service: TranscriptionService = {
    baseUrl: '',
    calls: [],
    replies,
    models: {},
    modelsStatus: 200,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return service;
}

/** One connection to a scripted websocket service. */
export interface SpeechConnection {
  authorization: string | undefined;
  /** Text frames, as they came. */
  texts: string[];
  /** Bytes of samples so far. */
  bytes: number;
  isClosed: boolean;
  say(message: unknown): void;
  /** Breaks off without a farewell. */
  cut(): void;
}

export interface SpeechScript {
  onText?: (text: string, connection: SpeechConnection) => void;
  onSamples?: (samples: Buffer, connection: SpeechConnection) => void;
}

export interface SpeechService {
  url: string;
  connections: SpeechConnection[];
  script: SpeechScript;
  close(): Promise<void>;
}

/** A server of this machine that speaks the websocket protocols of FunASR as it is told. */
export async function startSpeechService(script: SpeechScript = {}): Promise<SpeechService> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const service: SpeechService = {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: [],
    script,
    async close() {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connection', (socket: WebSocket, request) => {
    const connection: SpeechConnection = {
      authorization: request.headers.authorization,
      texts: [],
      bytes: 0,
      isClosed: false,
      say: (message) => socket.send(JSON.stringify(message)),
      cut: () => socket.terminate(),
    };
    service.connections.push(connection);
    socket.on('close', () => {
      connection.isClosed = true;
    });
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        connection.bytes += data.length;
        service.script.onSamples?.(data, connection);
        return;
      }
      connection.texts.push(String(data));
      service.script.onText?.(String(data), connection);
    });
  });
  return service;
}
