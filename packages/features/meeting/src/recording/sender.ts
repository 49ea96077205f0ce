import type { ChunkStore } from './chunkStore';
import type { Chunk, LocalRecording, Mark, Progress } from './chunks';
import { createPatience, type PatienceOptions, Refusal } from './patience';

/** What is asked of the server. Every call may be repeated: it takes the same chunk twice as one. */
export interface RecordingServer {
  /** Tells of a recording before its first chunk. Resolves to its id there. */
  create(recording: LocalRecording): Promise<string>;
  put(meetingId: string, chunk: Chunk): Promise<void>;
  saveLevels(meetingId: string, levels: Uint8Array): Promise<void>;
  /** Ends a recording of which every chunk has arrived. */
  seal(meetingId: string, chunks: number, marks: readonly Mark[]): Promise<void>;
}

/**
 * `idle`: the server has all that is here; `waiting`: network or server are away, it is tried again; `refused`: the server says no;
 * `sealed`: the recording is whole at the server, and no longer here.
 */
export type Sending =
  | { state: 'idle' | 'sending' | 'waiting' }
  | { state: 'refused'; reason: string }
  | { state: 'sealed'; meetingId: string };

export interface SenderOptions extends PatienceOptions {
  recording: LocalRecording;
  store: ChunkStore;
  server: RecordingServer;
  onChange: (sending: Sending, progress: Progress) => void;
}

export interface Sender {
  /** A chunk was added. */
  kick(): void;
  /** The network is back: tries again at once. */
  retry(): void;
  /** No chunk will be added: once all have arrived, the server seals the recording. */
  finish(): void;
  stop(): void;
}

/** Brings the chunks of one recording to the server in their order, again and again until it has them. */
export function createSender({ recording, store, server, onChange, ...patient }: SenderOptions): Sender {
  const { id } = recording;
  let { meetingId } = recording;
  let isFinishing = false;
  let isRunning = false;
  let isAsked = false;

  const tell = async (sending: Sending) => onChange(sending, await store.progress(id));
  const patience = createPatience(patient, () => tell({ state: 'waiting' }));

  /** One step towards a sealed recording. Resolves to what there is to say of it; `idle` and `sealed` when no step is left. */
  async function step(): Promise<Sending> {
    if (meetingId === null) {
      meetingId = await server.create(recording);
      await store.update(id, { meetingId });
    }
    const chunk = await store.nextUnsent(id);
    if (chunk) {
      await server.put(meetingId, chunk);
      await store.markSent(id, chunk.seq);
      return { state: 'sending' };
    }
    if (!isFinishing) return { state: 'idle' };
    const [progress, levels, kept] = await Promise.all([store.progress(id), store.levels(id), store.recording(id)]);
    await server.saveLevels(meetingId, levels);
    await server.seal(meetingId, progress.count, kept?.marks ?? recording.marks);
    await store.remove(id);
    onChange({ state: 'sealed', meetingId }, progress);
    patience.stop();
    return { state: 'sealed', meetingId };
  }

  async function sendAll() {
    try {
      let sending: Sending = { state: 'sending' };
      while (sending.state === 'sending') {
        sending = await patience.ask(step);
        if (sending.state !== 'sealed') await tell(sending);
      }
    } catch (error) {
      if (error instanceof Refusal) await tell({ state: 'refused', reason: error.reason });
      else if (!patience.signal.aborted) throw error;
    }
  }

  async function run() {
    isRunning = true;
    while (isAsked && !patience.signal.aborted) {
      isAsked = false;
      await sendAll();
    }
    isRunning = false;
  }

  const kick = () => {
    isAsked = true;
    if (!isRunning) void run();
  };
  const retry = () => {
    patience.hurry();
    kick();
  };
  return {
    kick,
    retry,
    finish() {
      isFinishing = true;
      retry();
    },
    stop: patience.stop,
  };
}
