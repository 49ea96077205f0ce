import type { Segment, Stretch, Transcript } from '@hengce/transcript';

const typeable = ({ startMs, endMs }: Stretch): Segment => ({
  // The same each time: a draft finds them again.
  id: `v${startMs}`,
  startMs,
  endMs,
  text: '',
  source: 'speech',
});

/**
 * The transcript as it is opened: with what was said, or where nobody has written any of it a segment without words wherever
 * somebody speaks.
 *
 * @param spoken where somebody speaks, by loudness
 */
export const openTranscript = ({ segments, speakers }: Transcript, spoken: readonly Stretch[]): Transcript => ({
  segments: segments.length > 0 ? segments : spoken.map(typeable),
  speakers,
});

export const hasWords = ({ segments }: Transcript): boolean => segments.some(({ text }) => text.trim() !== '');
