import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { ApiError } from './ApiError';
import { Failure, type FailureReason, readEnvelope, remember } from './call';
import { formCalls } from './generated/formCalls';
import type { paths as MainPaths } from './generated/main';
import type { paths as NotesPaths } from './generated/notes';

export interface FamilyOptions {
  /** Origin and base path, without a trailing slash; empty for the page's own origin. */
  baseUrl: string;
  /** Returns the token, before every call; null sends none. */
  getToken: () => string | null;
}

export interface ApiOptions {
  /** Options of the main API: the token is sent as `Authorization: Bearer`. */
  main: FamilyOptions;
  /** Options of the API of single sign-on and notes: the token is sent as the header `token`. */
  notes: FamilyOptions;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds until a call without an answer fails (specification §9). @default 300_000 */
  timeoutMs?: number;
  /** Called once for every failure of `call`, before it is thrown; the host ends the session here. */
  onError?: (error: ApiError) => void;
}

export interface Api {
  main: Client<MainPaths>;
  notes: Client<NotesPaths>;
  /** Address of what the browser fetches from the main API by itself, such as sound to be played: no token goes with it. */
  mainAddress(path: string): string;
}

type Family = 'main' | 'notes';

/**
 * Creates the clients of both APIs. Use them through `call`: `const user = await
 * call(api.main.POST('/api/v1/user/uInfo'))`.
 */
export function createApi(options: ApiOptions): Api {
  return {
    main: createFamily<MainPaths>('main', options, (headers, token) => headers.set('Authorization', `Bearer ${token}`)),
    notes: createFamily<NotesPaths>('notes', options, (headers, token) => headers.set('token', token)),
    mainAddress: (path) => options.main.baseUrl + path,
  };
}

function createFamily<Paths extends object>(
  family: Family,
  options: ApiOptions,
  authorize: (headers: Headers, token: string) => void,
): Client<Paths> {
  const { baseUrl, getToken } = options[family];
  const timeoutMs = options.timeoutMs ?? 300_000;
  const timers = new WeakMap<Request, ReturnType<typeof startTimer>>();
  const reasons = new WeakMap<Request, FailureReason>();

  const client = createClient<Paths>({
    baseUrl,
    fetch: (request: Request) => {
      const timer = startTimer(request.signal, timeoutMs);
      timers.set(request, timer);
      return (options.fetch ?? globalThis.fetch)(request, { signal: timer.signal });
    },
    bodySerializer: serializeBody,
  });

  const contextOf = (request: Request, schemaPath: string) => ({
    operation: `${request.method} ${schemaPath}`,
    report: options.onError,
  });
  const fail = (request: Request, schemaPath: string, cause: unknown, status = 0) => {
    const timer = timers.get(request);
    timer?.stop();
    const reason: FailureReason = request.signal.aborted
      ? 'aborted'
      : timer?.signal.aborted
        ? 'timeout'
        : (reasons.get(request) ?? 'network');
    return new Failure(reason, contextOf(request, schemaPath), status, cause);
  };

  const middleware: Middleware = {
    onRequest({ request }) {
      const token = getToken();
      if (token) authorize(request.headers, token);
    },
    async onResponse({ request, response, schemaPath }) {
      const timer = timers.get(request);
      if (isStream(response)) {
        // It may last; who reads it has an idle limit (streamEvents).
        timer?.stopLimit();
        return;
      }
      try {
        if (isFile(response)) return new Response(await response.blob(), response);
        // Read here, while the timer still runs: a body can hang as well as a connection.
        const envelope = readEnvelope(await response.clone().text());
        if (!envelope && response.status < 500 && response.status !== 401) {
          reasons.set(request, 'protocol');
          throw new SyntaxError(`${response.status} ${response.headers.get('content-type')}`);
        }
        remember(response, { ...contextOf(request, schemaPath), envelope });
      } catch (cause) {
        throw fail(request, schemaPath, cause, response.status);
      } finally {
        timer?.stop();
      }
    },
    onError: ({ request, schemaPath, error }) => fail(request, schemaPath, error),
  };
  client.use(middleware);
  return withFormTypes(client, formCalls[family]);
}

const typeOf = (response: Response) => response.headers.get('content-type') ?? '';
const isStream = (response: Response) => response.ok && typeOf(response).startsWith('text/event-stream');
/** Whether a response is a file: an HTML page of a gateway is none, and refusals are JSON envelopes. */
export const isFile = (response: Response) =>
  response.ok &&
  (response.headers.has('content-disposition') || /^(image|audio|video|application\/(?!json))/.test(typeOf(response)));

function startTimer(caller: AbortSignal, ms: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(caller.reason);
  if (caller.aborted) abort();
  else caller.addEventListener('abort', abort, { once: true });
  const id = setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), ms);
  const stopLimit = () => clearTimeout(id);
  return {
    signal: controller.signal,
    /** The limit alone: what the caller aborts still ends. */
    stopLimit,
    stop() {
      stopLimit();
      caller.removeEventListener('abort', abort);
    },
  };
}

/** Names the type of each form that a call sends. Never a client-wide header: it would break the boundary of uploads. */
function withFormTypes<Paths extends object>(client: Client<Paths>, forms: readonly string[]): Client<Paths> {
  const wrapped = { ...client };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const send = client[method] as (path: string, init?: { headers?: HeadersInit }) => unknown;
    (wrapped as Record<string, unknown>)[method] = (path: string, init?: { headers?: HeadersInit }) => {
      if (!forms.includes(`${method} ${path}`)) return send(path, init);
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return send(path, { ...init, headers: { ...form, ...(init?.headers as Record<string, string>) } });
    };
  }
  return wrapped;
}

function serializeBody(body: unknown, headers?: unknown): BodyInit {
  if (body instanceof FormData || body instanceof Blob || typeof body === 'string') return body;
  const type = headers instanceof Headers ? headers.get('Content-Type') : undefined;
  if (type?.includes('json')) return JSON.stringify(body);
  if (type === null || type === undefined) return JSON.stringify(body);
  return toForm(body as Record<string, unknown>);
}

/** Lists become repeated names; absent values are left out. */
function toForm(body: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
}
