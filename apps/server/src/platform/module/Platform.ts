import type { Db } from '../db';
import type { FileStore } from '../file';
import type { JobQueue } from '../jobs';
import type { RateLimiter } from '../limits';
import type { Log } from '../log';
import type { Clock } from '../ports';

/** Services of the ground floor, given to every room. */
export interface Platform {
  db: Db;
  clock: Clock;
  log: Log;
  limiter: RateLimiter;
  files: FileStore;
  jobs: JobQueue;
  /** Secret of this installation: key of the hashes of codes and of former phones, and of the sandbox's signatures. */
  secret: string;
}
