/** A SQL parameter that both engines take as it is. Objects and arrays are sent as JSON text by the caller. */
export type SqlValue = string | number | bigint | boolean | null | Date | Uint8Array | readonly string[];

/**
 * The one way to the database, the same over embedded PGlite and PostgreSQL. SQL is written by hand with `$1` placeholders
 * and must run on both. PGlite has one connection: queries queue, so keep transactions short.
 */
export interface Db {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Several statements without parameters, as migration files hold them. */
  script(sql: string): Promise<void>;
  /** Runs statements in one transaction; a throw rolls back. Nested calls are not supported. */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Stands for `transaction` and `close` inside a transaction. */
export function nested(): never {
  throw new Error('transactions cannot be nested');
}
