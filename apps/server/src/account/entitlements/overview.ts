import type { MainComponents, MainOperations } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { type Equity, type ModuleName, presentUse, resetsAt } from './equity';
import { countedModules, moduleNames } from './moduleNames';
import { createEquityRepository } from './repository';
import type { TrialService } from './trial/service';
import { createUseRepository } from './useRepository';

type S = MainComponents['schemas'];
type LedgerQuery = NonNullable<MainOperations['listUseLedger']['parameters']['query']>;

const reasonNames: Readonly<Record<S['LedgerReason'], string>> = {
  grant: '开通',
  use: '使用',
  refund: '退还',
  adjust: '调整',
};

/**
 * Service of the page info/equity: the uses left of every counted module, in a fixed order, and the ledger (明细).
 *
 * @param unavailable modules whose uses buy nothing here: only who has bought some is told of them
 */
export function createEquityOverview(db: Db, clock: Clock, trials: TrialService, unavailable: readonly ModuleName[]) {
  const equities = createEquityRepository(db);
  const modulesOf = (running: readonly Equity[]): ModuleName[] => {
    const bought = new Set(running.filter(({ source }) => source !== 'trial').map(({ module }) => module));
    return countedModules.filter((module) => !unavailable.includes(module) || bought.has(module));
  };
  return {
    async get(userId: string): Promise<S['EquityOverview']> {
      const now = clock.now();
      const running = await equities.listRunning(userId, now);
      return {
        trial: await trials.get(userId),
        modules: modulesOf(running).map((module) =>
          summarise(
            module,
            running.filter((equity) => equity.module === module),
            now,
          ),
        ),
      };
    },

    async listLedger(userId: string, query: LedgerQuery): Promise<S['LedgerPage']> {
      const { pageNum = 1, pageSize = 10 } = query;
      const page = await createUseRepository(db).listLedger(
        userId,
        query.module ? [query.module] : modulesOf(await equities.listRunning(userId, clock.now())),
        pageSize,
        (pageNum - 1) * pageSize,
      );
      return {
        total: page.total,
        rows: page.rows.map((row) => ({
          id: String(row.id),
          module: row.module,
          moduleName: moduleNames[row.module],
          source: row.source,
          reason: row.reason,
          reasonName: reasonNames[row.reason],
          delta: row.delta,
          at: row.at.toISOString(),
        })),
      };
    },
  };
}

function summarise(module: ModuleName, equities: readonly Equity[], now: Date): S['ModuleEquity'] {
  const sources = equities.map((equity): S['EquityShare'] => {
    const { used } = presentUse(equity, now);
    return {
      source: equity.source,
      limit: equity.granted,
      used,
      remaining: equity.granted === null ? null : equity.granted - used,
      resetsAt: resetsAt(equity, now)?.toISOString() ?? null,
      expiresAt: equity.expiresAt.toISOString(),
    };
  });
  const isUnlimited = sources.some(({ remaining }) => remaining === null);
  const sum = sources.reduce((total, { remaining }) => total + (remaining ?? 0), 0);
  return { module, moduleName: moduleNames[module], remaining: isUnlimited ? null : sum, sources };
}
