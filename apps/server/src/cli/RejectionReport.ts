import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RejectedRecord } from '../library/import';

const remembered = 10;

/** File of rejected records, one JSON line each, in DATA_DIR/import-reports. Created with the first of them. */
export class RejectionReport {
  private readonly path: string;
  private stream: WriteStream | null = null;
  private readonly samples: RejectedRecord[] = [];

  constructor(
    private readonly dataDir: string,
    fileName: string,
    now: Date,
  ) {
    const time = now.toISOString().replace(/[-:]/g, '').replace(/\..*$/, '');
    // Cut, because file systems take 255 bytes and a Han character is three of them.
    const name = fileName.replace(/[^\w.\u4e00-\u9fff-]/g, '_').slice(0, 60);
    this.path = join(dataDir, 'import-reports', `${name}-${time}.jsonl`);
  }

  async add(rejected: RejectedRecord): Promise<void> {
    if (this.samples.length < remembered) this.samples.push(rejected);
    if (this.stream === null) {
      await mkdir(join(this.dataDir, 'import-reports'), { recursive: true, mode: 0o700 });
      this.stream = createWriteStream(this.path, { mode: 0o600 });
    }
    // A file of a million bad lines must not pile up in memory.
    if (!this.stream.write(`${JSON.stringify(rejected)}\n`)) await once(this.stream, 'drain');
  }

  first(count: number): readonly RejectedRecord[] {
    return this.samples.slice(0, count);
  }

  /** Closes the file. @returns its path, or null when nothing was rejected. */
  async close(): Promise<string | null> {
    if (this.stream === null) return null;
    this.stream.end();
    await once(this.stream, 'close');
    return this.path;
  }
}
