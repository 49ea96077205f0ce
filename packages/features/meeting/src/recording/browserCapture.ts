import { type Capture, CaptureError, type CaptureProblem, type Take, type TakeEvents } from './capture';

const chunkMs = 1_000;
/** A damaged part costs at most this much. */
const partMs = 10 * 60_000;
const bitsPerSecond = 32_000;
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'];

const problems: Record<string, CaptureProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
function problemOf(error: unknown, isTab: boolean): CaptureError {
  const problem = problems[error instanceof DOMException ? error.name : ''];
  if (problem === undefined) throw error;
  return new CaptureError(isTab && problem === 'denied' ? 'cancelled' : problem, error);
}

const listen = (deviceId?: string) =>
  navigator.mediaDevices
    .getUserMedia({ audio: { ...(deviceId ? { deviceId: { exact: deviceId } } : {}), channelCount: 1 } })
    .catch((error) => Promise.reject(problemOf(error, false)));

/** Asks for the sound of a tab; its picture is let go of at once. */
async function listenToTab(): Promise<MediaStream> {
  const shared = await navigator.mediaDevices
    .getDisplayMedia({ video: true, audio: true })
    .catch((error) => Promise.reject(problemOf(error, true)));
  for (const track of shared.getVideoTracks()) track.stop();
  if (shared.getAudioTracks().length > 0) return shared;
  throw new CaptureError('noTabAudio');
}

const stopAll = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const hasNavigator = typeof navigator !== 'undefined';

/** Recording with what this browser has: MediaRecorder, an AudioWorklet for the loudness and the samples. */
export const browserCapture: Capture = {
  // Only Chromium shares the sound of a tab, and only it has these data.
  canShareTab: hasNavigator && 'userAgentData' in navigator && 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
  mayBeSuspended: hasNavigator && /iPhone|iPad|Android/.test(navigator.userAgent),
  async microphones() {
    const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
    return devices
      .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== 'communications')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  },
  onMicrophones(changed) {
    navigator.mediaDevices?.addEventListener('devicechange', changed);
    return () => navigator.mediaDevices?.removeEventListener('devicechange', changed);
  },
  async open({ deviceId, withTab }, events) {
    const mimeType =
      typeof MediaRecorder === 'undefined' ? undefined : types.find((type) => MediaRecorder.isTypeSupported(type));
    if (mimeType === undefined || !navigator.mediaDevices) throw new CaptureError('unsupported');
    // The tab first: it may only be asked for right after a press.
    const tab = withTab ? await listenToTab() : null;
    try {
      return await openTake({ microphone: await listen(deviceId), tab, mimeType, events });
    } catch (error) {
      stopAll(tab);
      throw error;
    }
  },
};

/**
 * Hands over what a recorder has, whole up to the moment. After the page was busy, the browser's chunk ends where that began, and the
 * sound of the meantime would wait for the next: it is asked for, and belongs to the same chunk.
 */
function handOver(recorder: MediaRecorder, onChunk: (chunk: Blob) => void): void {
  let begun: Blob | null = null;
  recorder.ondataavailable = ({ data }) => {
    if (begun === null && recorder.state !== 'inactive') {
      begun = data;
      recorder.requestData();
      return;
    }
    const chunk = begun === null ? data : new Blob([begun, data], { type: data.type });
    begun = null;
    // Safari hands over empty ones.
    if (chunk.size > 0) onChunk(chunk);
  };
}

interface TakeOptions {
  microphone: MediaStream;
  tab: MediaStream | null;
  mimeType: string;
  events: TakeEvents;
}

async function openTake({ microphone: first, tab, mimeType, events }: TakeOptions): Promise<Take> {
  const context = new AudioContext();
  const mix = context.createMediaStreamDestination();
  await context.audioWorklet.addModule(new URL('./sound.worklet.js', import.meta.url));
  const meter = new AudioWorkletNode(context, 'hengce-sound', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  meter.port.onmessage = ({ data }: MessageEvent<{ levels: number[]; samples: Int16Array }>) => {
    events.onLevels(data.levels);
    events.onSamples?.(data.samples);
  };
  const plug = (stream: MediaStream) => {
    const source = context.createMediaStreamSource(stream);
    source.connect(mix);
    source.connect(meter);
    return source;
  };
  if (tab) plug(tab);

  let microphone = first;
  let source = plug(first);
  const watch = (stream: MediaStream) => {
    const track = stream.getAudioTracks()[0];
    if (!track) return '';
    track.onended = track.onmute = () => events.onDevice(false);
    track.onunmute = () => events.onDevice(true);
    return track.getSettings().deviceId ?? '';
  };
  let deviceId = watch(first);
  await context.resume();

  let part = -1;
  let recorder: MediaRecorder | null = null;
  let nextPart: ReturnType<typeof setInterval> | undefined;
  const begin = () => {
    part += 1;
    const own = part;
    const next = new MediaRecorder(mix.stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
    handOver(next, (chunk) => events.onChunk(chunk, own));
    next.start(chunkMs);
    return next;
  };
  const end = (ending: MediaRecorder) =>
    new Promise<void>((resolve) => {
      ending.onstop = () => resolve();
      ending.stop();
    });
  return {
    mimeType,
    get deviceId() {
      return deviceId;
    },
    start() {
      recorder = begin();
      nextPart = setInterval(() => {
        if (recorder?.state !== 'recording') return;
        const ending = recorder;
        recorder = begin();
        void end(ending);
      }, partMs);
    },
    pause: () => recorder?.pause(),
    resume: () => recorder?.resume(),
    async use(id) {
      const next = await listen(id);
      source.disconnect();
      stopAll(microphone);
      microphone = next;
      source = plug(next);
      deviceId = watch(next);
      events.onDevice(true);
    },
    async stop() {
      clearInterval(nextPart);
      if (recorder && recorder.state !== 'inactive') await end(recorder);
      recorder = null;
    },
    close() {
      clearInterval(nextPart);
      for (const track of microphone.getAudioTracks()) track.onended = track.onmute = track.onunmute = null;
      stopAll(microphone);
      stopAll(tab);
      meter.port.onmessage = null;
      void context.close();
    },
  };
}
