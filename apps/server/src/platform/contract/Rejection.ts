export interface RejectionDetail {
  fieldErrors?: { field: string; message: string }[];
  retryAfterSeconds?: number;
  runId?: string;
}

/** Refusal that the user should read: thrown by services, written as the envelope by `implement`. */
export class Rejection extends Error {
  override name = 'Rejection';
  constructor(
    /** Business code of the operation's x-codes. */
    readonly code: number,
    /** Chinese sentence: what happened, what was kept, what to do. */
    message: string,
    /** HTTP status. */
    readonly status: number,
    readonly detail: RejectionDetail = {},
  ) {
    super(message);
  }
}

/** Refusal about one field, shown at that field. */
export const fieldRejection = (field: string, message: string, status = 400): Rejection =>
  new Rejection(status, message, status, { fieldErrors: [{ field, message }] });
