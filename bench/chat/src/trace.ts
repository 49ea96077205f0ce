import type { CDPSession, Page } from 'playwright';

/** The page marks it once the browser follows it: what starting costs is none of the page's. */
const begun = 'trace begun';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as the clock says. */
  ts: number;
  /** Microseconds of CPU of its thread. */
  tts?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Follows the threads that run pages, from now on. */
export async function readTrace(session: CDPSession) {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
        'blink.user_timing',
      ],
    },
  });
  await session.send('Runtime.evaluate', { expression: `performance.mark('${begun}')` });
  return {
    async stop() {
      const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await ended;
      session.off('Tracing.dataCollected', collect);
      const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
      const pages = new Set(
        events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
      );
      const start = events.find(({ name }) => name === begun)?.ts;
      if (start === undefined) throw new Error('The trace does not say where it began.');
      const ofPages = events.filter((event) => pages.has(threadOf(event)) && event.ts >= start);
      const cpuOf = (name: RegExp) =>
        ofPages.filter((event) => name.test(event.name)).map(({ tdur = 0 }) => tdur / 1_000);
      const tasks = cpuOf(/RunTask$/);
      const workers = new Set(
        events
          .filter(({ name, args }) => name === 'thread_name' && args?.name?.startsWith('DedicatedWorker'))
          .map(threadOf),
      );
      const ofWorkers = events.filter((event) => workers.has(threadOf(event)) && /RunTask$/.test(event.name));
      return {
        /** CPU of the page's thread, and of its workers. */
        pageMs: tasks.reduce((sum, ms) => sum + ms, 0),
        workerMs: ofWorkers.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0),
        over16: tasks.filter((ms) => ms > 16).length,
        over50: tasks.filter((ms) => ms > 50).length,
        longest: Math.max(0, ...tasks),
        paintMs: cpuOf(/^(PrePaint|Paint|Layerize)$/).reduce((sum, ms) => sum + ms, 0),
        frames: events.filter(({ name }) => name === 'DrawFrame').length,
        dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
        /** CPU between two marks that the page made (`performance.mark`), on its own thread and on its workers'. */
        between(first: string, last: string): { pageMs: number; workerMs: number } {
          const [from, to] = [first, last].map((mark) => ofPages.find(({ name }) => name === mark));
          if (!from || !to) throw new Error(`The page made no ${first} or no ${last}.`);
          const read = ofWorkers.filter(({ ts }) => ts >= from.ts && ts <= to.ts);
          return {
            pageMs: ((to.tts ?? 0) - (from.tts ?? 0)) / 1_000,
            workerMs: read.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0),
          };
        },
      };
    },
  };
}

/** Turns the wheel where the mouse is, a frame for each turn: tasks of the page by the time they take. @param turns pixels, down or (negative) up */
export async function traceScroll(page: Page, turns: readonly number[]) {
  const trace = await readTrace(await page.context().newCDPSession(page));
  for (const pixels of turns) {
    await page.mouse.wheel(0, pixels);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const { over16, over50, longest, frames, dropped } = await trace.stop();
  return { over16, over50, longest: Math.round(longest), frames, dropped };
}
