import type { Db } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import type { RateLimiter } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import type { Commerce } from './sale/commerce';
import type { FirmOf } from './sale/terms';
import type { Transitions } from './transitions';

export interface OrderDependencies {
  db: Db;
  clock: Clock;
  commerce: Commerce;
  files: FileStore;
  transitions: Transitions;
  /** Name of the payment gateway; null without one. */
  gateway: string | null;
  limiter: RateLimiter;
  firmOf: FirmOf;
}
