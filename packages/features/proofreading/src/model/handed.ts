import type { Artifact, DraftStore } from '@hengce/feature-kit';

/** Text that another feature handed over (转交), until it is used or discarded. */
export interface Handed {
  title: string;
  text: string;
  source: 'chat' | 'declaration';
  /** Address to return to. */
  href: string;
}

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
 * Stores an artifact of another feature for the page of proofreading, an answer without its Markdown; it survives a reload
 * like all drafts.
 */
export const handToProofreading = (drafts: DraftStore, artifact: Artifact): Promise<void> => {
  const handed: Handed = {
    title: artifact.title,
    text: artifact.kind === 'answer' ? plain(artifact.text) : artifact.text,
    source: artifact.kind === 'answer' ? 'chat' : 'declaration',
    href: artifact.sourceHref,
  };
  return drafts.write(handedKey, JSON.stringify(handed));
};

export function readHanded(kept: string): Handed | null {
  if (kept === '') return null;
  try {
    const { title, text, source, href } = JSON.parse(kept) as Partial<Handed>;
    if (typeof text !== 'string' || typeof title !== 'string' || typeof href !== 'string') return null;
    return { title, text, source: source === 'declaration' ? 'declaration' : 'chat', href };
  } catch {
    // Not ours, or of an older release: as if there was none.
    return null;
  }
}
