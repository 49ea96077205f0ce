import type { Segment } from '@hengce/transcript';

/** Which sentences are shown: all, those of one speaker, those that somebody marked. */
export type Shown = { of: 'all' } | { of: 'highlights' } | { of: 'speaker'; id: string };

export function isShown(segment: Segment, shown: Shown): boolean {
  switch (shown.of) {
    case 'all':
      return true;
    case 'highlights':
      return segment.isHighlighted ?? false;
    case 'speaker':
      return segment.speakerId === shown.id;
  }
}
