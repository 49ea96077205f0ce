import type { Genre, ProofreadOptions, Segmenter } from '@hengce/proofreading';
import { dateInShanghai } from '@hengce/text';
import type { Db } from '../../../platform/db';
import type { EndedLaws } from '../endedLaws';
import { listOptions } from '../lists/lists';

/** Options of the engine for an account on a day. The word list of the segmenter is read once, on first use. */
export async function optionsOf(
  db: Db,
  userId: string,
  genre: Genre,
  endedLaws: EndedLaws,
  now: Date,
): Promise<ProofreadOptions> {
  const { segment, fixedWords } = await words();
  return {
    today: dateInShanghai(now),
    genre,
    ...(await listOptions(db, userId)),
    laws: await endedLaws(),
    segment,
    fixedWords,
  };
}

let loaded: Promise<Required<Pick<ProofreadOptions, 'segment' | 'fixedWords'>>> | undefined;

function words() {
  loaded ??= load();
  return loaded;
}

/** The same words as in the page, so that both find the same. */
async function load() {
  const [{ tag }, { fixedWords }] = await Promise.all([import('jieba-wasm'), import('@hengce/proofreading/words')]);
  const segment: Segmenter = (sentence) => tag(sentence, false);
  return { segment, fixedWords: fixedWords() };
}
