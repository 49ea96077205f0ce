/** Error of a database that cannot be reached or cannot work now. Requests answer 503 and may be repeated. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor(cause: unknown) {
    super('数据库暂时不可用', { cause });
  }
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
// 08 connection, 53 out of resources (disk, memory, connections), 57P administrator or crash shutdown, 58 system error.
const serverCodes = /^(08...|53...|57P0[1-4]|58...)$/;
// node-postgres reports these by sentence only.
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** Runs a statement on either engine. @throws DatabaseAway for failures of the database itself */
export async function guarded<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw isDatabaseAway(error) ? new DatabaseAway(error) : error;
  }
}

/** True for failures of the database itself, false for a wrong statement or value, which is our bug. */
function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (networkCodes.has(code) || serverCodes.test(code))) return true;
  return driverMessages.test(error.message);
}
