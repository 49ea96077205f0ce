/** Why there is no sound to record. `noTabAudio`: a tab was chosen whose sound is not shared. */
export type CaptureProblem = 'denied' | 'noDevice' | 'busy' | 'unsupported' | 'noTabAudio' | 'cancelled';

export class CaptureError extends Error {
  constructor(
    readonly problem: CaptureProblem,
    cause?: unknown,
  ) {
    super(`no capture: ${problem}`, { cause });
  }
}

export interface Microphone {
  id: string;
  /** As the system calls it; empty before permission. */
  label: string;
}

export interface TakeEvents {
  /** Loudness from 0 to 1, one for each 20 ms of sound; these also are the clock of the recording. */
  onLevels: (levels: readonly number[]) => void;
  /** Samples for captions, of the time of the same levels: 16 kHz, one channel. */
  onSamples?: (samples: Int16Array) => void;
  /** About a second of sound, in order. */
  onChunk: (bytes: Blob, part: number) => void;
  /** The microphone went away or went silent at the system; `isBack` when it is there again. */
  onDevice: (isBack: boolean) => void;
}

/** An open microphone. It is heard, and with `start` recorded. */
export interface Take {
  mimeType: string;
  /** Id of the microphone that is in use. */
  deviceId: string;
  start(): void;
  pause(): void;
  resume(): void;
  /** Takes another microphone, also while it records. */
  use(deviceId: string): Promise<void>;
  /** Resolves when the last chunk was handed over. */
  stop(): Promise<void>;
  /** Lets go of microphone and tab. */
  close(): void;
}

/** What the browser offers for recording. */
export interface Capture {
  /** Whether the sound of another tab can be recorded: in Chromium. */
  canShareTab: boolean;
  /** Whether the system ends recording when the screen is locked: on phones. */
  mayBeSuspended: boolean;
  microphones(): Promise<Microphone[]>;
  /** Called when a microphone was plugged in or out. Returns what ends it. */
  onMicrophones(changed: () => void): () => void;
  /** Asks for the microphone, and for a tab. Rejects with a CaptureError. */
  open(options: { deviceId?: string; withTab: boolean }, events: TakeEvents): Promise<Take>;
}
