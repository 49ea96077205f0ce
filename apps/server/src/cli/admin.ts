import { systemClock } from '../platform/adapters';
import { readConfig, StartupError } from '../platform/config';
import { Rejection } from '../platform/contract';
import type { Db } from '../platform/db';
import { openDatabase } from '../platform/db';
import { createLog } from '../platform/log';
import { createAdminCommands } from './adminCommands';

function help(): string {
  // Only their descriptions are read, so no database is needed.
  const lines = Object.entries(createAdminCommands(null as unknown as Db, systemClock)).map(
    ([name, { usage, about }]) => `  ${name} ${usage}\n      ${about}`,
  );
  return `衡策运维命令\n\n用法：npm run admin -- 命令 参数…\n\n${lines.join('\n')}\n
使用内嵌数据库时，请先停止衡策服务；使用DATABASE_URL时不必停止。`;
}

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  if (name === '' || name === '--help' || name === '-h') {
    process.stdout.write(`${help()}\n`);
    return;
  }
  const config = readConfig(process.env);
  const isKnown = Object.hasOwn(createAdminCommands(null as unknown as Db, systemClock), name);
  if (!isKnown) throw new StartupError(`没有“${name}”这个命令。\n\n${help()}`, 2);
  const db = await openDatabase(config, createLog('warn'));
  try {
    const lines = (await createAdminCommands(db, systemClock)[name]?.run(args)) ?? [];
    process.stdout.write(lines.length === 0 ? '没有符合的记录\n' : `${lines.join('\n')}\n`);
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof StartupError ? error.exitCode : error instanceof Rejection ? 1 : 70;
});
