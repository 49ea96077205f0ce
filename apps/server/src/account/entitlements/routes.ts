import type { Handlers } from '../../platform/contract';
import type { createEquityOverview } from './overview';
import type { EquityService } from './service';

export function equityRoutes(
  equities: EquityService,
  overview: ReturnType<typeof createEquityOverview>,
): Pick<Handlers<'main'>, 'useModule' | 'getEquity' | 'listUseLedger'> {
  return {
    useModule: ({ caller, params, headers }) => equities.use(caller.userId, params.module, headers['Idempotency-Key']),
    getEquity: ({ caller }) => overview.get(caller.userId),
    listUseLedger: ({ caller, query }) => overview.listLedger(caller.userId, query),
  };
}
