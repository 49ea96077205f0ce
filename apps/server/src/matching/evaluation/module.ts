import type { Entitlements } from '../../account/entitlements';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { evaluationExport } from './export';
import { evaluationRoutes } from './routes';
import { createEvaluationService } from './service';

/** Room `matching/evaluation`: self-evaluations (评测) for titles such as 高企 and 专精特新. */
export function createEvaluations({ db, clock }: Platform, { equities }: Entitlements) {
  const evaluations = createEvaluationService({ db, clock, equities });
  return { evaluations, module: defineModule({ handlers: evaluationRoutes(evaluations), exports: evaluationExport }) };
}
