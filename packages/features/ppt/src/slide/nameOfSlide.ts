import type { Slide } from '@hengce/deck';

/** What a slide is called in lists: its title, or the words that it consists of. */
export function nameOfSlide(slide: Slide): string {
  return 'title' in slide.data ? slide.data.title : slide.data.text;
}
