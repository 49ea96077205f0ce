import type { Slide } from '@hengce/deck';
import { withSlot } from './slots';

/** A text of a slide that can be written, with its slot; `notes` is what the speaker says. */
export interface SlideText {
  path: string;
  text: string;
}

/** Names of what is no text of a slide: the form of a chart, the file of a picture. */
const noText = new Set(['form', 'file']);

/** Every text of a slide that is not empty, in its order, its notes last. */
export function textsOf({ data, notes }: Slide): SlideText[] {
  const found: SlideText[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') found.push({ path, text: value });
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        if (!noText.has(name)) visit(inner, path === '' ? name : `${path}.${name}`);
  };
  visit(data, '');
  return [...found, { path: 'notes', text: notes ?? '' }].filter(({ text }) => text.trim() !== '');
}

/** The slide with another text in one of its places. */
export const withText = (slide: Slide, path: string, text: string): Slide =>
  path === 'notes' ? { ...slide, notes: text } : withSlot(slide, path, text);
