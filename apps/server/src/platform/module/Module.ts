import type { Handlers } from '../contract';
import type { JobHandlers } from '../jobs';

/** Rows of the file in which an account takes its data away. */
export interface ExportPart {
  /** Its name in the file. */
  name: string;
  /** Rows of the user $1, with a unique `page_key` by which they are ordered; the key stays out of the file. */
  sql: string;
}

/** What a module keeps of an account. Never a hash, a code or a key. */
export interface AccountExport {
  parts: readonly ExportPart[];
  /** What the columns mean; their names are those of the database, so that programs can read them. */
  fields: Readonly<Record<string, string>>;
  /** What the words of the database mean, by column. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One part of the server, as the root folds it into the whole. Everything is optional but what it answers. */
export interface Module {
  /** Handlers of the main contract by operationId. */
  handlers: Partial<Handlers<'main'>>;
  /** Handlers of the notes contract. */
  notes?: Partial<Handlers<'notes'>>;
  /** Before the first request: settles what a process that died left behind. @param isAlone nobody else works on this database */
  recover?(isAlone: boolean): Promise<void>;
  /** After `recover`, still before the first request. */
  start?(): Promise<void>;
  /** Steps that run now and then; one that fails keeps no other from its turn. */
  purge?: readonly (() => Promise<unknown>)[];
  /** What must not wait for `purge`: looked at every few seconds, so that it costs next to nothing while nothing has moved. */
  watch?(): Promise<unknown>;
  /** Work in the background, by its kind. */
  jobs?: JobHandlers;
  /** Ends streams, which would hold the server up until their clients go, and keeps what they were sent. */
  endStreams?(): Promise<void> | void;
  close?(): Promise<void>;
  exports?: AccountExport;
}

export const defineModule = <const M extends Module>(module: M): M => module;

/** Handlers of two services of one module. That both answer the same operation is a type error. */
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

/** The handlers of all modules. That two answer the same operation, or none does, is a type error. */
export function foldHandlers<const Ms extends readonly Module[]>(
  modules: Ms & ([Doubled<Ms>] extends [never] ? unknown : { answeredTwice: Doubled<Ms> }),
): { main: Pick<Handlers<'main'>, OperationsOf<Ms[number]>>; notes: Pick<Handlers<'notes'>, NotesOf<Ms[number]>> } {
  const list: readonly Module[] = modules;
  const folded = (of: (module: Module) => object | undefined) => Object.assign({}, ...list.map(of));
  return { main: folded(({ handlers }) => handlers), notes: folded(({ notes }) => notes) };
}
