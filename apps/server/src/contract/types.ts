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
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>;
type PathOf<Op> = Op extends { parameters: { path: infer P } } ? P : Record<never, never>;
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;

/** The signed-in user of a call; null only where the operation's `security` is empty. */
export interface Caller {
  userId: string;
  phone: string;
  /** Hash of the token of this call, so that logout can revoke just it. */
  tokenHash: string;
}

export interface RequestContext {
  requestId: string;
  /** Address of the client as the server sees it; proxies count only when TRUST_PROXY is on. */
  ip: string;
  signal: AbortSignal;
}

export interface HandlerInput<Op> {
  /** Already validated and coerced by the specification, defaults filled in. */
  query: QueryOf<Op>;
  params: PathOf<Op>;
  body: BodyOf<Op>;
  caller: Caller;
  request: RequestContext;
}

/** A reply with its own sentence; a bare value is sent with 操作成功. */
export class Reply<T> {
  constructor(
    readonly data: T,
    readonly msg: string,
  ) {}
}

export type Handler<Op> = (input: HandlerInput<Op>) => Promise<DataOf<Op> | Reply<DataOf<Op>>>;
/** What a module's routes.ts returns: handlers by operationId. */
export type Handlers<F extends Family> = { [K in keyof Families[F]]: Handler<Families[F][K]> };
