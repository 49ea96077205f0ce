import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One thing that the server does while it answers. */
export type LlmStep =
  /** A chunk with text; both may be in one. */
  | { answer?: string; reasoning?: string; finish?: string }
  /** Any other chunk. */
  | { chunk: unknown }
  /** Bytes as they are: comments, half characters, nonsense. */
  | { raw: string | Uint8Array }
  | { comment: string }
  | { usage: { prompt: number; completion: number; reasoning?: number } }
  | { waitMs: number }
  /** Waits until the test lets it go on. */
  | { until: Promise<unknown> }
  | { done: true }
  /** Cuts the connection. */
  | { cut: true };

export type LlmScript =
  | { status: number; body?: string; headers?: Record<string, string> }
  | { steps: readonly LlmStep[] };

export interface LlmCall {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>;
  /** The client hung up before the end. */
  isAborted: boolean;
}

export interface ScriptedLlm {
  /** For LLM_BASE_URL. */
  baseUrl: string;
  calls: LlmCall[];
  /** What the next calls for an answer get, in this order. A function sees the call. */
  next(...scripts: (LlmScript | ((call: LlmCall) => LlmScript))[]): void;
  /** Calls that ask what to search for. */
  searchCalls: LlmCall[];
  /** What each call gets from now on, by what it asks; those of `next` go before. */
  answerBy(scriptOf: (call: LlmCall) => LlmScript): void;
  close(): Promise<void>;
}

/** The call asks what to search for, and not for an answer. */
export const asksForLines = ({ body }: LlmCall): boolean =>
  body.messages[0]?.content.startsWith('把用户的问题改写成检索句') ?? false;

/** The steps of a plain answer: reasoning and answer in pieces of a few characters, usage, the end. */
export function answerOf(
  answer: string,
  { reasoning = '', size = 6 }: { reasoning?: string; size?: number } = {},
): LlmScript {
  const cut = (text: string) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
  return {
    steps: [
      ...cut(reasoning).map((piece) => ({ reasoning: piece })),
      ...cut(answer).map((piece) => ({ answer: piece })),
      { finish: 'stop' },
      { usage: { prompt: 100, completion: answer.length, reasoning: reasoning.length } },
      { done: true },
    ],
  };
}

/**
 * A server that speaks the streaming chat completions of OpenAI, with every fault that a script asks for. Without a script it answers
 * `usual`.
 */
export async function startScriptedLlm(usual: LlmScript = answerOf('好。'), port = 0): Promise<ScriptedLlm> {
  const calls: LlmCall[] = [];
  const searchCalls: LlmCall[] = [];
  const queue: (LlmScript | ((call: LlmCall) => LlmScript))[] = [];
  let scriptOf = (call: LlmCall): LlmScript => (asksForLines(call) ? answerOf('无') : usual);
  const server = createServer(async (request, response) => {
    const call: LlmCall = {
      authorization: request.headers.authorization,
      body: JSON.parse(await readBody(request)) as LlmCall['body'],
      isAborted: false,
    };
    const isSearch = asksForLines(call);
    (isSearch ? searchCalls : calls).push(call);
    response.on('close', () => {
      call.isAborted ||= !response.writableFinished;
    });
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const entry = (isSearch ? undefined : queue.shift()) ?? scriptOf;
    const script = typeof entry === 'function' ? entry(call) : entry;
    if ('status' in script)
      return void response.writeHead(script.status, script.headers).end(script.body ?? '{"error":{"message":"no"}}');
    await play(script.steps, call.body.model, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    next: (...scripts) => void queue.push(...scripts),
    searchCalls,
    answerBy(next) {
      scriptOf = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function play(steps: readonly LlmStep[], model: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  const event = (data: unknown) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', model, ...(data as object) })}\n\n`,
    );
  for (const step of steps) {
    if (response.destroyed) return;
    if ('chunk' in step) event(step.chunk);
    else if ('raw' in step) response.write(step.raw);
    else if ('comment' in step) response.write(`: ${step.comment}\n\n`);
    else if ('usage' in step) {
      const { prompt, completion, reasoning } = step.usage;
      event({
        choices: [],
        usage: {
          prompt_tokens: prompt,
          completion_tokens: completion,
          ...(reasoning === undefined ? {} : { completion_tokens_details: { reasoning_tokens: reasoning } }),
        },
      });
    } else if ('waitMs' in step) await new Promise((resolve) => setTimeout(resolve, step.waitMs));
    else if ('until' in step) await step.until;
    else if ('cut' in step) {
      // What was said before arrives.
      await new Promise((resolve) => setTimeout(resolve, 20));
      response.destroy();
      return;
    } else if ('done' in step) response.write('data: [DONE]\n\n');
    else {
      const { answer, reasoning, finish } = step;
      const delta = {
        ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
        ...(answer === undefined ? {} : { content: answer }),
      };
      event({ choices: [{ index: 0, delta, finish_reason: finish ?? null }] });
    }
  }
  response.end();
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += chunk;
  return body;
}
