import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';
import { StartupError } from './StartupError';

/**
 * Secret of this installation: SECRET_KEY, or one that is created on the first start and stored beside the database,
 * not in it.
 *
 * @throws StartupError when that file cannot be read or written
 */
export async function readInstallSecret(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string> {
  if (config.secretKey !== null) return config.secretKey;
  const path = join(config.dataDir, 'secret.key');
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    // 'wx' keeps the first one when two servers start at once.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new StartupError(`读写不了${path}：${(error as Error).message}。请检查数据目录的权限，或设置SECRET_KEY。`);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
