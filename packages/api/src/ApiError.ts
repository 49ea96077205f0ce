import type { FieldError } from './generated/main';

/** Reason why a call returned no data. How each is shown: docs/architecture.md, “Errors”. */
export type ErrorKind =
  /** Code 444 or 401, HTTP 401, or a message that the token is invalid. */
  | 'session-expired'
  /** 1010: the trial uses of a module are used up. */
  | 'quota-exhausted'
  /** Any other business code: the caller shows `message`. */
  | 'rejected'
  /** Code 500 or 503, or an HTTP status of 500 and above. */
  | 'server'
  | 'network'
  | 'timeout'
  /** Cancelled by the caller: shown nowhere. */
  | 'aborted'
  /** A reply that is not our envelope. */
  | 'protocol';

export interface ApiErrorDetails {
  kind: ErrorKind;
  message: string;
  /** Business code; 0 when there was no envelope. */
  code?: number;
  /** HTTP status; 0 when there was no reply. */
  status?: number;
  /** Method and path of the specification, without values: `POST /api/v1/user/login`. */
  operation?: string;
  requestId?: string;
  fieldErrors?: readonly FieldError[];
  retryAfterSeconds?: number;
  runId?: string;
  cause?: unknown;
}

/** Error of every failed call. `message` is a Chinese sentence that can be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Mark of our errors, also when a page holds two copies of this package. */
  readonly isHengceApiError = true;
  readonly kind: ErrorKind;
  readonly code: number;
  readonly status: number;
  readonly operation: string;
  readonly requestId: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** Id of the running answer, of a 409 of the chat. */
  readonly runId: string | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.code = details.code ?? 0;
    this.status = details.status ?? 0;
    this.operation = details.operation ?? '';
    this.requestId = details.requestId;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.runId = details.runId;
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && (error as Partial<ApiError>).isHengceApiError === true;
