import type { createEnterpriseService } from '../../firm/enterprise';
import type { Library } from '../../library/policies';
import type { CalendarService } from '../../matching/calendar';
import type { createEvaluationService } from '../../matching/evaluation';
import type { MatchService } from '../../matching/match';
import type { RegionService } from '../../matching/regions';
import type { createRewardsService } from '../../matching/rewards';
import type { Clock, Llm, Reranker } from '../../platform/ports';
import type { Passages } from '../knowledge';

/** Services that answers are made from. All of them only read. */
export interface EngineDependencies {
  library: Pick<Library, 'search' | 'retrieve' | 'get' | 'notices'>;
  matches: Pick<MatchService, 'policy' | 'summary'>;
  enterprises: Pick<ReturnType<typeof createEnterpriseService>, 'list' | 'facts'>;
  evaluations: Pick<ReturnType<typeof createEvaluationService>, 'highTech' | 'specialization'>;
  rewards: Pick<ReturnType<typeof createRewardsService>, 'catalogue' | 'facts' | 'calculate' | 'plan'>;
  regions: Pick<RegionService, 'differences'>;
  calendars: Pick<CalendarService, 'timeline'>;
  /** Passages of the user's documents; null where there are no knowledge bases. */
  passages: Passages | null;
  /** The model; null where the embedded engine answers. */
  llm: Llm | null;
  /** Rerank service; null where results keep the order of the search. */
  reranker: Reranker | null;
  clock: Clock;
}
