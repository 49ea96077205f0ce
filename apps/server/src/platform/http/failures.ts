import { ContractViolation, contractText, envelopeResponse, failure, Rejection } from '../contract';
import { DatabaseAway } from '../db';
import type { Log } from '../log';

/** Envelope of a thrown error: a Rejection as it is, 503 for DatabaseAway, else 500. Only the latter two are logged. */
export function failureResponse(error: unknown, requestId: string, log: Log): Response {
  const rejection = toRejection(error, requestId, log);
  const { retryAfterSeconds } = rejection.detail;
  return envelopeResponse(
    failure(rejection, requestId),
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  );
}

function toRejection(error: unknown, requestId: string, log: Log): Rejection {
  if (error instanceof Rejection) return error;
  if (error instanceof DatabaseAway) {
    log.error({ err: error, requestId }, '数据库不可用');
    return new Rejection(503, contractText.databaseAway, 503);
  }
  log.error({ err: error, requestId }, error instanceof ContractViolation ? '答复不符合接口约定' : '请求处理失败');
  return new Rejection(500, contractText.serverFailed(requestId), 500);
}
