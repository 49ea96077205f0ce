import type { ItemLibrary } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';

export interface ApplyDependencies {
  db: Db;
  clock: Clock;
  matches: Pick<MatchService, 'current'>;
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>;
}
