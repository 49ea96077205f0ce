import type { Artifact, DraftStore } from '@hengce/feature-kit';

/** Text that another feature handed over (转交) to be asked about. */
export type Handed = Pick<Artifact, 'title' | 'text' | 'isGenerated'>;

/** Key of the draft that stores a text until the conversation has taken it. */
export const handedKey = 'chat:handed';

/** Stores a text of another feature for the next conversation, in place of an earlier one; the page of conversations takes it as a file. */
export const handToAssistant = (drafts: DraftStore, { title, text, isGenerated }: Handed): Promise<void> =>
  drafts.write(handedKey, JSON.stringify({ title, text, isGenerated }));

/** The stored text; null where there is none, or one of another release. */
export function readHanded(kept: string | null): Handed | null {
  if (kept === null || kept === '') return null;
  try {
    const { title, text, isGenerated } = JSON.parse(kept) as Partial<Handed>;
    if (typeof title !== 'string' || typeof text !== 'string') return null;
    return { title, text, isGenerated: isGenerated === true };
  } catch {
    return null;
  }
}

/** Characters that no system has in the name of a file. */
const unnamed = /[\\/:*?"<>|\n]/g;

/** A text as a file. @param label stands below what a model wrote */
export const fileOf = ({ title, text, isGenerated }: Handed, label: string): File =>
  new File([isGenerated ? `${text}\n\n${label}\n` : text], `${title.replaceAll(unnamed, ' ').slice(0, 80)}.txt`, {
    type: 'text/plain',
  });
