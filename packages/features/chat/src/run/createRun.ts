import { type ApiError, type ChatMessage, type ChatStreamEvent, isApiError, type StreamEvent } from '@hengce/api';
import { createTextStream, type TextStream } from '@hengce/ui';
import { newRun, type RunState, reduceRun, runOf } from './runState';

/** State of the connection. `opening`: the server has not accepted the question yet. `lost`: no more attempts without the user. */
export type RunConnection = 'opening' | 'live' | 'reconnecting' | 'lost' | 'ended' | 'refused';

export interface RunView {
  /**
   * State as of the last event that was more than text; the text itself is in the streams, which are painted by frame.
   */
  state: RunState;
  reasoning: TextStream;
  answer: TextStream;
  connection: RunConnection;
  /** Reason why the server refused the question; null otherwise. */
  refusal: ApiError | null;
}

export interface Run {
  get(): RunView;
  subscribe(listener: () => void): () => void;
  /** Tries again at once, after the connection was lost or the question was refused. */
  retry(): void;
  /** Stops following; the run continues at the server. */
  close(): void;
}

export interface RunOptions {
  /** Sends the question; the same one again finds its run. null for a run that exists already. */
  send: ((signal: AbortSignal) => AsyncIterable<StreamEvent>) | null;
  /** Events of the run after the event `after`; 0 begins with a snapshot. */
  follow(runId: string, after: number, signal: AbortSignal): AsyncIterable<StreamEvent>;
  /** State so far of a run that exists already. */
  known?: { runId: string; message: ChatMessage; seq: number };
  /** Called when it has ended, or can no longer be followed: read the stored message. */
  onEnd(): void;
  /** Called when the server has accepted the question. */
  onStarted?(): void;
  /** Page whose visibility and network state count. @default window and document */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { isHidden(): boolean };
}

const waits = [500, 1_000, 2_000, 4_000, 8_000];
/** Milliseconds after which a ping, which comes every 10 s, is given up. */
const staleAfter = 12_000;

/**
 * Run of the server (one answer being written), followed over as many connections as needed: after a break it tries
 * again after 0.5 to 8 s, five times, then waits for the user.
 */
export function createRun({ send, follow, known, onEnd, onStarted, page = browserPage }: RunOptions): Run {
  const listeners = new Set<() => void>();
  let state = known ? runOf(known.runId, known.message, known.seq) : newRun();
  let view: RunView = {
    state,
    reasoning: createTextStream(state.message.reasoning),
    answer: createTextStream(state.message.text),
    connection: 'opening',
    refusal: null,
  };
  let isClosed = false;
  let failures = 0;
  let lastByteAt = performance.now();
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (patch: Partial<RunView> = {}) => {
    view = { ...view, state, ...patch };
    for (const listener of listeners) listener();
  };
  /** Writes the state's texts into the streams; one that no longer begins as the stream does is begun anew. */
  const paint = () => {
    for (const [name, text] of [
      ['reasoning', state.message.reasoning ?? ''],
      ['answer', state.message.text],
    ] as const) {
      const stream = view[name];
      const had = stream.getText();
      if (text.startsWith(had)) stream.append(text.slice(had.length));
      else view = { ...view, [name]: createTextStream(text) };
    }
    if (state.openPart !== 'reasoning' && state.message.text !== '') view.reasoning.finish();
    if (state.isDone) {
      view.reasoning.finish();
      view.answer.finish();
    }
  };
  const take = (event: ChatStreamEvent, seq: number) => {
    const before = state;
    state = reduceRun(state, event, seq);
    if (state === before) return;
    paint();
    if (event.type !== 'part.delta' || before.queue !== null) show();
    if (event.type === 'run.started') onStarted?.();
  };

  const end = (patch: Partial<RunView>) => {
    stopListening();
    view.reasoning.finish();
    view.answer.finish();
    show(patch);
    onEnd();
  };

  /** Reads one connection until it breaks or the run ends. */
  const read = async (events: AsyncIterable<StreamEvent>): Promise<void> => {
    for await (const { data, id } of events) {
      lastByteAt = performance.now();
      const event = parse(data);
      if (!event) continue;
      failures = 0;
      if (view.connection !== 'live') show({ connection: 'live' });
      take(event, Number(id ?? 0) || 0);
      // A gap: the same run again, from its snapshot.
      if (state.hasGap || state.isDone) return;
    }
  };

  const connect = async () => {
    if (isClosed || connection) return;
    const own = new AbortController();
    connection = own;
    let error: unknown;
    try {
      if (state.runId === null) await read(send?.(own.signal) ?? none());
      else await read(follow(state.runId, state.hasGap ? 0 : state.seq, own.signal));
    } catch (cause) {
      error = cause;
    }
    own.abort();
    if (isClosed || connection !== own) return;
    connection = undefined;
    if (state.isDone) return end({ connection: 'ended' });
    if (isApiError(error) && !isBreak(error)) {
      // Not taken at all, or no longer kept: nothing to try again by itself.
      return state.runId === null ? show({ connection: 'refused', refusal: error }) : end({ connection: 'ended' });
    }
    again();
  };
  const again = () => {
    const wait = waits[failures];
    failures += 1;
    if (wait === undefined) return show({ connection: 'lost' });
    if (view.connection === 'live') show({ connection: 'reconnecting' });
    timer = setTimeout(() => void connect(), state.hasGap ? 0 : wait * (0.5 + Math.random() / 2));
  };

  const retry = () => {
    clearTimeout(timer);
    failures = 0;
    if (view.connection === 'lost' || view.connection === 'refused')
      show({ connection: state.runId === null ? 'opening' : 'reconnecting', refusal: null });
    void connect();
  };
  /** Handles the return of the reader or of the network: a stale connection is given up, a waiting one opened at once. */
  const wake = () => {
    if (page.isHidden() || state.isDone || view.connection === 'refused') return;
    if (!connection) return retry();
    if (performance.now() - lastByteAt < staleAfter) return;
    const stale = connection;
    connection = undefined;
    stale.abort();
    retry();
  };
  const signs = ['online', 'visibilitychange', 'pageshow'] as const;
  for (const sign of signs) page.addEventListener(sign, wake);
  const stopListening = () => {
    for (const sign of signs) page.removeEventListener(sign, wake);
  };
  void connect();

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    close() {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
      connection?.abort();
    },
  };
}

async function* none(): AsyncGenerator<StreamEvent> {}

/** Whether the connection broke or the server stumbled; the run itself may well go on. */
const isBreak = ({ kind }: ApiError): boolean => ['network', 'server', 'timeout', 'aborted', 'protocol'].includes(kind);

/** Event of a message's data; null for what is none, which must not end the rest. */
function parse(data: string): ChatStreamEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'object' && event !== null && 'type' in event ? (event as ChatStreamEvent) : null;
  } catch {
    return null;
  }
}

const browserPage = {
  addEventListener(type: string, listener: EventListener) {
    (type === 'visibilitychange' ? document : window).addEventListener(type, listener);
  },
  removeEventListener(type: string, listener: EventListener) {
    (type === 'visibilitychange' ? document : window).removeEventListener(type, listener);
  },
  isHidden: () => document.hidden,
} as NonNullable<RunOptions['page']>;
