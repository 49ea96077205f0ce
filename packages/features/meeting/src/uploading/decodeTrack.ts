import { AudioSampleSink, type EncodedPacket, EncodedPacketSink, type InputAudioTrack } from 'mediabunny';

/** Called with each stretch of sound in turn, all channels as one; the samples last as long as the call. */
export type Take = (samples: Float32Array, sampleRate: number) => void;

/** Decodes packets of MP3 that follow one another. @returns the samples of each channel, which may be changed */
export type DecodeMp3 = (data: ArrayBuffer, sampleRate: number) => Promise<Float32Array[]>;

/** Decodes a track from its beginning to its end. */
export async function decodeTrack(track: InputAudioTrack, decodeMp3: DecodeMp3, take: Take): Promise<void> {
  const config = await track.getDecoderConfig();
  // PCM is what not every browser decodes, and mediabunny does.
  if (config === null || config.codec.startsWith('pcm') || config.codec.endsWith('law')) await takeSamples(track, take);
  else if (config.codec === 'mp3') await takeMp3(track, config.sampleRate, decodeMp3, take);
  else await takePackets(track, config, take);
}

async function takeSamples(track: InputAudioTrack, take: Take): Promise<void> {
  const mono = createMixer();
  for await (const sample of new AudioSampleSink(track).samples()) {
    take(mono(sample), sample.sampleRate);
    sample.close();
  }
}

/** Packets of MP3 that are decoded together: 13 seconds. */
const packetsAtOnce = 500;
/** A packet of MP3 needs what those before it have left over: 511 bytes, which at 8 kbit/s are ten packets. */
const packetsBefore = 10;

/** An hour of MP3 has 138,000 packets, and a decoder that is asked for each is asked for most of the time: they are decoded by hundreds. */
async function takeMp3(track: InputAudioTrack, rate: number, decodeMp3: DecodeMp3, take: Take): Promise<void> {
  const sink = new EncodedPacketSink(track);
  let packet = await sink.getFirstPacket();
  let before: EncodedPacket[] = [];
  /** Goes on while the samples before are taken and the packets behind are read. */
  let decoding: Promise<Float32Array> = Promise.resolve(new Float32Array());
  while (packet !== null) {
    const packets: EncodedPacket[] = [];
    let seconds = 0;
    for (; packet !== null && packets.length < packetsAtOnce; packet = await sink.getNextPacket(packet)) {
      packets.push(packet);
      seconds += packet.duration;
    }
    const data = joined([...before, ...packets]);
    before = packets.slice(-packetsBefore);
    const samples = await decoding;
    decoding = decodeMp3(data, rate).then((channels) => endOf(mixed(channels), Math.round(seconds * rate)));
    take(samples, rate);
  }
  take(await decoding, rate);
}

function joined(packets: readonly EncodedPacket[]): ArrayBuffer {
  const all = new Uint8Array(packets.reduce((size, { byteLength }) => size + byteLength, 0));
  let at = 0;
  for (const { data } of packets) {
    all.set(data, at);
    at += data.length;
  }
  return all.buffer;
}

/** The last samples; silence stands for those that a damaged packet did not give, so that what follows keeps its time. */
function endOf(samples: Float32Array, length: number): Float32Array {
  if (samples.length >= length) return samples.subarray(samples.length - length);
  const filled = new Float32Array(length);
  filled.set(samples, length - samples.length);
  return filled;
}

/** Packets that wait for the decoder at most: a thread that works on many at once is woken less often. */
const mostWaiting = 200;
const fewWaiting = 50;

/** Packets go to the browser's decoder without the samples, queues and promises that a sink makes for each. */
async function takePackets(track: InputAudioTrack, config: AudioDecoderConfig, take: Take): Promise<void> {
  const mono = createMixer();
  let fault: unknown;
  let goOn = (): void => undefined;
  const decoder = new AudioDecoder({
    output(piece) {
      try {
        take(mono(piece), piece.sampleRate);
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

/** All channels as one, in the place of the first. */
function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  for (const other of others)
    for (let frame = 0; frame < first.length; frame += 1) first[frame] = (first[frame] ?? 0) + (other[frame] ?? 0);
  if (others.length > 0)
    for (let frame = 0; frame < first.length; frame += 1) first[frame] = (first[frame] ?? 0) / channels.length;
  return first;
}

type Piece = Pick<AudioData, 'numberOfFrames' | 'numberOfChannels' | 'copyTo'>;

/** All channels of a piece as one. Its arrays serve every piece: making new ones costs more than decoding. */
function createMixer(): (piece: Piece) => Float32Array {
  let arrays: Float32Array[] = [];
  return (piece) => {
    const { numberOfFrames, numberOfChannels } = piece;
    if (arrays.length < numberOfChannels || (arrays[0]?.length ?? 0) < numberOfFrames)
      arrays = Array.from({ length: numberOfChannels }, () => new Float32Array(numberOfFrames));
    const channels = arrays.slice(0, numberOfChannels).map((array) => array.subarray(0, numberOfFrames));
    // Channel by channel, as decoders have them: the one form that every browser copies without rewriting it.
    channels.forEach((channel, planeIndex) => {
      piece.copyTo(channel, { planeIndex, format: 'f32-planar' });
    });
    return mixed(channels);
  };
}
