import { LevelMeter } from '@hengce/transcript';
import {
  AudioSampleSink,
  BlobSource,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { levelMs } from '../recording/sound';
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
export const readLevels = (file: Blob, onShare: (share: number) => void): Promise<Uint8Array | null> =>
  withTrack(file, async (track) => {
    if (track === undefined || !(await track.canDecode())) return null;
    const seconds = await track.computeDuration();
    const levels = new Uint8Array(Math.ceil((seconds * 1_000) / levelMs) + 1);
    let count = 0;
    let told = 0;
    let meter: LevelMeter | undefined;
    const mono = createMixer();
    try {
      await decodeAll(track, (piece) => {
        // What comes out of a decoder may have another rate than the file says.
        meter ??= new LevelMeter(piece.sampleRate, levelMs);
        const newest = meter.push(mono(piece)).slice(0, levels.length - count);
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

/** A stretch of decoded sound. */
type Piece = Pick<AudioData, 'sampleRate' | 'numberOfFrames' | 'numberOfChannels' | 'copyTo'>;

/** Packets that wait for the decoder at most: a thread that works on many at once is woken less often. */
const mostWaiting = 200;
const fewWaiting = 50;

/**
 * Decodes a track from its beginning to its end. An hour of MP3 has 138,000 packets, and what is done for each of them is most of the
 * cost: they go to the browser's decoder without the samples, queues and promises that a sink makes for each.
 *
 * @param take called with each piece in turn, which lasts as long as the call
 */
async function decodeAll(track: InputAudioTrack, take: (piece: Piece) => void): Promise<void> {
  const config = await track.getDecoderConfig();
  // PCM is what not every browser decodes, and mediabunny does.
  if (config === null || config.codec.startsWith('pcm') || config.codec.endsWith('law')) {
    for await (const sample of new AudioSampleSink(track).samples()) {
      take(sample);
      sample.close();
    }
    return;
  }
  let fault: unknown;
  let goOn = (): void => undefined;
  const decoder = new AudioDecoder({
    output(piece) {
      try {
        take(piece);
      } catch (error) {
        fault ??= error;
      }
      piece.close();
    },
    error(error) {
      fault ??= error;
      goOn();
    },
  });
  // Not with the output: packets may give none.
  decoder.ondequeue = () => {
    if (decoder.decodeQueueSize <= fewWaiting) goOn();
  };
  try {
    decoder.configure(config);
    // One after another: the sink's generator reads ahead, and makes three promises for each packet to do so.
    const sink = new EncodedPacketSink(track);
    for (let packet = await sink.getFirstPacket(); packet !== null; packet = await sink.getNextPacket(packet)) {
      if (fault !== undefined) throw fault;
      decoder.decode(packet.toEncodedAudioChunk());
      if (decoder.decodeQueueSize >= mostWaiting)
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
    }
    await decoder.flush();
    if (fault !== undefined) throw fault;
  } finally {
    // After a fault the browser has closed it.
    if (decoder.state !== 'closed') decoder.close();
  }
}

/** All channels as one. Its arrays serve every sample: making new ones costs more than decoding. */
function createMixer(): (piece: Piece) => Float32Array {
  let channel = new Float32Array();
  let mixed = new Float32Array();
  return (piece) => {
    const { numberOfFrames, numberOfChannels } = piece;
    if (mixed.length < numberOfFrames)
      [channel, mixed] = [new Float32Array(numberOfFrames), new Float32Array(numberOfFrames)];
    // Channel by channel, as decoders have them: the one form that every browser copies without rewriting it.
    piece.copyTo(mixed, { planeIndex: 0, format: 'f32-planar' });
    for (let planeIndex = 1; planeIndex < numberOfChannels; planeIndex += 1) {
      piece.copyTo(channel, { planeIndex, format: 'f32-planar' });
      for (let frame = 0; frame < numberOfFrames; frame += 1)
        mixed[frame] = (mixed[frame] ?? 0) + (channel[frame] ?? 0);
    }
    if (numberOfChannels > 1)
      for (let frame = 0; frame < numberOfFrames; frame += 1) mixed[frame] = (mixed[frame] ?? 0) / numberOfChannels;
    return mixed.subarray(0, numberOfFrames);
  };
}
