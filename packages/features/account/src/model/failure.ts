import type { ApiError } from '@hengce/api';

/** Business codes of sign-in and passwords (openapi/shared/responses.yaml). */
export const codes = {
  tooOften: 429,
  wrongPassword: 1101,
  wrongCode: 1102,
  burntCode: 1103,
  codeSentBefore: 1104,
} as const;

/** Failure that belongs to no field. */
export interface FormFailure {
  message: string;
  /** Tone; a warning is no failure of the request: a code is already on its way. */
  tone: 'danger' | 'warning';
  requestId?: string;
  retryAfterSeconds?: number;
}
export interface PlacedFailure<Field extends string> {
  fields: Partial<Record<Field, string>>;
  form?: FormFailure;
}

/**
 * Places for the messages of a refused call: those about a field at that field; if there are none, its sentence as
 * `form`, above the button. Nothing for a cancelled call.
 *
 * @param at the field of a business code, such as 1102 at `code`
 */
export function placeFailure<Field extends string>(
  error: ApiError,
  fields: readonly Field[],
  at: Readonly<Partial<Record<number, Field>>> = {},
): PlacedFailure<Field> {
  // Nobody waits for a cancelled call. That a session is over is said here too: on sign-in the host only passes it on (specification §8).
  if (error.kind === 'aborted') return { fields: {} };
  const placed: Partial<Record<Field, string>> = {};
  const own = at[error.code];
  if (own) placed[own] = error.message;
  for (const { field, message } of error.fieldErrors) {
    const known = fields.find((name) => name === field);
    if (known) placed[known] ??= message;
  }
  if (Object.keys(placed).length > 0) return { fields: placed };
  // The countdown beside the phone says when.
  if (error.code === codes.codeSentBefore) return { fields: {}, form: { message: error.message, tone: 'warning' } };
  return {
    fields: {},
    form: {
      message: error.message,
      tone: 'danger',
      // Worth reporting only when the server is at fault.
      ...(error.kind === 'server' && error.requestId ? { requestId: error.requestId } : {}),
      ...(error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
    },
  };
}
