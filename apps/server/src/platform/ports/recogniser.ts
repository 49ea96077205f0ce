/** Language or dialect that a recogniser knows. */
export interface SpokenLanguage {
  /** What the service is told; null: it recognises this by itself and cannot be told to. */
  code: string | null;
  name: string;
  isDialect: boolean;
}

/** What a recognition service says of itself; null where it says nothing. */
export interface RecogniserAbilities {
  /** Empty where the service does not say which it knows. */
  languages: readonly SpokenLanguage[];
  hasSpeakers: boolean | null;
  hasWordTimes: boolean | null;
  hasHotWords: boolean | null;
}

export interface RecogniserWishes {
  /** Code of one of the languages; null leaves it to the service. */
  language: string | null;
  /** Names and terms to expect, the most wanted first. */
  hotWords: readonly string[];
}

/** A sentence as it was heard; times are milliseconds from the beginning of the sound, null where the service tells none. */
export interface HeardSentence {
  startMs: number | null;
  endMs: number | null;
  text: string;
  /** The service's mark of a voice, the same for one speaker within one call. */
  speaker: string | null;
  /** Whether the service was not sure of the words. */
  isUncertain: boolean;
}

export interface ListeningEvents {
  /** The service has the connection and listens. */
  onReady: () => void;
  /** What may still change of the words after the last sentence; empty when there are none. */
  onPartial: (text: string) => void;
  /** A sentence that changes no more. */
  onSentence: (sentence: HeardSentence) => void;
  /** The last event. @param failure null after `end`, when everything was said */
  onOver: (failure: RecognitionFailure | null) => void;
}

/** A connection on which a service hears what is being said. */
export interface Listening {
  /** Samples: 16 kHz, one channel, 16 bit, little-endian. */
  send(samples: Uint8Array): void;
  /** Bytes that the service has not taken yet. */
  waitingBytes(): number;
  /** No more is said; the last sentences follow. */
  end(): void;
  /** Hangs up at once, without any further event. */
  close(): void;
}

/** Samples of a second in the form that `Listening` and recognisers of `samples` take, in bytes. */
export const sampleBytesPerSecond = 32_000;

/** Speech recognition service (语音识别): sound in, sentences out. */
export interface Recogniser {
  readonly model: string;
  /** What `transcribe` takes: files as they are, or bare samples as `Listening` does. */
  readonly takes: 'files' | 'samples';
  /** The most that one call of `transcribe` takes. */
  readonly maxBytes: number;
  abilities(): Promise<RecogniserAbilities>;
  /**
   * Recognises a piece of sound.
   *
   * @param mediaType of the file; of no meaning for samples
   * @returns sentences in the order of their beginnings
   * @throws RecognitionFailure, or the reason of the signal
   */
  transcribe(
    sound: Uint8Array<ArrayBuffer>,
    mediaType: string,
    wishes: RecogniserWishes,
    signal: AbortSignal,
  ): Promise<HeardSentence[]>;
  /** Hears what is being said; null where the service only takes recordings. */
  readonly listen: ((wishes: RecogniserWishes, events: ListeningEvents) => Listening) | null;
}

/** Error of a recognition service. Its message is for users and contains nothing from the service's reply. */
export class RecognitionFailure extends Error {
  override name = 'RecognitionFailure';
  constructor(
    message: string,
    /** Whether the same call may succeed later. */
    readonly isRetryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
