import type { Handlers } from '../contract';
import type { JobHandlers } from '../jobs';

/** Part of an account's data export: the rows of one query. */
export interface ExportPart {
  /** Name of the part in the file. */
  name: string;
  /** SQL of the rows of user $1, with a unique `page_key` that orders them; the key is not exported. */
  sql: string;
}

/** Data of an account in one room, for its export. Never a hash, a code or a key. */
export interface AccountExport {
  parts: readonly ExportPart[];
  /** Meanings of the columns; their names are those of the database, so that programs can read them. */
  fields: Readonly<Record<string, string>>;
  /** Meanings of coded values, by column. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One room of the server, as the root assembles it. Everything is optional but `handlers`. */
export interface Module {
  /** Handlers of the main contract by operationId. */
  handlers: Partial<Handlers<'main'>>;
  /** Handlers of the notes contract. */
  notes?: Partial<Handlers<'notes'>>;
  /**
   * Settles what a dead process left behind, before the first request.
   *
   * @param isAlone whether nobody else works on this database
   */
  recover?(isAlone: boolean): Promise<void>;
  /** Called after `recover`, still before the first request. */
  start?(): Promise<void>;
  /** Steps that run at intervals; one that fails does not stop the others. */
  purge?: readonly (() => Promise<unknown>)[];
  /** Checks that cannot wait for `purge`: run every few seconds, and nearly free while nothing has changed. */
  watch?(): Promise<unknown>;
  /** Background work, by its kind. */
  jobs?: JobHandlers;
  /** Ends streams, which would otherwise delay shutdown until their clients go, and stores what they were sent. */
  endStreams?(): Promise<void> | void;
  close?(): Promise<void>;
  exports?: AccountExport;
}

export const defineModule = <const M extends Module>(module: M): M => module;

/** Handlers of two services of one room. An operation that both handle is a type error. */
export const joinHandlers = <A extends object, B extends object>(
  first: A,
  second: B & { [K in keyof A & keyof B]: never },
): A & B => ({ ...first, ...second });

type OperationsOf<M> = M extends { handlers: infer H } ? keyof H : never;
type NotesOf<M> = M extends { notes: infer H } ? keyof H : never;
/** Operations that two of the modules answer. */
type Doubled<Ms extends readonly Module[]> = Ms extends readonly [infer First, ...infer Rest extends readonly Module[]]
  ? (OperationsOf<First> & OperationsOf<Rest[number]>) | (NotesOf<First> & NotesOf<Rest[number]>) | Doubled<Rest>
  : never;

/** Handlers of all rooms. An operation that two of them, or none, handle is a type error. */
export function foldHandlers<const Ms extends readonly Module[]>(
  modules: Ms & ([Doubled<Ms>] extends [never] ? unknown : { answeredTwice: Doubled<Ms> }),
): { main: Pick<Handlers<'main'>, OperationsOf<Ms[number]>>; notes: Pick<Handlers<'notes'>, NotesOf<Ms[number]>> } {
  const list: readonly Module[] = modules;
  const folded = (of: (module: Module) => object | undefined) => Object.assign({}, ...list.map(of));
  return { main: folded(({ handlers }) => handlers), notes: folded(({ notes }) => notes) };
}
