import type { Db } from '../db/Db';
import type { FileStore } from '../file/files';
import type { JobQueue } from '../jobs/queue';
import type { RateLimiter } from '../limits/rateLimiter';
import type { Log } from '../log/log';
import type { Clock } from '../ports/clock';

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
