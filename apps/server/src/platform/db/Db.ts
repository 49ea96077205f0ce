/** SQL parameter that both engines accept. The caller sends objects and lists of anything but text as JSON text. */
export type SqlValue = string | number | bigint | boolean | null | Date | Uint8Array | readonly string[];

/**
 * Access to the database, the same for embedded PGlite and PostgreSQL. SQL is written by hand with `$1` placeholders
 * and must run on both. PGlite has one connection: queries queue, so keep transactions short.
 */
export interface Db {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs several statements without parameters, as in migration files. */
  script(sql: string): Promise<void>;
  /** Runs statements in one transaction; a throw rolls back. @throws Error inside a transaction: they cannot be nested */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Replaces `transaction` and `close` inside a transaction. @throws Error always */
export function nested(): never {
  throw new Error('transactions cannot be nested');
}
