import { type Capture, CaptureError, type CaptureProblem, type TakeEvents } from '../recording/capture';
import { openChunkStore } from '../recording/chunkStore';
import type { Chunk, LocalRecording } from '../recording/chunks';
import type { RecordingDevice } from '../recording/device';
import { levelMs } from '../recording/sound';

export interface FakeDeviceOptions {
  problem?: CaptureProblem;
  /** The user has not answered the browser yet. */
  isAsking?: boolean;
  /** Nothing is heard. */
  isSilent?: boolean;
  /** The microphone goes away while it records. */
  isLost?: boolean;
  /** Length that has been recorded right after it begins. */
  seconds?: number;
  isElsewhere?: boolean;
  freeBytes?: number;
  /** The disk takes nothing more. */
  isFull?: boolean;
  mayBeSuspended?: boolean;
  canShareTab?: boolean;
  /** Recordings that an earlier visit left. */
  left?: readonly { recording: LocalRecording; chunks: readonly Chunk[]; sent: number }[];
}

const perMessage = 5;
/** A tenth of a second of what captions hear. */
const samplesPerMessage = 1_600;
/** A voice: louder and softer, with pauses. The same each time. */
const voice = (n: number) => (n % 90 > 78 ? 0.0008 : 0.02 + 0.12 * Math.abs(Math.sin(n * 1.7) * Math.cos(n / 9)));

/** Device whose microphone hears the same each time, without waiting. */
export function fakeDevice(options: FakeDeviceOptions = {}): RecordingDevice {
  const { seconds = 2_467, isSilent = false, left = [] } = options;
  const opened = openChunkStore(`story-${crypto.randomUUID()}`);
  const filled = (async () => {
    for (const { recording, chunks, sent } of left) {
      await opened.begin(recording);
      for (const chunk of chunks) await opened.add(recording.id, chunk);
      for (const { seq } of chunks.slice(0, sent)) await opened.markSent(recording.id, seq);
    }
  })();
  const level = (n: number) => (isSilent ? 0.0005 : voice(n));
  const hear = ({ onLevels, onSamples }: TakeEvents, messages: number) => {
    onSamples?.(new Int16Array(samplesPerMessage));
    for (let n = 0; n < messages; n += 1) onLevels(Array(perMessage).fill(level(n)));
  };
  const capture: Capture = {
    canShareTab: options.canShareTab ?? true,
    mayBeSuspended: options.mayBeSuspended ?? false,
    microphones: async () => [
      { id: 'builtin', label: '内置麦克风' },
      { id: 'usb', label: 'USB会议麦克风' },
    ],
    onMicrophones: () => () => undefined,
    async open({ deviceId = 'builtin' }, events) {
      if (options.isAsking) return new Promise<never>(() => undefined);
      if (options.problem) throw new CaptureError(options.problem);
      queueMicrotask(() => hear(events, 60));
      const chunk = () => events.onChunk(new Blob(['sound']), 0);
      return {
        ...{ mimeType: 'audio/webm;codecs=opus', deviceId },
        start() {
          queueMicrotask(() => {
            const before = Math.max(0, seconds - 24);
            events.onLevels(Array((before * 1000) / levelMs).fill(level(0)));
            for (let n = 0; n < 4; n += 1) {
              hear(events, 60);
              chunk();
            }
            if (options.isLost) events.onDevice(false);
          });
        },
        pause() {},
        resume() {},
        use: async () => events.onDevice(true),
        stop: async () => chunk(),
        close() {},
      };
    },
  };
  return {
    capture,
    store: {
      ...opened,
      recordings: () => filled.then(opened.recordings),
      add: options.isFull ? () => Promise.reject(new DOMException('full', 'QuotaExceededError')) : opened.add,
    },
    claim: async () => (options.isElsewhere ? null : () => undefined),
    isClaimed: async () => options.isElsewhere ?? false,
    keepAwake: () => () => undefined,
    freeBytes: async () => options.freeBytes ?? 10_000_000_000,
  };
}
