import type * as Mediabunny from 'mediabunny';

/** Kinds of files that are read. Of all that there are some are lists of other files, which nobody may have us read. */
export const fileFormats = (media: typeof Mediabunny): Mediabunny.InputFormat[] => [
  media.MP3,
  media.WAVE,
  media.FLAC,
  media.OGG,
  media.ADTS,
  media.MP4,
  media.QTFF,
  media.WEBM,
  media.MATROSKA,
];
