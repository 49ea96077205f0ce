import { setImmediate as pause } from 'node:timers/promises';
import type * as Mediabunny from 'mediabunny';
import { type AudioTrack, packetsOf } from './packets';

const sampleRate = 16_000;
/** Four seconds: decoding them takes some milliseconds, in which nothing else happens. */
const packetsAtOnce = 200;

export interface SampleReader {
  /** Samples of a stretch: 16 kHz, one channel, 16 bit, little-endian. */
  read(stretch: { startMs: number; endMs: number }): Promise<Uint8Array<ArrayBuffer>>;
  free(): void;
}

/** Reader of a track's samples; null for audio that can only be decoded by a browser: all but Opus and PCM. */
export async function createSampleReader(
  media: typeof Mediabunny,
  { track, codec, config }: AudioTrack,
): Promise<SampleReader | null> {
  if (codec === 'opus') {
    // Slow to load, and of no use to most servers.
    const { OpusDecoder } = await import('opus-decoder');
    const decoder = new OpusDecoder({ sampleRate, channels: config.numberOfChannels });
    await decoder.ready;
    return {
      read: (stretch) =>
        collect(async function* () {
          let packets: Uint8Array[] = [];
          for await (const { data } of packetsOf(media, track, stretch)) {
            packets.push(data);
            if (packets.length < packetsAtOnce) continue;
            yield mixed(decoder.decodeFrames(packets).channelData);
            packets = [];
            await pause();
          }
          if (packets.length > 0) yield mixed(decoder.decodeFrames(packets).channelData);
        }),
      free: () => decoder.free(),
    };
  }
  if (!codec.startsWith('pcm')) return null;
  const sink = new media.AudioSampleSink(track);
  return {
    read: ({ startMs, endMs }) =>
      collect(async function* () {
        const resample = createResampler(config.sampleRate);
        for await (const sample of sink.samples(startMs / 1_000, endMs / 1_000)) {
          const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
            const channel = new Float32Array(sample.numberOfFrames);
            sample.copyTo(channel, { planeIndex, format: 'f32-planar' });
            return channel;
          });
          sample.close();
          yield resample(mixed(channels));
        }
      }),
    free: () => {},
  };
}

/** One channel of several: their mean. */
function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels;
  if (first === undefined) return new Float32Array();
  if (channels.length === 1) return first;
  return first.map((_, n) => channels.reduce((sum, channel) => sum + (channel[n] ?? 0), 0) / channels.length);
}

/** Brings samples that come in pieces to our rate; each is the mean of those that it stands for. */
export function createResampler(fromRate: number): (samples: Float32Array) => Float32Array {
  const step = fromRate / sampleRate;
  let rest: Float32Array = new Float32Array();
  /** Where in `rest` the next sample begins. */
  let at = 0;
  return (samples) => {
    const all = new Float32Array(rest.length + samples.length);
    all.set(rest);
    all.set(samples, rest.length);
    const out: number[] = [];
    for (; Math.max(at + step, Math.floor(at) + 1) <= all.length; at += step) {
      const [from, to] = [Math.floor(at), Math.max(Math.floor(at + step), Math.floor(at) + 1)];
      let sum = 0;
      for (let n = from; n < to; n++) sum += all[n] ?? 0;
      out.push(sum / (to - from));
    }
    const used = Math.floor(at);
    rest = all.slice(used);
    at -= used;
    return Float32Array.from(out);
  };
}

async function collect(parts: () => AsyncGenerator<Float32Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Int16Array[] = [];
  for await (const part of parts())
    pieces.push(Int16Array.from(part, (value) => Math.round(Math.min(Math.max(value, -1), 1) * 32_767)));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const samples = new Int16Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return new Uint8Array(samples.buffer);
}
