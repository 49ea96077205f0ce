import type { Db } from '../db';
import type { FileStore } from '../file';
import type { JobQueue } from '../jobs';
import type { RateLimiter } from '../limits';
import type { Log } from '../log';
import type { Clock } from '../ports';

/** What every module may stand on. */
export interface Platform {
  db: Db;
  clock: Clock;
  log: Log;
  limiter: RateLimiter;
  files: FileStore;
  jobs: JobQueue;
  /** Keys hashes of codes and phones. */
  secret: string;
}
