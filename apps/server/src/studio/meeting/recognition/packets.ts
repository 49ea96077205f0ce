import type * as Mediabunny from 'mediabunny';

export interface AudioTrack {
  track: Mediabunny.InputAudioTrack;
  codec: Mediabunny.AudioCodec;
  config: AudioDecoderConfig;
}

/** Packets of a stretch of audio, in order, from the one on that is heard when it begins. */
export async function* packetsOf(
  media: typeof Mediabunny,
  track: Mediabunny.InputAudioTrack,
  { startMs, endMs }: { startMs: number; endMs: number },
): AsyncGenerator<Mediabunny.EncodedPacket> {
  const sink = new media.EncodedPacketSink(track);
  const first = (await sink.getPacket(startMs / 1_000)) ?? (await sink.getFirstPacket());
  if (first === null) return;
  for await (const packet of sink.packets(first)) {
    if (packet.timestamp * 1_000 >= endMs) return;
    yield packet;
  }
}
