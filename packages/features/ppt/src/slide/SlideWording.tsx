'use client';
import type { Slide } from '@hengce/deck';
import { AiMark, Tag } from '@hengce/ui';
import { unverifiedIn, wordingOfAll } from '../model/cited';
import { usePptText } from '../text';

/** Whose words slides show, and how many of their numbers nobody has checked; nothing for the user's own. */
export function SlideWording({ slides }: { slides: readonly Slide[] }) {
  const text = usePptText().editor;
  const wording = wordingOfAll(slides);
  const numbers = slides.flatMap(unverifiedIn).length;
  return (
    <>
      {wording === 'written' ? <AiMark /> : null}
      {wording === 'extracted' ? <Tag>{text.cited}</Tag> : null}
      {wording === 'reworded' ? <Tag tone="outline">{text.reworded}</Tag> : null}
      {numbers > 0 ? <Tag tone="warning">{text.unverifiedCount(numbers)}</Tag> : null}
    </>
  );
}
