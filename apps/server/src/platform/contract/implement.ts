import type { Context, Hono } from 'hono';
import type { AppEnv } from './AppEnv';
import { ContractViolation } from './ContractViolation';
import { envelopeResponse, failure, success } from './envelope';
import type { FieldError } from './fieldMessages';
import { Rejection } from './Rejection';
import { audioResponse, fileResponse, streamResponse } from './rawReplies';
import { findUnprintable, readBody, readHeaders, readPath, readQuery } from './readRequest';
import { type Operation, operations } from './spec';
import { contractText } from './text';
import {
  AudioReply,
  type Caller,
  type Family,
  FileReply,
  type HandlerInput,
  type Handlers,
  Reply,
  StreamReply,
} from './types';
import { type OperationValidators, validatorsOf } from './validators';

/**
 * Functions that find the user of a credential, by the name of the security scheme; null for one that is missing, wrong
 * or expired.
 */
export type Authenticators = Readonly<Record<string, (headers: Headers) => Promise<Caller | null>>>;

export interface ContractOptions {
  handlers: { [F in Family]: Handlers<F> };
  authenticators: Authenticators;
  /** Whether replies are validated too; a wrong one is a failure of the server. */
  checkReplies: boolean;
}

type AnyHandler = (input: HandlerInput<unknown>) => Promise<unknown>;
type AppContext = Context<AppEnv>;

/** Codes that any operation may answer, because the transport and not the operation decides them. */
const transportCodes: ReadonlySet<number> = new Set([400, 403, 405, 413, 415]);
// A caller that a public operation must not use: reading it is a bug, and shows as one.
const nobody = null as unknown as Caller;

/**
 * Serves every operation of both specifications: finds the caller, reads and validates the request, runs the handler, writes the envelope.
 *
 * @throws Error when an operation has no handler.
 */
export function implementContract(app: Hono<AppEnv>, options: ContractOptions): void {
  const missing: string[] = [];
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const siblings = operations.filter((operation) => operation.path === path);
    const calls = new Map<string, (context: AppContext) => Promise<Response>>();
    for (const operation of siblings) {
      const handler = (options.handlers[operation.family] as Record<string, AnyHandler | undefined>)[operation.id];
      if (handler === undefined) missing.push(operation.id);
      else calls.set(operation.method, createCall(operation, handler, options));
    }
    const allowed = siblings.map(({ method }) => method).join(', ');
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (context) => {
      const call = calls.get(context.req.method);
      if (call !== undefined) return call(context);
      const refusal = new Rejection(405, contractText.wrongMethod(context.req.method, allowed), 405);
      return envelopeResponse(failure(refusal, context.get('requestId')), { allow: allowed });
    });
  }
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(', ')}`);
}

function createCall(operation: Operation, handler: AnyHandler, options: ContractOptions) {
  const validators = validatorsOf(operation);
  return async (context: AppContext): Promise<Response> => {
    const request = context.req.raw;
    context.set('operationId', operation.id);
    const caller = await findCaller(operation, options.authenticators, request.headers);
    const params = readPath(operation, context.req.param());
    const headers = readHeaders(operation, request.headers);
    const query = readQuery(operation, new URL(request.url).searchParams);
    refuse([...findUnprintable(params), ...validators.path(params), ...validators.header(headers)]);
    if (operation.codes.includes(400)) refuse([...findUnprintable(query), ...validators.query(query)]);
    const body = operation.bodyTypes.length > 0 ? await validBody(operation, validators, request) : undefined;
    const result = await guardCodes(operation, options, () =>
      handler({
        query,
        params,
        headers,
        body: body as undefined,
        caller: caller ?? nobody,
        request: {
          requestId: context.get('requestId'),
          ip: context.get('ip'),
          userAgent: request.headers.get('user-agent') ?? '',
          signal: request.signal,
        },
      }),
    );
    if (result instanceof FileReply) return fileResponse(result);
    if (result instanceof StreamReply) return streamResponse(result);
    if (result instanceof AudioReply) return audioResponse(result);
    const envelope = result instanceof Reply ? success(result.data, result.msg) : success(result);
    if (options.checkReplies) {
      const problems = validators.reply(envelope);
      if (problems !== '') throw new ContractViolation(`${operation.id}: ${problems}`);
    }
    return envelopeResponse(envelope);
  };
}

async function findCaller(operation: Operation, authenticators: Authenticators, headers: Headers) {
  if (operation.security === null) return null;
  const caller = await authenticators[operation.security]?.(headers);
  if (caller) return caller;
  // The main API has a code of its own for this (specification §8); the notes API uses 401 (§4).
  throw new Rejection(operation.family === 'main' ? 444 : 401, contractText.sessionOver, 401);
}

async function validBody(operation: Operation, validators: OperationValidators, request: Request) {
  const { type, fields } = await readBody(operation, request);
  refuse([...findUnprintable(fields), ...(validators.body.get(type)?.(fields) ?? [])]);
  return fields;
}

function refuse(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  const seen = new Set<string>();
  const fieldErrors = errors.filter(({ field }) => !seen.has(field) && seen.add(field)).slice(0, 20);
  throw new Rejection(400, first.message, 400, { fieldErrors });
}

async function guardCodes<T>(operation: Operation, options: ContractOptions, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isForeign =
      error instanceof Rejection && !operation.codes.includes(error.code) && !transportCodes.has(error.code);
    if (isForeign && options.checkReplies) {
      throw new ContractViolation(`${operation.id}: code ${error.code} is not among its x-codes`, { cause: error });
    }
    throw error;
  }
}
