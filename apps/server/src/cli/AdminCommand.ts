import { type Db, noteAction } from '../platform/db';
import type { Clock } from '../platform/ports';

export interface AdminCommand {
  /** Arguments as the help names them. */
  usage: string;
  about: string;
  /**
   * Runs the command.
   *
   * @returns lines to print.
   * @throws StartupError for wrong arguments, Rejection where the present state forbids it
   */
  run(args: readonly string[]): Promise<string[]>;
}

export type AdminCommands = Readonly<Record<string, AdminCommand>>;

/** Highest number of rows that a list prints. */
export const maxRows = 200;

/** Function that records what an operator did, in the transaction that does it. */
export type NoteAction = (tx: Db, action: string, subject: string, detail?: string) => Promise<void>;

export const noteActionAt =
  (clock: Clock): NoteAction =>
  (tx, action, subject, detail = '') =>
    noteAction(tx, { action, subject, detail, at: clock.now() });
