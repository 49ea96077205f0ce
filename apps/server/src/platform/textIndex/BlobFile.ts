import { closeSync, openSync, readSync, writeSync } from 'node:fs';

const bufferSize = 1 << 20;

/** Writer that appends blobs to a new file; offsets are known before the bytes are on disk. */
export class BlobWriter {
  private readonly descriptor: number;
  private readonly buffer = Buffer.allocUnsafe(bufferSize);
  private buffered = 0;
  private offset = 0;

  constructor(readonly path: string) {
    this.descriptor = openSync(path, 'w', 0o600);
  }

  /** Appends a blob. @returns its offset. */
  append(blob: Uint8Array): number {
    const start = this.offset;
    this.offset += blob.length;
    if (this.buffered + blob.length > bufferSize) this.flush();
    if (blob.length > bufferSize) {
      writeAll(this.descriptor, blob);
    } else {
      this.buffer.set(blob, this.buffered);
      this.buffered += blob.length;
    }
    return start;
  }

  finish(): void {
    this.flush();
    closeSync(this.descriptor);
  }

  private flush(): void {
    writeAll(this.descriptor, this.buffer.subarray(0, this.buffered));
    this.buffered = 0;
  }
}

/**
 * File of blobs, read by offset. Synchronous: a page needs a few dozen small reads, which the system answers from its cache.
 */
export class BlobFile {
  private readonly descriptor: number;

  constructor(path: string) {
    this.descriptor = openSync(path, 'r');
  }

  /** Bytes at an offset. @throws Error when the file is shorter. */
  read(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const count = readSync(this.descriptor, bytes, done, length - done, offset + done);
      if (count === 0) throw new Error('blob file is too short');
      done += count;
    }
    return bytes;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(descriptor, bytes, done);
}
