import { EncodedAudioPacketSource, EncodedPacket, Output, StreamTarget, WebMOutputFormat } from 'mediabunny';

/** Milliseconds of a packet of Opus. */
const packetMs = 20;
/** A packet of silence (RFC 6716). */
const silence = new Uint8Array([0xf8, 0xff, 0xfe]);

/** WebM as a MediaRecorder writes it: Opus, clusters of a second, neither length nor index. */
export async function recordedWebm(seconds: number): Promise<Buffer> {
  const written: Uint8Array[] = [];
  const target = new StreamTarget(new WritableStream({ write: ({ data }) => void written.push(data) }));
  const format = new WebMOutputFormat({ appendOnly: true, minimumClusterDuration: 1 });
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
  for (let at = 0; at < seconds * 1_000; at += packetMs)
    await source.add(
      new EncodedPacket(silence, 'key', at / 1_000, packetMs / 1_000),
      at === 0 ? { decoderConfig } : undefined,
    );
  await output.finalize();
  return Buffer.concat(written);
}

/** Bytes cut into pieces at places that mean nothing to their container. */
export const cutInto = (bytes: Buffer, count: number): Buffer[] => {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
};
