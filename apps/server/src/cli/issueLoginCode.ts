import { createLoginCodes, createUserRepository, loginCodeSeconds } from '../account/users';
import { systemClock } from '../platform/adapters';
import { readConfig, StartupError } from '../platform/config';
import { openDatabase } from '../platform/db';
import { createLog } from '../platform/log';

/**
 * For support: prints a one-time sign-in link for an account. With the embedded database the server has to be stopped first;
 * with DATABASE_URL it runs beside it.
 */
async function issue(phone: string | undefined): Promise<void> {
  if (phone === undefined || !/^1[3-9]\d{9}$/.test(phone)) {
    throw new StartupError('用法：issueLoginCode 手机号（11位）', 2);
  }
  const config = readConfig(process.env);
  const db = await openDatabase(config, createLog('warn'));
  try {
    const user = await createUserRepository(db).findByPhone(phone);
    if (user === undefined || user.isDisabled) throw new StartupError('没有这个手机号的账号，或账号已停用。');
    const code = await createLoginCodes(db, systemClock).issue(user.id);
    process.stdout.write(`/login/api?userCode=${code}\n只能用一次，${loginCodeSeconds}秒内有效。\n`);
  } finally {
    await db.close();
  }
}

issue(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof StartupError ? error.exitCode : 1;
});
