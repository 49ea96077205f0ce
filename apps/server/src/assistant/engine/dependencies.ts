import type { createEnterpriseService } from '../../firm/enterprise/service';
import type { Library } from '../../library/policies/Library';
import type { CalendarService } from '../../matching/calendar/service';
import type { createEvaluationService } from '../../matching/evaluation/service';
import type { MatchService } from '../../matching/match/service';
import type { createRewardsService } from '../../matching/rewards/service';
import type { Clock } from '../../platform/ports/clock';
import type { Llm } from '../../platform/ports/llm';
import type { Passages } from '../knowledge/Passages';

/** What answers are made of. All of it only reads. */
export interface EngineDependencies {
  library: Pick<Library, 'search' | 'clauses' | 'get' | 'notices'>;
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
