import type { AnswerEngine } from './AnswerEngine';
import { policyCards } from './cards';
import type { EngineDependencies } from './dependencies';
import { answerEmbedded } from './embedded/answerEmbedded';

/** The engine of a server: that of the model where one is connected, else the embedded one. */
export function createAnswerEngine(deps: EngineDependencies): AnswerEngine {
  return {
    model: null,
    canThink: false,
    answer: (question) => answerEmbedded(deps, question),
    policyCards: (citations, answeredAt) => policyCards(deps, citations, answeredAt),
  };
}
