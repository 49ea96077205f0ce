import type { Db } from '../../platform/db';
import { enqueueOwnJob, type Job } from '../../platform/jobs';
import type { Log } from '../../platform/log';
import type { Module } from '../../platform/module';
import { type Clock, type Embedder, EmbeddingFailure } from '../../platform/ports';
import { TopK } from '../../platform/textIndex';
import { after, second } from '../../platform/vocabulary';
import type { ClauseQuery, IndexState, NearClause } from '../search';
import { ClausePlaces, cut } from './ClausePlaces';
import { addRows, deleteOthers, newestRow, rowsBetween, rowsOf, type VectorRow } from './repository';
import { quantised, VectorMatrix } from './VectorMatrix';

/** Search for clauses whose meaning is near to a question's, whatever their words. */
export interface Nearness {
  /**
   * The 50 clauses nearest by cosine; none while there are no vectors or the service does not answer.
   *
   * @throws the reason of the signal
   */
  near(query: Pick<ClauseQuery, 'q' | 'only'>, signal: AbortSignal): Promise<NearClause[]>;
  /** Reads what is new in index and database, and requests missing vectors. */
  follow(): Promise<void>;
  background: Pick<Module, 'jobs' | 'purge'>;
}

export interface NearnessOptions {
  db: Db;
  clock: Clock;
  log: Log;
  embedder: Embedder;
  /** The search index; null until there is one. */
  index(): IndexState | null;
  /** Brings the index up to date. */
  sync(): Promise<void>;
}

const job = 'embedClauses';
/** What a question gets. */
const nearest = 50;
/** Texts between two times that what is done is kept. */
const textsAtOnce = 40;
/** After a failure questions do not wait for the service for so long. */
const restMs = 30 * second;

export function createNearness({ db, clock, log, embedder, index, sync }: NearnessOptions): Nearness {
  const { model } = embedder;
  let places: ClausePlaces | null = null;
  let matrix: VectorMatrix | null = null;
  /** Texts and rows of the table that the matrix knows. */
  let known = 0;
  let upTo = 0;
  let running: Promise<void> = Promise.resolve();
  let isFailing = false;
  let restsUntil = clock.now();

  const take = async (): Promise<void> => {
    const state = index();
    if (state === null) return;
    // Questions go on with the old ones until the new ones are whole.
    const isNew = places?.state !== state;
    const now = isNew || places === null ? new ClausePlaces(state) : places;
    await now.follow();
    const newest = await newestRow(db, model);
    const isOther = isNew || matrix === null || matrix.dimension !== newest?.dimension;
    if (newest === undefined) {
      [places, matrix] = [now, null];
      return;
    }
    const own = isOther || matrix === null ? new VectorMatrix(newest.dimension) : matrix;
    const keep = ({ hash, vector }: VectorRow): void => {
      const text = now.find(hash);
      if (text !== undefined) own.set(text, vector);
    };
    const space = { model, dimension: newest.dimension };
    const { length } = now.hashes;
    for await (const rows of rowsOf(db, space, now.hashes.slice(isOther ? 0 : known))) rows.forEach(keep);
    if (!isOther) for await (const rows of rowsBetween(db, space, upTo, newest.seq)) rows.forEach(keep);
    [places, matrix, known, upTo] = [now, own, length, newest.seq];
  };
  /** One after another. */
  const takeInTurn = (): Promise<void> => {
    running = running.catch(() => {}).then(take);
    return running;
  };
  const isThere = (text: number): boolean => matrix?.has(text) ?? false;
  const order = async (): Promise<void> => {
    for await (const _ of places?.missing(isThere) ?? []) return await enqueueOwnJob(db, job, clock.now());
  };

  const build = async ({ signal, hold }: Job): Promise<void> => {
    await sync();
    await takeInTurn();
    if (places === null) return;
    // A model may have been exchanged under its name; its dimension tells.
    const dimension = (await vectorsOf(['政策'], signal))[0]?.length ?? 0;
    const space = { model, dimension };
    const { state } = places;
    const isKept = (text: number) => matrix?.dimension === dimension && isThere(text);
    let made = 0;
    let batch: { hash: string; text: string }[] = [];
    const flush = async (): Promise<void> => {
      const vectors = await vectorsOf(
        batch.map(({ text }) => text),
        signal,
      );
      if (vectors.some(({ length }) => length !== dimension)) throw new EmbeddingFailure('向量服务换了向量的维数');
      const rows = batch.map(({ hash }, i) => ({ hash, vector: quantised(vectors[i] as Float32Array) }));
      await db.transaction(async (tx) => {
        await hold(tx);
        await addRows(tx, space, rows);
      });
      made += batch.length;
      batch = [];
      signal.throwIfAborted();
    };
    for await (const text of places.missing(isKept)) {
      // The index was built anew, and its old files are closed.
      if (index() !== state) throw new Error('the index was replaced');
      if (batch.push(text) === textsAtOnce) await flush();
    }
    if (batch.length > 0) await flush();
    await takeInTurn();
    await deleteOthers(db, space, places.live());
    if (made > 0) log.info({ model, dimension, made, clauses: places.clauseIds.length }, '条款的向量已就绪');
  };
  const vectorsOf = (texts: readonly string[], signal: AbortSignal) => embedder.embed(texts, 'background', signal);

  const vectorOf = async (q: string, dimension: number, signal: AbortSignal): Promise<Float32Array | null> => {
    if (clock.now() < restsUntil) return null;
    try {
      const [vector] = await embedder.embed([cut(q)], 'asked', signal);
      if (vector?.length !== dimension) throw new EmbeddingFailure('向量服务给出的维数与保存的不同');
      if (isFailing) log.info({ model }, '向量服务恢复了');
      isFailing = false;
      return vector;
    } catch (err) {
      if (!(err instanceof EmbeddingFailure)) throw err;
      // Said once, not for every question.
      if (!isFailing) log.warn({ err, model }, '向量服务没有回答，检索不用向量');
      isFailing = true;
      restsUntil = after(clock.now(), restMs);
      return null;
    }
  };

  return {
    async near({ q, only }, signal) {
      if (matrix === null || places === null) return [];
      const [asked, there] = [matrix, places];
      const vector = await vectorOf(q, asked.dimension, signal);
      if (vector === null) return [];
      return nearestOf(there, await asked.cosines(vector), only);
    },
    async follow() {
      await takeInTurn();
      await order();
    },
    background: {
      jobs: {
        [job]: {
          run: build,
          async giveUp() {
            log.warn({ model }, '条款的向量没有建完，过一小时再试');
          },
        },
      },
      purge: [order],
    },
  };
}

/** The best places, by how many standard deviations a cosine lies above that of any clause: models differ in what is near. */
function nearestOf(
  { state: { catalog }, documents, clauseIds, texts }: ClausePlaces,
  cosines: Float32Array,
  only: ReadonlySet<string> | undefined,
): NearClause[] {
  let [count, sum, squares] = [0, 0, 0];
  for (const cosine of cosines) {
    if (Number.isNaN(cosine)) continue;
    count += 1;
    sum += cosine;
    squares += cosine * cosine;
  }
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(1e-12, squares / count - mean * mean));
  const top = new TopK(nearest, (a, b) => a - b);
  for (let place = 0; place < documents.length; place++) {
    const document = documents[place] as number;
    const cosine = cosines[texts[place] as number] ?? Number.NaN;
    if (Number.isNaN(cosine) || catalog.live.data[document] !== 1) continue;
    if (only === undefined || only.has(catalog.ids[document] as string)) top.offer(place, cosine);
  }
  return top.ranked().map(({ candidate, key }) => ({
    policyId: catalog.ids[documents[candidate] as number] as string,
    clauseId: clauseIds[candidate] as string,
    score: (key - mean) / deviation,
  }));
}
