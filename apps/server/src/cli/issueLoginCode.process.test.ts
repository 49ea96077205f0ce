import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runToEnd } from '../../test/spawnServer';
import { createLoginCodes, createUserRepository } from '../account/users';
import { systemClock } from '../platform/adapters';
import { openDatabase } from '../platform/db';
import { createLog } from '../platform/log';

it('为已有的账号打印一次性登录链接，写错手机号时说明用法', { timeout: 300_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-login-code-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const run = (...args: string[]) => runToEnd('cli/issueLoginCode.js', { DATA_DIR: dataDir }, args);
  const open = () => openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  const before = await open();
  const { user } = await createUserRepository(before).findOrCreate('13800000001', systemClock.now());
  await before.close();
  expect(await run('1380000000')).toMatchObject({ code: 2, output: expect.stringContaining('手机号（11位）') });
  const { code, output } = await run('13800000001');
  expect(code).toBe(0);
  const loginCode = /^\/login\/api\?userCode=(\S+)$/m.exec(output)?.[1] ?? '';
  const after = await open();
  expect(await createLoginCodes(after, systemClock).redeem(after, loginCode)).toBe(user.id);
  await after.close();
});
