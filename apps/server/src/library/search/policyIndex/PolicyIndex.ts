import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import type { PolicySource } from '../../records';
import { IndexState } from './IndexState';
import { loadIndex, saveIndex } from './indexFiles';
import { SegmentWriter } from './SegmentWriter';

/** More segments than this slow every query; then the index is built anew, as one. */
const maxSegments = 12;

/**
 * Search index of one process, built from the database and following it. It is a copy: deleting its folder costs one
 * rebuild.
 */
export class PolicyIndex {
  private current = new IndexState();
  private library = '';
  private revision = 0;
  private running: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly source: PolicySource,
    /** While records are taken in: how many so far, of how many in the library. */
    private readonly onProgress: (indexed: number, total: number) => void = () => {},
  ) {}

  /** State that searches read. Replaced when the index is rebuilt, so take it once per query. */
  get state(): IndexState {
    return this.current;
  }

  /** Revision of the library that is completely indexed. */
  get upTo(): number {
    return this.revision;
  }

  /** Loads the saved index, if it is complete. */
  async load(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const saved = await loadIndex(this.folder);
    if (saved === null) return;
    this.current = saved.state;
    this.library = saved.library;
    this.revision = saved.revision;
  }

  /**
   * Updates the index to the present revision of the library. Calls during an update wait for it and then look again.
   */
  async sync(): Promise<void> {
    while (this.running) await this.running.catch(() => {});
    this.running = this.follow();
    try {
      await this.running;
    } finally {
      this.running = null;
    }
  }

  /** Resolves when no update is running. */
  async settled(): Promise<void> {
    await this.running?.catch(() => {});
  }

  close(): void {
    this.current.close();
  }

  private async follow(): Promise<void> {
    const { library, revision, count } = await this.source.state();
    const isOther = library !== this.library || revision < this.revision;
    if (!isOther && revision === this.revision) return;
    const isCrowded = this.current.names.length >= maxSegments;
    const isFresh = isOther || isCrowded;
    const state = isFresh ? new IndexState() : this.current;
    await this.append(state, { after: isFresh ? 0 : this.revision, upTo: revision, total: count });
    if (state.catalog.count !== count) await this.dropMissing(state);
    await saveIndex(this.folder, { state, library, revision });
    const old = this.current;
    this.current = state;
    this.library = library;
    this.revision = revision;
    if (old !== state) old.close();
  }

  private async append(
    state: IndexState,
    { after, upTo, total }: { after: number; upTo: number; total: number },
  ): Promise<void> {
    let writer: SegmentWriter | null = null;
    let indexed = 0;
    for await (const batch of this.source.changes(after, upTo)) {
      for (const record of batch) {
        writer ??= await SegmentWriter.open(this.folder, `${upTo}-${randomBytes(4).toString('hex')}`);
        writer.add(record);
        // Requests are answered between documents, however long the batch.
        if (writer.documents % 16 === 0) await turn();
        if (writer.isFull) {
          state.publish(await writer.seal());
          writer = null;
        }
      }
      indexed += batch.length;
      this.onProgress(indexed, total);
    }
    if (writer) state.publish(await writer.seal());
  }

  private async dropMissing(state: IndexState): Promise<void> {
    const present = new Set(await this.source.ids());
    for (const id of [...state.catalog.idsLive()]) if (!present.has(id)) state.remove(id);
  }
}
