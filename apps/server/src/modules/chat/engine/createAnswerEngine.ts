import type { AnswerEngine } from './AnswerEngine';
import { policyCards } from './cards';
import type { EngineDependencies } from './dependencies';
import { answerEmbedded } from './embedded/answerEmbedded';
import { answerByModel } from './model/answerByModel';

/** The engine of a server: that of the model where one is connected, else the embedded one. */
export function createAnswerEngine(deps: EngineDependencies): AnswerEngine {
  const { llm } = deps;
  return {
    model: llm?.model ?? null,
    canThink: llm?.canThink ?? false,
    answer: (question) => (llm === null ? answerEmbedded(deps, question) : answerByModel(deps, llm, question)),
    policyCards: (citations, answeredAt) => policyCards(deps, citations, answeredAt),
  };
}
