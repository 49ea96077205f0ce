import { createOpenApiHttp } from 'openapi-msw';
import type { FailureDetail, paths as MainPaths } from './generated/main';
import type { paths as NotesPaths } from './generated/notes';

/**
 * Mock handlers typed by the contract, so that stories, tests and clients cannot disagree. Treat unhandled calls as
 * errors.
 */
export const mainHttp = createOpenApiHttp<MainPaths>({ baseUrl: '*' });
export const notesHttp = createOpenApiHttp<NotesPaths>({ baseUrl: '*' });

/** Envelope of a success, as the server writes it. */
export const ok = <T>(data: T, msg = '操作成功') => ({ code: 200, statusCode: 200, msg, data });

/**
 * Envelope of a refusal, as the server writes it; send it with `response.untyped(Response.json(body, { status }))` or
 * HttpResponse.json.
 */
export const fail = (code: number, msg: string, statusCode = 400, detail: Partial<FailureDetail> = {}) => ({
  code,
  statusCode,
  msg,
  data: { requestId: '7f3a1120', ...detail },
});

let started = 0;
/**
 * Number from which the revisions of one mock server count, far from those of any other: a save that a page sends on its
 * way out is refused by the server of the next one, as by a real one.
 */
export const firstRevision = (): number => (started += 1000);
