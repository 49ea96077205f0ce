import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { type Db, lockUser } from '../../../platform/db';
import { type Job, type JobHandlers, untilStopped } from '../../../platform/jobs';
import { type Clock, type Llm, LlmFailure } from '../../../platform/ports';
import {
  type DeckRow,
  findDeckOfJob,
  findWriting,
  type OwnedDeckRow,
  wholeSources,
  writeDeck,
} from '../decks/deckRepository';
import { keptSlides, outlineIn, slidesIn, writingIn } from '../decks/views';
import { mergeSlides } from '../slides/mergeSlides';
import { type Page, pagesOf } from '../slides/Page';
import { materialOf } from './material';
import { writeSlide } from './writeSlide';
import { type Writing, withSlideState, writingJob } from './writing';

type Slide = MainComponents['schemas']['DeckSlide'];

/** Slides that are written at the same time. */
const atOnce = 3;

interface Dependencies {
  db: Db;
  clock: Clock;
  llm: Llm | null;
}

/** Handlers of the job that writes the slides of a deck; each is kept as soon as it is written, so that a restart goes on with the rest. */
export function writeJobs({ db, clock, llm }: Dependencies): JobHandlers {
  /** Changes a deck that is still being written. @returns whether it is */
  const change = (job: Job, ownerId: string, changed: (row: DeckRow, writing: Writing) => Partial<DeckRow>) =>
    db.transaction(async (tx) => {
      await lockUser(tx, ownerId);
      await job.hold(tx);
      const row = await findDeckOfJob(tx, job.subjectId);
      if (row === undefined) return false;
      const writing = writingIn(row);
      if (writing?.state !== 'running') return false;
      await writeDeck(tx, { ...row, ...changed(row, writing) });
      return true;
    });
  const setState = (job: Job, ownerId: string, id: string, state: Omit<Writing['slides'][number], 'id'>) =>
    change(job, ownerId, (_, writing) => ({ writing: JSON.stringify(withSlideState(writing, id, state)) }));
  const keepSlide = (job: Job, ownerId: string, slide: Slide) =>
    change(job, ownerId, (row, writing) => ({
      ...keptSlides(mergeSlides(slidesIn(row), [slide], new Set([slide.id]))),
      writing: JSON.stringify(withSlideState(writing, slide.id, { state: 'written' })),
      revision: row.revision + 1,
      updated_at: clock.now(),
    }));

  const writeAll = async (job: Job, row: OwnedDeckRow, model: Llm, pages: readonly Page[], signal: AbortSignal) => {
    const sources = await wholeSources(db, row.id);
    const titles = pagesOf(outlineIn(row)).map(({ head }) => head.text);
    const setting = { deckTitle: row.title, titles, today: dateInShanghai(clock.now()), wish: '', before: '' };
    const waiting = [...pages];
    const work = async (): Promise<void> => {
      for (let page = waiting.shift(); page !== undefined && !signal.aborted; page = waiting.shift()) {
        const { id } = page.head;
        if (!(await setState(job, row.owner_id, id, { state: 'writing' }))) return;
        try {
          const slide = await writeSlide(model, page, materialOf(page, sources), setting, signal);
          await keepSlide(job, row.owner_id, slide);
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof LlmFailure)) throw error;
          await setState(job, row.owner_id, id, { state: 'failed', problem: error.message });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  const run = async (job: Job): Promise<void> => {
    const row = await findDeckOfJob(db, job.subjectId);
    if (row === undefined) return;
    const writing = writingIn(row);
    if (writing?.state !== 'running') return;
    if (llm === null) return giveUp(job, '没有接入大模型');
    const open = new Set(
      writing.slides.flatMap(({ id, state }) => (state === 'waiting' || state === 'writing' ? [id] : [])),
    );
    const pages = pagesOf(outlineIn(row)).filter(({ head }) => open.has(head.id));
    const isWanted = async () => writingIn({ writing: await findWriting(db, job.subjectId) })?.state === 'running';
    await untilStopped(job, isWanted, (signal) => writeAll(job, row, llm, pages, signal));
    job.signal.throwIfAborted();
    await change(job, row.owner_id, (_, last) => ({ writing: JSON.stringify({ ...last, state: 'done' }) }));
  };

  async function giveUp(job: Job, problem: string): Promise<void> {
    const row = await findDeckOfJob(db, job.subjectId);
    if (!row) return;
    await change(job, row.owner_id, (_, writing) => ({
      writing: JSON.stringify({
        ...writing,
        state: 'done',
        slides: writing.slides.map((slide) =>
          slide.state === 'written' ? slide : { id: slide.id, state: 'failed', problem },
        ),
      } satisfies Writing),
    }));
  }

  return { [writingJob]: { run, giveUp: (job) => giveUp(job, '写这一页时服务出了问题') } };
}
