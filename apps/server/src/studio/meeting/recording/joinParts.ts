import type * as Mediabunny from 'mediabunny';

type Media = typeof Mediabunny;

/** One start of the recorder: what its chunks are together, and where it should end by the page's reckoning. */
export interface Part {
  bytes: Uint8Array;
  endMs: number;
}

export interface Joined {
  mediaType: string;
  durationMs: number;
  /** Parts of which nothing could be read: where in the file they are missing, and how long they were. */
  lost: { atMs: number; lastsMs: number }[];
}

/** No part of a recording can be read. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * Joins the parts of a recording into one file that can be sought: WebM for Opus, MP4 for AAC. Packets are copied as they are; a part that
 * breaks off gives what it has. The parts come one after another, however long the recorder stood still between them.
 *
 * @param path of the file to write
 * @throws Unreadable where no part has a packet
 */
export async function joinParts(parts: AsyncIterable<Part>, path: string): Promise<Joined> {
  // Slow to load, and of no use to a server without recordings.
  const media = await import('mediabunny');
  const lost: Joined['lost'] = [];
  let writer: Awaited<ReturnType<typeof openWriter>> | undefined;
  let at = 0;
  let reckonedMs = 0;
  for await (const { bytes, endMs } of parts) {
    const audio = await readPackets(media, bytes);
    if (audio !== null) writer ??= await openWriter(media, audio, path);
    if (audio !== null && writer?.codec === audio.codec) at = await writer.copy(audio.packets, at);
    else lost.push({ atMs: Math.round(at * 1_000), lastsMs: Math.max(endMs - reckonedMs, 0) });
    reckonedMs = Math.max(reckonedMs, endMs);
  }
  if (writer === undefined) throw new Unreadable('no part has a packet');
  await writer.output.finalize();
  return { mediaType: writer.mediaType, durationMs: Math.round(at * 1_000), lost };
}

/** Audio packets of a part, those before the place where it breaks off; null where there is none. */
async function readPackets(media: Media, bytes: Uint8Array) {
  // What recorders write. Of all formats some are lists of other files, which nobody may have us read.
  const formats = [media.WEBM, media.MATROSKA, media.MP4, media.OGG];
  const input = new media.Input({ formats, source: new media.BufferSource(bytes) });
  const packets: Mediabunny.EncodedPacket[] = [];
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !codec || !decoderConfig) return null;
    try {
      for await (const packet of new media.EncodedPacketSink(track).packets()) packets.push(packet);
    } catch (error) {
      // What came before the fault is good.
      if (packets.length === 0) throw error;
    }
    return packets.length === 0 ? null : { codec, decoderConfig, packets };
  } catch {
    // Whatever the fault is, it is one of these bytes, and the caller says where they are missing.
    return null;
  } finally {
    input.dispose();
  }
}

type PartAudio = NonNullable<Awaited<ReturnType<typeof readPackets>>>;

async function openWriter(media: Media, { codec, decoderConfig }: PartAudio, path: string) {
  const isMp4 = codec === 'aac';
  const output = new media.Output({
    format: isMp4 ? new media.Mp4OutputFormat() : new media.WebMOutputFormat(),
    target: new media.FilePathTarget(path),
  });
  const source = new media.EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let isFirst = true;
  return {
    output,
    codec,
    mediaType: isMp4 ? 'audio/mp4' : 'audio/webm',
    /** Writes the packets of a part from second `at` on. @returns the second at which they end */
    async copy(packets: readonly Mediabunny.EncodedPacket[], at: number): Promise<number> {
      const from = packets[0]?.timestamp ?? 0;
      let end = at;
      let lasts = 0;
      for (const [index, packet] of packets.entries()) {
        const next = packets[index + 1];
        // The last one does not say how long it is.
        lasts = packet.duration || (next === undefined ? lasts : next.timestamp - packet.timestamp);
        const moved = packet.clone({ timestamp: at + packet.timestamp - from, duration: lasts });
        await source.add(moved, isFirst ? { decoderConfig } : undefined);
        isFirst = false;
        end = moved.timestamp + lasts;
      }
      return end;
    },
  };
}
