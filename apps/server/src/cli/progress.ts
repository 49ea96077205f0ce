import type { WriteStream } from 'node:tty';

export interface Progress {
  /** @param share part of the file that was read, 0 to 1. */
  show(records: number, share: number): void;
  end(): void;
}

const width = 30;
const barEveryMs = 100;
const lineEveryMs = 2_000;

/** Progress of a command: a bar on a terminal, a line every two seconds elsewhere. */
export function createProgress(stream: NodeJS.WriteStream, verb: string): Progress {
  return (stream as Partial<WriteStream>).isTTY ? bar(stream as WriteStream, verb) : lines(stream, verb);
}

function bar(stream: WriteStream, verb: string): Progress {
  let last = 0;
  return {
    show(records, share) {
      const now = performance.now();
      if (now - last < barEveryMs && share < 1) return;
      last = now;
      const full = Math.round(share * width);
      stream.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.round(share * 100)}% ${verb}${records}条`);
    },
    end() {
      if (last > 0) stream.write('\n');
    },
  };
}

function lines(stream: NodeJS.WritableStream, verb: string): Progress {
  let last = performance.now();
  return {
    show(records, share) {
      const now = performance.now();
      if (now - last < lineEveryMs) return;
      last = now;
      stream.write(`${Math.round(share * 100)}% ${verb}${records}条\n`);
    },
    end() {},
  };
}
