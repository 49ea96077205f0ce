import type * as Mediabunny from 'mediabunny';

/** Audio of a meeting: its bytes, from one on and before another. */
export interface AudioFile {
  size: number;
  read: (from: number, to: number) => Promise<Uint8Array>;
}

/** Opens a file of a kind that is read. Of all that there are some are lists of other files, which nobody may have us read. */
export const openAudio = (media: typeof Mediabunny, { size, read }: AudioFile): Mediabunny.Input =>
  new media.Input({
    formats: [
      media.MP3,
      media.WAVE,
      media.FLAC,
      media.OGG,
      media.ADTS,
      media.MP4,
      media.QTFF,
      media.WEBM,
      media.MATROSKA,
    ],
    source: new media.CustomSource({ getSize: () => size, read }),
  });
