import type { MainComponents } from '@hengce/api/contract';
import { checkFigures } from '@hengce/text';
import type { AnswerPiece } from './AnswerEngine';
import { basisOf } from './basis';
import { policyCards } from './cards';
import type { EngineDependencies } from './dependencies';
import type { Source } from './sources';
import { suggestionsFor } from './suggestions';

type S = MainComponents['schemas'];

interface Ended {
  text: string;
  citations: readonly S['ChatCitation'][];
  /** The sources that were cited, with all that they say. */
  cited: readonly Source[];
  finishReason: 'stop' | 'length' | 'content_filter';
  /** A question whose own figures the answer may repeat: 库内没有第五条 states nothing of it. */
  repeats?: string;
}

/** Parts after the text of an answer: cards of the cited policies, the check of its figures, follow-up questions. */
export async function* closingOf(
  deps: EngineDependencies,
  { text, citations, cited, finishReason, repeats = '' }: Ended,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const policies = await policyCards(deps, citations, deps.clock.now());
  if (policies.length > 0) yield { type: 'policies', policies };
  const figures = checkFigures(
    text,
    cited.map((source) => ({
      words: [source.title, source.from, source.place, source.text].join('\n'),
      basis: basisOf(source),
    })),
    repeats,
  );
  if (figures.total > 0) yield { type: 'figures', figures };
  const items = await suggestionsFor(deps, citations, repeats);
  if (items.length > 0) yield { type: 'suggestions', items };
  yield { type: 'end', finishReason };
}
