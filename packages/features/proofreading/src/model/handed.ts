import type { Artifact, DraftStore } from '@hengce/feature-kit';
import type { ProofreadingSource } from '../data/proofreading';
import { text as words } from './text';

/** Text that another feature handed over (转交), until it is used or discarded. */
export interface Handed {
  title: string;
  text: string;
  source: (typeof sources)[Artifact['kind']];
  /** Address to return to. */
  href: string;
}

/** Where texts of each kind of artifact come from. */
const sources = { answer: 'chat', form: 'declaration', minutes: 'minutes' } as const satisfies Record<
  Artifact['kind'],
  ProofreadingSource
>;
const isSource = (value: unknown): value is Handed['source'] => Object.values<unknown>(sources).includes(value);

/** Key of the draft that stores a text handed over. */
export const handedKey = 'proofreading:handed';

/** Signs of Markdown and citations are no words of a text. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Stores an artifact of another feature for the page of proofreading, in place of an earlier one; it survives a reload like
 * all drafts. What a model wrote says so in its last line, which stays in the text and in all that is exported.
 */
export const handToProofreading = (drafts: DraftStore, artifact: Artifact): Promise<void> => {
  const said = artifact.kind === 'answer' ? plain(artifact.text) : artifact.text;
  const handed: Handed = {
    title: artifact.title,
    text: artifact.isGenerated ? `${said}\n\n${words.generated}` : said,
    source: sources[artifact.kind],
    href: artifact.sourceHref,
  };
  return drafts.write(handedKey, JSON.stringify(handed));
};

export function readHanded(kept: string): Handed | null {
  if (kept === '') return null;
  try {
    const { title, text, source, href } = JSON.parse(kept) as Partial<Handed>;
    if (typeof text !== 'string' || typeof title !== 'string' || typeof href !== 'string') return null;
    return { title, text, source: isSource(source) ? source : 'chat', href };
  } catch {
    // Not ours, or of an older release: as if there was none.
    return null;
  }
}
