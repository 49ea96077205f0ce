import { LevelMeter } from '@hengce/transcript';
import { BlobSource, FLAC, Input, type InputAudioTrack, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny';
import { levelMs } from '../recording/sound';
import { type DecodeMp3, decodeTrack } from './decodeTrack';
import type { Sound } from './soundReader';

/** Progress is told once in so much of the file. */
const tellEach = 0.01;

/** Bytes of a file that are kept once they are read: it is read from its beginning to its end, and nothing of it twice. */
const maxCacheSize = 1_000_000;

const formats = [MP3, MP4, QTFF, WAVE, FLAC, OGG, WEBM, MATROSKA];

/** Runs with the sound of a file, undefined where there is none; only what is asked for is read. */
async function withTrack<Answer>(file: Blob, run: (track: InputAudioTrack | undefined) => Promise<Answer>) {
  const input = new Input({ formats, source: new BlobSource(file, { maxCacheSize }) });
  try {
    // A file of another kind is no fault of ours: it has no sound.
    const track = await input.getPrimaryAudioTrack().catch(() => null);
    return await run(track ?? undefined);
  } finally {
    input.dispose();
  }
}

export const lookAt = (file: Blob): Promise<Sound> =>
  withTrack(file, async (track) => {
    if (track === undefined) return 'unreadable';
    return (await track.canDecode()) ? 'readable' : 'undecodable';
  });

/** Decodes a file piece by piece. @returns its loudness; null where it cannot be decoded to its end */
export const readLevels = (
  file: Blob,
  decodeMp3: DecodeMp3,
  onShare: (share: number) => void,
): Promise<Uint8Array | null> =>
  withTrack(file, async (track) => {
    if (track === undefined || !(await track.canDecode())) return null;
    const seconds = await track.computeDuration();
    const levels = new Uint8Array(Math.ceil((seconds * 1_000) / levelMs) + 1);
    let count = 0;
    let told = 0;
    let meter: LevelMeter | undefined;
    try {
      await decodeTrack(track, decodeMp3, (samples, sampleRate) => {
        // What comes out of a decoder may have another rate than the file says.
        meter ??= new LevelMeter(sampleRate, levelMs);
        const newest = meter.push(samples).slice(0, levels.length - count);
        levels.set(newest, count);
        count += newest.length;
        const share = (count * levelMs) / 1_000 / seconds;
        if (share - told < tellEach) return;
        told = share;
        onShare(share);
      });
    } catch {
      // Whatever the fault is, it is one of this file.
      return null;
    }
    return levels.subarray(0, count);
  });
