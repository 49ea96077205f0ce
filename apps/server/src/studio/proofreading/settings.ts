import type { MainComponents } from '@hengce/api/contract';
import type { Llm } from '../../platform/ports';
import { maxCharacters } from './documents/edits';
import type { EndedLaws } from './endedLaws';

type S = MainComponents['schemas'];

/** Function that gives the model and the ended laws that texts are checked with, beside the lists of an account. */
export function createSettings(llm: Llm | null, endedLaws: EndedLaws) {
  return async (): Promise<S['ProofreadingSettings']> => ({
    model: llm?.model ?? null,
    maxCharacters,
    laws: [...(await endedLaws())],
  });
}
