import type { ChatMessage, ChatPart, ChatStreamEvent } from '@hengce/api';

/** State of an answer while it is written, built from its events alone. */
export interface RunState {
  /** Id of the run; null until the server has accepted the question. */
  runId: string | null;
  userMessageId: string | null;
  message: ChatMessage;
  /** Part that is being written; null for none. */
  openPart: ChatPart | null;
  /** Number of the last applied event, from which a new connection continues. */
  seq: number;
  /** Place in the queue while the model has not begun; null otherwise. */
  queue: { position: number | null } | null;
  title: string | null;
  /** Whether text is missing between the state and the last event, so that a snapshot is needed. */
  hasGap: boolean;
  /** Whether `run.done` came, the only end that there is. */
  isDone: boolean;
}

const empty: ChatMessage = {
  id: '',
  parentId: null,
  role: 'assistant',
  state: 'streaming',
  text: '',
  reasoning: '',
  reasoningMs: null,
  steps: [],
  citations: [],
  policies: [],
  figures: null,
  notices: [],
  suggestions: [],
  finishReason: null,
  error: null,
  isGenerated: false,
  siblingIds: [],
  createdAt: '',
};

export const newRun = (): RunState => ({
  runId: null,
  userMessageId: null,
  message: empty,
  openPart: null,
  seq: 0,
  queue: null,
  title: null,
  hasGap: false,
  isDone: false,
});

/** State of an existing run: its answer so far, and the last event in it. */
export const runOf = (runId: string, message: ChatMessage, seq: number): RunState => ({
  ...newRun(),
  runId,
  userMessageId: message.parentId,
  message,
  seq,
});

const endStates = {
  cancelled: 'stopped',
  error: 'failed',
  busy: 'failed',
  interrupted: 'interrupted',
  stop: 'done',
  length: 'done',
  content_filter: 'done',
} as const;

/** List with an item in the place of an earlier one with the same key, or at its end. */
function put<T>(list: readonly T[] | undefined, item: T, keyOf: (each: T) => unknown): T[] {
  const key = keyOf(item);
  const at = list?.findIndex((each) => keyOf(each) === key) ?? -1;
  return at < 0 ? [...(list ?? []), item] : (list as T[]).map((each, index) => (index === at ? item : each));
}

/**
 * State after an event. Pure; a repeated or overlapping event changes nothing, so that replays and second connections
 * do no harm. After a gap all events but a snapshot are ignored.
 *
 * @param seq the event's number; 0 for one without, such as a ping
 */
export function reduceRun(state: RunState, event: ChatStreamEvent, seq: number): RunState {
  if (event.type === 'ping' || state.isDone) return state;
  if (seq > 0 && seq <= state.seq) return state;
  if (state.hasGap && event.type !== 'snapshot') return state;
  const next = reduceKnown(state, event);
  return next.hasGap ? next : { ...next, seq: Math.max(seq, state.seq) };
}

function reduceKnown(state: RunState, event: ChatStreamEvent): RunState {
  const { message } = state;
  const withMessage = (patch: Partial<ChatMessage>): RunState => ({ ...state, message: { ...message, ...patch } });
  switch (event.type) {
    case 'run.started':
      return {
        ...state,
        runId: event.runId,
        userMessageId: event.userMessageId,
        message: {
          ...message,
          id: event.messageId,
          parentId: event.userMessageId,
          model: event.model,
          isGenerated: event.isGenerated,
          createdAt: event.createdAt,
          runId: event.runId,
        },
      };
    case 'run.queued':
      return { ...state, queue: { position: event.position ?? null } };
    case 'snapshot':
      return { ...state, message: event.message, openPart: event.openPart, queue: null, hasGap: false };
    case 'part.start':
      return { ...state, openPart: event.part, queue: null };
    case 'part.delta': {
      const field = event.part === 'answer' ? 'text' : 'reasoning';
      const before = message[field] ?? '';
      if (event.off > before.length) return { ...state, hasGap: true };
      const added = event.text.slice(before.length - event.off);
      return added === '' ? state : { ...withMessage({ [field]: before + added }), queue: null };
    }
    case 'part.end':
      return {
        ...(event.part === 'reasoning' ? withMessage({ reasoningMs: event.durationMs }) : state),
        openPart: state.openPart === event.part ? null : state.openPart,
      };
    case 'step':
      return withMessage({ steps: put(message.steps, event.step, ({ id }) => id) });
    case 'citation':
      return withMessage({ citations: put(message.citations, event.citation, ({ n }) => n) });
    case 'policies':
      return withMessage({ policies: event.policies });
    case 'figures':
      return withMessage({ figures: event.figures });
    case 'usage':
      return withMessage({ usage: event.usage });
    case 'suggestions':
      return withMessage({ suggestions: event.items });
    case 'notice':
      return withMessage({ notices: put(message.notices, event.notice, ({ code }) => code) });
    case 'title':
      return { ...state, title: event.title };
    case 'run.error':
      return withMessage({ error: event.error });
    case 'run.done':
      return {
        ...withMessage({ state: endStates[event.finishReason], finishReason: event.finishReason }),
        openPart: null,
        queue: null,
        isDone: true,
        // The end says how long the answer is: one that is shorter here has lost something on the way.
        hasGap: message.text.length < event.length,
      };
    default:
      // A newer server may tell of more.
      return state;
  }
}
