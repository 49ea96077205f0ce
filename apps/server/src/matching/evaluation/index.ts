export { createEvaluations } from './module';
export { createEvaluationService } from './service';
