import type { Rejection } from './Rejection';
import { contractText } from './text';

export interface Envelope {
  code: number;
  statusCode: number;
  msg: string;
  data: unknown;
}

// This file is the only writer of the envelope.

export function success(data: unknown, msg: string = contractText.ok): Envelope {
  return { code: 200, statusCode: 200, msg, data };
}

export function failure(rejection: Rejection, requestId: string): Envelope {
  const { fieldErrors, retryAfterSeconds, runId } = rejection.detail;
  return {
    code: rejection.code,
    statusCode: rejection.status,
    msg: rejection.message,
    data: {
      requestId,
      ...(fieldErrors === undefined ? {} : { fieldErrors }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(runId === undefined ? {} : { runId }),
    },
  };
}

export function envelopeResponse(envelope: Envelope, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(envelope), {
    status: envelope.statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
