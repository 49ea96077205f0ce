import { levelOf } from '@hengce/transcript';
import { CaptureError, type CaptureProblem, type Microphone, type Take } from './capture';
import { createCell } from './cell';
import type { LocalRecording, Progress } from './chunks';
import { type ChunkWriter, createChunkWriter } from './chunkWriter';
import type { RecordingDevice } from './device';
import { createGaps } from './gaps';
import { createSender, type RecordingServer, type Sender, type SenderOptions, type Sending } from './sender';
import { heard, levelMs, noSound, type Sound } from './sound';

/** `ready`: the microphone is heard and nothing recorded; `ending`: ended by the user, not yet whole at the server. */
export type Phase = 'off' | 'asking' | 'ready' | 'recording' | 'paused' | 'ending' | 'sealed';

export interface RecorderState {
  phase: Phase;
  problem: CaptureProblem | null;
  /** Another tab of this browser records. */
  isElsewhere: boolean;
  microphones: readonly Microphone[];
  deviceId: string;
  isDeviceLost: boolean;
  sound: Sound;
  elapsedMs: number;
  recording: LocalRecording | null;
  sending: Sending;
  progress: Progress;
  /** `low`: room for an hour and a half or less is left; `full`: the device takes nothing more, the newest seconds are in memory. */
  storage: 'enough' | 'low' | 'full';
  /** For how long there is room on this device; null where the browser does not say. */
  roomMinutes: number | null;
}

export const firstState: RecorderState = {
  phase: 'off',
  problem: null,
  isElsewhere: false,
  microphones: [],
  deviceId: '',
  isDeviceLost: false,
  sound: noSound,
  elapsedMs: 0,
  recording: null,
  sending: { state: 'idle' },
  progress: { count: 0, waiting: 0, recordedMs: 0, savedMs: 0 },
  storage: 'enough',
  roomMinutes: null,
};

export interface RecorderOptions extends Pick<SenderOptions, 'refusalOf' | 'wait'> {
  device: RecordingDevice;
  server: RecordingServer;
  newId: () => string;
  now: () => Date;
}

/** What of a recording is decided before it begins. */
export interface Begin {
  title: string;
  owner: string;
  /** Notice about recording that the user confirmed. */
  notice: string;
}

export interface Recorder {
  state(): RecorderState;
  subscribe(changed: () => void): () => void;
  /** Asks for the microphone, so that it can be heard before it is recorded. */
  open(options: { deviceId?: string; withTab: boolean }): Promise<void>;
  use(deviceId: string): Promise<void>;
  begin(begin: Begin): Promise<void>;
  pause(): void;
  resume(): void;
  /** Ends the recording and brings what is left of it to the server. */
  end(): Promise<void>;
  /** The network is back. */
  retry(): void;
  /** Forgets a sealed recording, for the next one. */
  reset(): void;
  /** Takes notice of microphones that come and go. The returned function ends that, and recording. */
  watch(): () => void;
}

const checkStorageMs = 60_000;
/** At 32 kbit/s, with what the browser keeps besides. */
const bytesPerMinute = 555_000;
const lowMinutes = 90;

const newRecording = (
  { notice, ...begun }: Begin & Pick<LocalRecording, 'id' | 'mimeType'>,
  startedAt: string,
): LocalRecording => ({
  ...begun,
  meetingId: null,
  startedAt,
  consent: { text: notice, confirmedAt: startedAt },
  marks: [],
});

/** Looks how much room is left on this device: when asked, and again after a minute. */
function createRoomCheck(
  device: RecordingDevice,
  now: () => Date,
  { read, change }: Pick<ReturnType<typeof createCell<RecorderState>>, 'read' | 'change'>,
) {
  let last = Number.NEGATIVE_INFINITY;
  const check = async () => {
    last = now().getTime();
    const free = await device.freeBytes();
    const roomMinutes = free === null ? null : Math.floor(free / bytesPerMinute);
    if (read().storage !== 'full')
      change({ roomMinutes, storage: (roomMinutes ?? lowMinutes) < lowMinutes ? 'low' : 'enough' });
  };
  return {
    check,
    checkAgain() {
      if (now().getTime() - last >= checkStorageMs) void check();
    },
  };
}

/** Recorder of one page. Every second goes to the disk of this device first, and from there to the server. */
export function createRecorder({ device, server, refusalOf, wait, newId, now }: RecorderOptions): Recorder {
  const { read, change, subscribe } = createCell(firstState);
  const room = createRoomCheck(device, now, { read, change });
  let take: Take | null = null;
  let sender: Sender | null = null;
  let release: (() => void) | null = null;
  let allowSleep: (() => void) | null = null;
  let writer: ChunkWriter | null = null;
  /** Loudness since the last chunk. */
  let levels: number[] = [];
  const gaps = createGaps({
    now,
    onGap(gap) {
      const { recording } = read();
      if (!recording) return;
      const marks = [...recording.marks, gap];
      change({ recording: { ...recording, marks } });
      void device.store.update(recording.id, { marks });
    },
  });
  function onLevels(newest: readonly number[]) {
    const { phase, elapsedMs, sound } = read();
    const after = heard(sound, newest);
    if (phase !== 'recording') {
      change({ sound: { ...after, quietMs: phase === 'paused' ? 0 : after.quietMs } });
      return;
    }
    const heardMs = newest.length * levelMs;
    gaps.heard(heardMs, elapsedMs);
    levels.push(...newest);
    change({ sound: after, elapsedMs: elapsedMs + heardMs });
    room.checkAgain();
  }

  function onChunk(blob: Blob, part: number) {
    writer?.add(blob, { part, endMs: read().elapsedMs, levels: Uint8Array.from(levels, levelOf) });
    levels = [];
  }

  function onDevice(isBack: boolean) {
    change({ isDeviceLost: !isBack });
    if (isBack) gaps.end();
    else if (read().phase === 'recording') gaps.begin('deviceLost', read().elapsedMs);
  }

  const readMicrophones = async () => change({ microphones: await device.capture.microphones() });

  function close() {
    take?.close();
    take = null;
    allowSleep?.();
    allowSleep = null;
    release?.();
    release = null;
  }

  return {
    state: read,
    subscribe,
    async open(options) {
      take?.close();
      take = null;
      change({ phase: 'asking', problem: null, isDeviceLost: false, isElsewhere: false, sound: noSound });
      try {
        take = await device.capture.open(options, { onLevels, onChunk, onDevice });
      } catch (error) {
        if (!(error instanceof CaptureError)) throw error;
        change({ phase: 'off', problem: error.problem });
        return;
      }
      change({ phase: 'ready', deviceId: take.deviceId });
      await Promise.all([readMicrophones(), room.check()]);
    },
    async use(deviceId) {
      try {
        await take?.use(deviceId);
        change({ deviceId, isDeviceLost: false });
      } catch (error) {
        if (!(error instanceof CaptureError)) throw error;
        change({ isDeviceLost: true });
      }
    },
    async begin(begin) {
      if (!take || read().phase !== 'ready') return;
      release = await device.claim();
      if (!release) return change({ isElsewhere: true });
      const recording = newRecording({ ...begin, id: newId(), mimeType: take.mimeType }, now().toISOString());
      await device.store.begin(recording);
      sender = createSender({
        recording,
        store: device.store,
        server,
        refusalOf,
        wait,
        onChange(sending, progress) {
          change({ sending, progress, ...(sending.state === 'sealed' ? { phase: 'sealed' } : {}) });
          if (sending.state === 'sealed') close();
        },
      });
      writer = createChunkWriter({
        id: recording.id,
        store: device.store,
        onWritten() {
          if (read().storage === 'full') change({ storage: 'low', roomMinutes: null });
          sender?.kick();
        },
        onRefused: () => change({ storage: 'full' }),
      });
      levels = [];
      gaps.end();
      allowSleep = device.keepAwake();
      change({ phase: 'recording', recording, elapsedMs: 0, sound: noSound, isElsewhere: false });
      take.start();
      sender.kick();
    },
    pause() {
      take?.pause();
      gaps.begin('pause', read().elapsedMs);
      change({ phase: 'paused' });
    },
    resume() {
      take?.resume();
      gaps.end();
      change({ phase: 'recording' });
    },
    async end() {
      if (!take || !read().recording) return;
      change({ phase: 'ending' });
      await take.stop();
      await writer?.written();
      gaps.end();
      take.close();
      take = null;
      sender?.finish();
    },
    retry: () => sender?.retry(),
    reset: () => change({ ...firstState, microphones: read().microphones }),
    watch() {
      const unwatch = device.capture.onMicrophones(() => void readMicrophones());
      return () => {
        unwatch();
        sender?.stop();
        close();
        change(firstState);
      };
    },
  };
}
