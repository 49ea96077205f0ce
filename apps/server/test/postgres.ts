import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface TestPostgres {
  url: string;
  /** Ends the server at once, as a crash would. */
  halt(): Promise<void>;
  restart(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** A throw-away PostgreSQL on a free port; null when its programs are not on this machine, and the tests then say skipped. */
export async function startPostgres(): Promise<TestPostgres | null> {
  if (!(await hasPrograms())) return null;
  const folder = await mkdtemp(join(tmpdir(), 'hengce-pg-'));
  const user = await serverUser();
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const password = randomBytes(8).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  const port = await freePort();
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  await run(
    'initdb',
    ['-D', data, '-U', 'hengce', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'],
    options,
  );
  const server = [
    '-p',
    port,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'fsync=off',
  ];
  const start = async (): Promise<void> => {
    // pg_ctl hands its own streams on to the server, so it must write to a file or this would wait for ever.
    await run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', server.join(' '), 'start'], options);
  };
  const end = async (mode: 'fast' | 'immediate'): Promise<void> => {
    await run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop'], options);
  };
  await start();
  return {
    url: `postgres://hengce:${password}@127.0.0.1:${port}/postgres`,
    halt: () => end('immediate'),
    restart: start,
    async stop() {
      await end('immediate').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function hasPrograms(): Promise<boolean> {
  try {
    await run('pg_ctl', ['--version']);
    await run('initdb', ['--version']);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root; then it runs as postgres or nobody. */
async function serverUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // Not a user of this machine; try the next.
    }
  }
  return {};
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)));
    });
  });
}
