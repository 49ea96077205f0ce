import { ApiError } from './ApiError';
import { kindOfReply, messages, sessionExpiredMessage } from './errorCatalogue';
import type { FailureDetail } from './generated/main';

/** Reply as it is sent (specification §3). */
interface WireEnvelope {
  code: number;
  statusCode?: number;
  msg?: unknown;
  data?: unknown;
}

interface Context {
  operation: string;
  report: ((error: ApiError) => void) | undefined;
}
export type FailureReason = 'network' | 'timeout' | 'aborted' | 'protocol';

/** Error of a call without an envelope; thrown inside the client and turned into an ApiError by `call`. */
export class Failure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly context: Context,
    readonly status: number,
    override readonly cause: unknown,
  ) {
    super(reason);
  }
}

const replies = new WeakMap<Response, Context & { envelope: WireEnvelope | null }>();
export const remember = (response: Response, reply: Context & { envelope: WireEnvelope | null }) => {
  replies.set(response, reply);
};

/** Envelope in a body; null when it is something else. */
export function readEnvelope(text: string): WireEnvelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && typeof (value as WireEnvelope).code === 'number'
      ? (value as WireEnvelope)
      : null;
  } catch {
    return null;
  }
}

type DataOf<T> = T extends { data: infer D } ? D : undefined;

type Sent<D> = Promise<{ data?: D; error?: unknown; response: Response }>;

/**
 * The only place where a reply becomes data or an ApiError: resolves to the envelope's `data`, rejects with ApiError.
 *
 * @example const policy = await call(api.main.GET('/api/v1/policy/detail/{policyId}', { params: { path: { policyId } }, signal }));
 */
export async function call<D>(sent: Sent<D>): Promise<DataOf<NonNullable<D>>> {
  const { response } = await received(sent);
  const known = replies.get(response);
  const envelope = known?.envelope ?? null;
  if (envelope?.code === 200 && response.ok) return envelope.data as DataOf<NonNullable<D>>;
  throw refusalOf(response);
}

/** Reply of a call. @throws ApiError when there was none */
export async function received<D>(sent: Sent<D>) {
  try {
    return await sent;
  } catch (thrown) {
    throw report(fromThrown(thrown), thrown instanceof Failure ? thrown.context : undefined);
  }
}

/** ApiError of a reply that is not the expected one, after `onError` was called with it. */
export function refusalOf(response: Response): ApiError {
  const known = replies.get(response);
  return report(fromReply(known?.envelope ?? null, response.status, known?.operation), known);
}

function report(error: ApiError, context: Context | undefined): ApiError {
  context?.report?.(error);
  return error;
}

function fromThrown(thrown: unknown): ApiError {
  if (!(thrown instanceof Failure))
    return new ApiError({ kind: 'protocol', message: messages.protocol, cause: thrown });
  return new ApiError({
    kind: thrown.reason,
    message: messages[thrown.reason],
    status: thrown.status,
    operation: thrown.context.operation,
    cause: thrown.cause,
  });
}

function fromReply(envelope: WireEnvelope | null, status: number, operation: string | undefined): ApiError {
  const msg = typeof envelope?.msg === 'string' ? clean(envelope.msg) : '';
  const code = envelope?.code ?? 0;
  const kind = kindOfReply(code, status, msg);
  const detail = (envelope?.data ?? {}) as Partial<FailureDetail>;
  const own = kind === 'session-expired' ? sessionExpiredMessage : msg;
  return new ApiError({
    kind,
    code,
    status,
    message: own || (kind === 'server' ? messages.server : messages.protocol),
    operation,
    requestId: typeof detail.requestId === 'string' ? detail.requestId : undefined,
    fieldErrors: Array.isArray(detail.fieldErrors) ? detail.fieldErrors : undefined,
    retryAfterSeconds: typeof detail.retryAfterSeconds === 'number' ? detail.retryAfterSeconds : undefined,
    runId: typeof detail.runId === 'string' ? detail.runId : undefined,
  });
}

// A server's sentence is text for a person: no control or direction characters, and not a page of it (quality S6).
const clean = (text: string) =>
  text
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .slice(0, 200)
    .trim();
