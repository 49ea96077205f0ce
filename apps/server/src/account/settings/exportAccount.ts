import type { Db } from '../../platform/db';
import type { AccountExport } from '../../platform/module';
import { pageOfExport } from './exportRepository';

const pageRows = 500;

/** Export of an account as JSON. It reads a page of rows at a time and only as fast as it is read: however large the account, little is in memory. */
export function exportAccount(db: Db, userId: string, now: Date, exported: AccountExport): ReadableStream<Uint8Array> {
  const pieces = write(db, userId, now, exported);
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await pieces.return()),
    },
    { highWaterMark: 1 },
  );
}

async function* write(
  db: Db,
  userId: string,
  now: Date,
  { parts, fields, values }: AccountExport,
): AsyncGenerator<string, void> {
  yield `{\n"导出时间": ${JSON.stringify(now)}`;
  yield `,\n"字段说明": ${JSON.stringify(fields, null, 2)},\n"取值说明": ${JSON.stringify(values, null, 2)}`;
  for (const { name, sql } of parts) {
    yield `,\n${JSON.stringify(name)}: [`;
    let after: string | null = null;
    for (;;) {
      const rows: { page_key: string }[] = await pageOfExport(db, sql, userId, after, pageRows);
      const lines = rows.map(({ page_key, ...row }) => `\n  ${JSON.stringify(row)}`);
      if (lines.length > 0) yield (after === null ? '' : ',') + lines.join(',');
      after = rows.at(-1)?.page_key ?? null;
      if (rows.length < pageRows) break;
    }
    yield '\n]';
  }
  yield '\n}\n';
}
