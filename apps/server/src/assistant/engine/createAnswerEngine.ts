import type { AnswerEngine, AnswerPiece } from './AnswerEngine';
import { policyCards } from './cards';
import type { EngineDependencies } from './dependencies';
import { answerEmbedded } from './embedded/answerEmbedded';
import { answerByModel } from './model/answerByModel';

/** Engine of a server: with the model where one is connected, else the embedded one. */
export function createAnswerEngine(deps: EngineDependencies): AnswerEngine {
  const { llm } = deps;
  return {
    model: llm?.model ?? null,
    canThink: llm?.canThink ?? false,
    answer: (question) =>
      withSourceStatus(deps, llm === null ? answerEmbedded(deps, question) : answerByModel(deps, llm, question)),
    policyCards: (citations, answeredAt) => policyCards(deps, citations, answeredAt),
  };
}

/** Citations of our own points say how sure the library is of them. */
async function* withSourceStatus(
  { library }: Pick<EngineDependencies, 'library'>,
  pieces: AsyncIterable<AnswerPiece>,
): AsyncGenerator<AnswerPiece, void, undefined> {
  // One policy is often cited many times.
  const find = (id: string) => library.get(id).catch(() => null);
  const found = new Map<string, ReturnType<typeof find>>();
  const policyOf = (id: string) => {
    const policy = found.get(id) ?? find(id);
    found.set(id, policy);
    return policy;
  };
  for await (const piece of pieces) {
    const id = piece.type === 'citation' && piece.citation.digest === 'ours' ? piece.citation.policyId : null;
    const policy = id == null ? null : await policyOf(id);
    if (piece.type !== 'citation' || policy?.source.provenance !== 'curated') yield piece;
    else {
      const { confidence, verifiedAt } = policy.source;
      yield { type: 'citation', citation: { ...piece.citation, confidence, verifiedAt } };
    }
  }
}
