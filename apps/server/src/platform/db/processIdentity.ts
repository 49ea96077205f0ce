import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Identity that tells a process from a later one with the same id: boot and start time on Linux, start time elsewhere.
 *
 * @returns null when no such process runs, '' when it runs but its start is unknown.
 */
export async function processIdentity(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null;
  try {
    if (process.platform === 'linux') {
      const [stat, boot] = await Promise.all([
        readFile(`/proc/${pid}/stat`, 'utf8'),
        readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      ]);
      // The second field may hold spaces and brackets; the start time is the 20th after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A killed process whose parent has not collected it yet holds nothing any more.
      if (fields[0] === 'Z') return null;
      return `${boot.trim()}/${fields[19]}`;
    }
    if (process.platform !== 'win32') {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
        env: { LC_ALL: 'C' },
      });
      return stdout.trim();
    }
  } catch {
    return isAlive(pid) ? '' : null;
  }
  return '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
