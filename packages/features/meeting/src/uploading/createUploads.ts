import { createCell } from '../recording/cell';
import { createPatience, type Patience, type PatienceOptions, Refusal } from '../recording/patience';
import { type SendFileOptions, sendFile, type Wanted } from './sendFile';
import type { SoundReader } from './soundReader';

/** A file on its way. `waiting`: network or server are away, it is tried again; `sounding`: all of it is there, its loudness is still read. */
export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  state: 'queued' | 'sending' | 'waiting' | 'sounding' | 'refused';
  /** How much of it the server has. */
  sentBytes: number;
  /** How much of its sound is read, 0 to 1. */
  soundShare: number;
  /** Why it was refused, in words for the user. */
  reason?: string;
}

export interface UploadsState {
  uploads: readonly Upload[];
}

export interface UploadsOptions extends PatienceOptions, Pick<SendFileOptions, 'server' | 'words'> {
  readSound: SoundReader['read'];
  /** The list of meetings has changed: one has begun, or its file is there. */
  onMeetings: () => void;
}

/** Files on their way to the server, one after another in the order in which they were chosen. */
export interface Uploads {
  read(): UploadsState;
  subscribe(changed: () => void): () => void;
  add(wanted: readonly Wanted[]): void;
  /** Sends one that was refused once more. */
  again(id: string): void;
  /** Forgets one, and stops sending it. What the server has of it stays there. */
  remove(id: string): void;
  /** The network is back. */
  hurry(): void;
}

const queued = ({ id, file }: Wanted): Upload => ({
  id,
  name: file.name,
  sizeBytes: file.size,
  state: 'queued',
  sentBytes: 0,
  soundShare: 0,
});

export function createUploads({ server, words, readSound, onMeetings, ...patient }: UploadsOptions): Uploads {
  const { read, change, subscribe } = createCell<UploadsState>({ uploads: [] });
  const wantedBy = new Map<string, Wanted>();
  let running: { id: string; patience: Patience } | null = null;

  const patch = (id: string, changed: Partial<Upload>) =>
    change({ uploads: read().uploads.map((each) => (each.id === id ? { ...each, ...changed } : each)) });
  const forget = (id: string) => {
    wantedBy.delete(id);
    change({ uploads: read().uploads.filter((each) => each.id !== id) });
  };

  async function send(wanted: Wanted): Promise<void> {
    const { id, file } = wanted;
    const patience = createPatience(patient, () => patch(id, { state: 'waiting' }));
    running = { id, patience };
    patch(id, { state: 'sending' });
    const onShare = (soundShare: number) => patch(id, { soundShare });
    const told = {
      ...server,
      async create(asked: Wanted) {
        const meeting = await server.create(asked);
        onMeetings();
        return meeting;
      },
    };
    const onSent = (sentBytes: number) =>
      patch(id, { sentBytes, state: sentBytes === file.size ? 'sounding' : 'sending' });
    // A reader that fails costs the wave, not the file.
    const levels = readSound(file, onShare, patience.signal).catch(() => null);
    try {
      await sendFile({ wanted, server: told, patience, levels, onSent, words });
      forget(id);
      onMeetings();
    } catch (error) {
      if (error instanceof Refusal) patch(id, { state: 'refused', reason: error.reason });
      else if (!patience.signal.aborted) throw error;
    } finally {
      patience.stop();
      running = null;
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = read().uploads.find(({ state }) => state === 'queued');
      const wanted = next && wantedBy.get(next.id);
      if (!wanted) return;
      await send(wanted);
    }
  }
  const kick = () => {
    if (running === null) void sendAll();
  };

  return {
    read,
    subscribe,
    add(wanted) {
      for (const each of wanted) {
        const known = read().uploads.find(({ id }) => id === each.id);
        if (known && known.state !== 'refused') continue;
        wantedBy.set(each.id, each);
        change({ uploads: [...read().uploads.filter(({ id }) => id !== each.id), queued(each)] });
      }
      kick();
    },
    again(id) {
      patch(id, { state: 'queued' });
      kick();
    },
    remove(id) {
      if (running?.id === id) running.patience.stop();
      forget(id);
    },
    hurry: () => running?.patience.hurry(),
  };
}
