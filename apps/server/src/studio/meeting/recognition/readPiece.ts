import type * as Mediabunny from 'mediabunny';
import { type Recogniser, RecognitionFailure } from '../../../platform/ports';
import { type AudioFile, openAudio } from '../audio/openAudio';
import { type AudioTrack, packetsOf } from './packets';
import { createSampleReader } from './samples';

type Media = typeof Mediabunny;

/** A piece of a meeting's audio as a recogniser takes it. */
export interface Piece {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  /** Where in the meeting it begins, which is not later than was asked for; milliseconds. */
  startMs: number;
}

const cannotTake = () =>
  new RecognitionFailure('现在的语音识别服务只能转写Opus与WAV的录音，这场会议的声音是别的格式', false);

/**
 * Reads a piece of audio: packets copied into a file of their own, or samples.
 *
 * @throws RecognitionFailure for audio that this recogniser cannot take
 */
export async function readPiece(
  file: AudioFile,
  piece: { startMs: number; endMs: number },
  takes: Recogniser['takes'],
): Promise<Piece> {
  const media = await import('mediabunny');
  const input = openAudio(media, file);
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    const config = await track?.getDecoderConfig();
    if (!track || !codec || !config) throw cannotTake();
    if (takes === 'files') return await copyPackets(media, { track, codec, config }, piece);
    const reader = await createSampleReader(media, { track, codec, config });
    if (reader === null) throw cannotTake();
    try {
      return { mediaType: 'audio/pcm', startMs: piece.startMs, bytes: await reader.read(piece) };
    } finally {
      reader.free();
    }
  } finally {
    input.dispose();
  }
}

function formatOf(media: Media, codec: Mediabunny.AudioCodec): Mediabunny.OutputFormat {
  if (codec === 'mp3') return new media.Mp3OutputFormat();
  if (codec === 'flac') return new media.FlacOutputFormat();
  if (codec === 'aac') return new media.Mp4OutputFormat();
  return codec.startsWith('pcm') ? new media.WavOutputFormat() : new media.WebMOutputFormat();
}

async function copyPackets(
  media: Media,
  { track, codec, config }: AudioTrack,
  piece: { startMs: number; endMs: number },
): Promise<Piece> {
  const target = new media.BufferTarget();
  const format = formatOf(media, codec);
  const output = new media.Output({ format, target });
  const source = new media.EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let from: number | undefined;
  for await (const packet of packetsOf(media, track, piece)) {
    const meta = from === undefined ? { decoderConfig: config } : undefined;
    from ??= packet.timestamp;
    await source.add(packet.clone({ timestamp: packet.timestamp - from }), meta);
  }
  if (from === undefined) throw new RecognitionFailure('这场会议的声音读不出来', false);
  await output.finalize();
  const mediaType = format.mimeType.replace('video/', 'audio/');
  return { bytes: new Uint8Array(target.buffer as ArrayBuffer), mediaType, startMs: Math.round(from * 1_000) };
}
