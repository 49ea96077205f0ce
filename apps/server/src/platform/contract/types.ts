import type { MainOperations, NotesOperations } from '@hengce/api/contract';

export interface Families {
  main: MainOperations;
  notes: NotesOperations;
}
export type Family = keyof Families;

type JsonOf<T> = T extends { content: { 'application/json': infer J } } ? J : never;
type DataOf<Op> = Op extends { responses: { 200: infer R } }
  ? JsonOf<R> extends { data: infer D }
    ? D
    : never
  : never;
/** A success that is no envelope: the handler sends a file or a stream instead. */
type RawOf<Op> = Op extends { responses: { 200: { content: infer C } } }
  ? 'text/event-stream' extends keyof C
    ? StreamReply
    : 'application/octet-stream' extends keyof C
      ? FileReply
      : 'audio/*' extends keyof C
        ? AudioReply
        : never
  : never;
type HeadersOf<Op> = Op extends { parameters: { header?: infer H } } ? NonNullable<H> : Record<never, never>;
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>;
type PathOf<Op> = Op extends { parameters: { path: infer P } } ? P : Record<never, never>;
type BodyOf<Op> = Op extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer B }
    ? B
    : C extends { 'multipart/form-data': infer B }
      ? B
      : undefined
  : undefined;

/** Signed-in user of a call. Handlers get null instead only where the operation's `security` is empty. */
export interface Caller {
  userId: string;
  phone: string;
  /** Hash of the token of this call, so that logout can revoke only that. */
  tokenHash: string;
}

export interface RequestContext {
  requestId: string;
  /** Address of the client: that of the socket, or what the proxies of TRUST_PROXY say. */
  ip: string;
  /** User agent of the browser; it can be forged, so it is only ever shown. */
  userAgent: string;
  signal: AbortSignal;
}

export interface HandlerInput<Op> {
  /** Already validated and coerced by the specification, defaults filled in. */
  query: QueryOf<Op>;
  params: PathOf<Op>;
  headers: HeadersOf<Op>;
  body: BodyOf<Op>;
  caller: Caller;
  request: RequestContext;
}

/** Reply with a sentence of its own; a bare value is sent with 操作成功. */
export class Reply<T> {
  constructor(
    readonly data: T,
    readonly msg: string,
  ) {}
}

/** File to be saved: never shown by the browser in our origin, whatever it contains. A long one is a stream. */
export class FileReply {
  constructor(
    readonly content: Uint8Array | ReadableStream<Uint8Array>,
    readonly name: string,
    readonly mediaType: string,
  ) {}
}

/** Audio that is played in a page, of which any range can be asked for. */
export class AudioReply {
  constructor(
    readonly mediaType: string,
    /** Bytes of the whole. */
    readonly size: number,
    /** Header Range of the request. */
    readonly range: string | undefined,
    /** Bytes from `from` on and before `to`. */
    readonly read: (from: number, to: number) => ReadableStream<Uint8Array>,
  ) {}
}

/** Stream of events until either side ends it. */
export class StreamReply {
  constructor(readonly events: ReadableStream<Uint8Array>) {}
}

export type Handler<Op> = (input: HandlerInput<Op>) => Promise<DataOf<Op> | Reply<DataOf<Op>> | RawOf<Op>>;
/** Handlers by operationId, as a room's routes.ts returns them. */
export type Handlers<F extends Family> = { [K in keyof Families[F]]: Handler<Families[F][K]> };
