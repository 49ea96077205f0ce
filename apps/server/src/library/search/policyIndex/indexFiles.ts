import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobFile, Segment } from '../../../platform/textIndex';
import { IndexState, type SegmentRow } from './IndexState';
import { segmentFiles } from './SegmentWriter';

/** Raise it whenever grams, weights, blobs, rows or meanings change: saved indexes of another version are rebuilt. */
const indexVersion = 7;

interface Manifest {
  version: number;
  /** The library it was built from; another database has another one. */
  library: string;
  /** Up to which revision of the library. */
  revision: number;
  segments: string[];
  removed: string[];
}

export interface SavedIndex {
  state: IndexState;
  library: string;
  revision: number;
}

/**
 * Saves an index whose segments are on disk: the manifest is replaced in one step, so a crash leaves the old index or the new
 * one, and files of other segments are deleted.
 */
export async function saveIndex(folder: string, { state, library, revision }: SavedIndex): Promise<void> {
  const manifest: Manifest = {
    version: indexVersion,
    library,
    revision,
    segments: state.names,
    removed: [...state.removed],
  };
  const path = join(folder, 'manifest.json');
  await writeFile(`${path}.tmp`, JSON.stringify(manifest), { mode: 0o600 });
  await rename(`${path}.tmp`, path);
  await removeOthers(folder, state.names);
}

/** Loads a saved index. @returns null when there is no complete one of this version; the caller builds a new one. */
export async function loadIndex(folder: string): Promise<SavedIndex | null> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
  if (manifest.version !== indexVersion) return null;
  const state = new IndexState();
  try {
    for (const name of manifest.segments) {
      const paths = segmentFiles(folder, name);
      const segment = Segment.decode(await readFile(paths.postings));
      const rows = parseRows(await readFile(paths.rows, 'utf8'));
      if (rows.length !== segment.documents) throw new Error('rows and postings differ');
      const bytes = await readFile(paths.meanings);
      const meanings = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      state.publish({ name, segment, rows, meanings, blobs: new BlobFile(paths.blobs) });
    }
  } catch {
    state.close();
    return null;
  }
  for (const id of manifest.removed) state.remove(id);
  return { state, library: manifest.library, revision: manifest.revision };
}

function parseRows(text: string): SegmentRow[] {
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as SegmentRow);
}

/** Files of segments that are in use no more, and of builds that were cut short. */
async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  for (const file of await readdir(folder)) {
    const name = /^(.+)\.(?:postings|rows|meanings|blobs)$/.exec(file)?.[1];
    if (name !== undefined && !wanted.has(name)) await rm(join(folder, file), { force: true });
  }
}
