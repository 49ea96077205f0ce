import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../config';
import { processIdentity } from './processIdentity';

/** Holders on another machine or container cannot be asked, so they show a sign of life this often. */
const heartbeatMs = 5_000;
const silentMs = 30_000;
const attempts = 3;

interface Holder {
  pid: number;
  identity: string;
  host: string;
  startedAt: string;
}

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that may open the embedded database of `dataDir`. A second opener loses most of what the
 * first has acknowledged, so this comes before every open, CLIs included.
 *
 * Every process writes a claim under a name of its own and then reads the others: of two that start at once at least
 * the later reader sees the other and steps back, and removing a dead claim can never remove a living one. A claim is
 * dead when its process is gone (SIGKILL) or its number now belongs to another process; one of another host, when its
 * file was not touched for 30 s.
 *
 * @throws StartupError when the folder is in use or cannot be written.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const folder = join(dataDir, 'lock');
  await makeFolder(folder, dataDir);
  const name = `${process.pid}-${randomBytes(6).toString('hex')}.json`;
  const path = join(folder, name);
  const own: Holder = {
    pid: process.pid,
    identity: (await processIdentity(process.pid)) ?? '',
    host: hostname(),
    startedAt: new Date().toISOString(),
  };
  for (let attempt = 1; ; attempt++) {
    await writeClaim(path, own, dataDir);
    const other = await findLivingHolder(folder, name);
    if (other === null) break;
    await rm(path, { force: true });
    if (attempt === attempts) {
      throw new StartupError(
        `数据目录${dataDir}正被另一个衡策进程使用（进程号${other.pid}${other.host === own.host ? '' : `，主机${other.host}`}）。` +
          '请先停止它，或用DATA_DIR指定另一个目录。数据没有被改动。',
      );
    }
    // Two that started together both stepped back; a random pause lets one of them win.
    await wait(50 + Math.random() * 250);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, heartbeatMs);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      await rm(path, { force: true });
    },
  };
}

async function findLivingHolder(folder: string, ownName: string): Promise<Holder | null> {
  for (const name of await readdir(folder)) {
    if (name === ownName) continue;
    const path = join(folder, name);
    const holder = await readClaim(path);
    if (holder !== null && (await isLiving(holder, path))) return holder;
    // Half-written claims end in .tmp and belong to a process that has not claimed anything yet; leave young ones alone.
    if (holder !== null || (await ageMs(path)) > silentMs) await rm(path, { force: true });
  }
  return null;
}

async function isLiving(holder: Holder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) return (await ageMs(path)) < silentMs;
  const identity = await processIdentity(holder.pid);
  if (identity === null) return false;
  return identity === '' || holder.identity === '' || identity === holder.identity;
}

async function readClaim(path: string): Promise<Holder | null> {
  if (!path.endsWith('.json')) return null;
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function writeClaim(path: string, holder: Holder, dataDir: string): Promise<void> {
  try {
    await writeFile(`${path}.tmp`, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    await rename(`${path}.tmp`, path);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

async function makeFolder(folder: string, dataDir: string): Promise<void> {
  try {
    await makePath(folder);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/** Step by step: `recursive` reports a read-only file system as a missing folder. */
async function makePath(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) await makePath(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Two that start together make it once.
    if (error.code !== 'EEXIST') throw error;
  });
}

function notWritable(dataDir: string, error: unknown): StartupError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const reasons: Record<string, string> = {
    EACCES: '没有写入权限',
    EPERM: '没有写入权限',
    EROFS: '所在的文件系统是只读的',
    ENOSPC: '磁盘已满',
    ENOTDIR: '路径中有一段是文件，不是目录',
    EEXIST: '同名的文件已经存在，不是目录',
  };
  return new StartupError(
    `数据目录${dataDir}不能写入：${reasons[code] ?? (error as Error).message}。请修正后再启动，或用DATA_DIR指定另一个目录。`,
  );
}

async function ageMs(path: string): Promise<number> {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
