import type { Db } from '../../platform/db';
import type { AccountExport } from '../../platform/module';

const pageRows = 500;

/** The file, a page of rows at a time and only as fast as it is read: however long the account is, little is in memory. */
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
      const rows: { page_key: string }[] = await db.query<{ page_key: string }>(
        `SELECT * FROM (${sql}) AS part WHERE $2::text IS NULL OR page_key > $2 ORDER BY page_key LIMIT ${pageRows}`,
        [userId, after],
      );
      const lines = rows.map(({ page_key, ...row }) => `\n  ${JSON.stringify(row)}`);
      if (lines.length > 0) yield (after === null ? '' : ',') + lines.join(',');
      after = rows.at(-1)?.page_key ?? null;
      if (rows.length < pageRows) break;
    }
    yield '\n]';
  }
  yield '\n}\n';
}
