import { hrefOf } from '@hengce/feature-kit';
import { meetingFeature } from '@hengce/feature-meeting';
import { AudioLines, CircleUser, type LucideIcon } from 'lucide-react';
import { places } from '../layout/navigation/navigation';
import { accountEntries } from '../layout/navigation/places';
import { pageWords } from './text';

interface PalettePage {
  id: string;
  label: string;
  icon: LucideIcon;
  href: string;
  words: readonly string[];
}
/** Page that was found, with the word that names it where its title does not. */
export type FoundPage = Omit<PalettePage, 'words'> & { description?: string };

/** Pages that the navigation has no entry of, which many ask for by name. */
const below = (['recording', 'transcriptsDialect'] as const).map((name) => ({
  id: `meeting.${name}`,
  label: meetingFeature.routes[name].title,
  icon: AudioLines,
  href: hrefOf(meetingFeature, undefined, name),
}));

/** All pages that can be opened from anywhere. */
export const pages: readonly PalettePage[] = [
  ...places.map(({ id, title, icon, href }) => ({ id, label: title, icon, href })),
  ...below,
  ...accountEntries.map(({ id, label, href }) => ({ id, label, icon: CircleUser, href })),
].map((page) => ({ ...page, words: pageWords[page.id] ?? [] }));

/** Pages whose title has what was typed, then those that an everyday word with it names. */
export function findPages(typed: string): FoundPage[] {
  const wanted = typed.trim().toLowerCase();
  const has = (words: string) => words.toLowerCase().includes(wanted);
  const [titled, named]: [FoundPage[], FoundPage[]] = [[], []];
  for (const { words, ...page } of pages) {
    if (has(page.label)) titled.push(page);
    else {
      const description = words.find(has);
      if (description !== undefined) named.push({ ...page, description });
    }
  }
  return [...titled, ...named];
}
