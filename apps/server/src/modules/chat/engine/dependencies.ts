import type { Clock } from '../../../platform/ports/clock';
import type { Llm } from '../../../platform/ports/llm';
import type { CalendarService } from '../../calendar/service';
import type { createEnterpriseService } from '../../enterprise/service';
import type { createEvaluationService } from '../../evaluation/service';
import type { Passages } from '../../knowledge/Passages';
import type { MatchService } from '../../match/service';
import type { createRewardsService } from '../../rewards/service';
import type { Policies } from '../../subscription/findHits';

/** What answers are made of. All of it only reads. */
export interface EngineDependencies {
  policies: Pick<Policies, 'search' | 'clauses' | 'get' | 'notices'>;
  matches: Pick<MatchService, 'policy' | 'summary'>;
  enterprises: Pick<ReturnType<typeof createEnterpriseService>, 'list' | 'facts'>;
  evaluations: Pick<ReturnType<typeof createEvaluationService>, 'highTech' | 'specialization'>;
  rewards: Pick<ReturnType<typeof createRewardsService>, 'catalogue' | 'facts' | 'calculate'>;
  calendars: Pick<CalendarService, 'timeline'>;
  /** null where there are no knowledge bases. */
  passages: Passages | null;
  /** null: the embedded engine answers. */
  llm: Llm | null;
  clock: Clock;
}
