import { type DestinationStream, type Logger, pino } from 'pino';
import { maskPhones } from './mask';

export type Log = Logger;
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/**
 * What of an error may be written down. Database errors carry the offending values in `detail`, `where` and `parameters`;
 * those stay out.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: maskPhones(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: maskPhones(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: maskPhones(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Log of JSON lines on standard output, or on `destination` in tests. Callers never pass bodies, headers or tokens. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}
