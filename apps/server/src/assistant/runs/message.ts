import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];
export type Message = S['ChatMessage'];
export type StreamEvent = S['ChatStreamEvent'];

export interface MessageRow {
  id: string;
  conversation_id: string;
  parent_id: string | null;
  role: Message['role'];
  state: Message['state'];
  text: string;
  reasoning: string;
  reasoning_ms: number | null;
  details: string;
  is_deep_thinking: boolean;
  allows_general: boolean;
  model: string | null;
  is_generated: boolean;
  finish_reason: S['ChatFinishReason'] | null;
  run_id: string | null;
  rating: 'up' | 'down' | null;
  rating_reasons: string;
  rating_comment: string | null;
  created_at: Date;
}

/** Fields of a message that a row keeps as JSON. Policies are not kept: they are shown as they are when the message is read. */
const detailNames = [
  'steps',
  'citations',
  'figures',
  'notices',
  'suggestions',
  'usage',
  'error',
  'attachments',
  'quote',
] as const;
export type Details = Pick<Message, (typeof detailNames)[number]>;

export const detailsOf = (message: Message): string =>
  JSON.stringify(Object.fromEntries(detailNames.map((name) => [name, message[name]])));

export const detailsIn = ({ details }: Pick<MessageRow, 'details'>): Details => JSON.parse(details) as Details;

/** Ids of the user's documents that an answer cites, repeats included. */
export const citedIn = ({ citations = [] }: Pick<Details, 'citations'>): string[] =>
  citations.flatMap(({ documentId }) => documentId ?? []);

export const toMessage = (row: MessageRow, siblingIds: string[], policies: S['ChatPolicyCard'][]): Message => ({
  ...(row.role === 'assistant'
    ? { steps: [], citations: [], policies, figures: null, notices: [], suggestions: [], usage: null, error: null }
    : { attachments: [], quote: null }),
  ...(JSON.parse(row.details) as Details),
  id: row.id,
  parentId: row.parent_id,
  role: row.role,
  state: row.state,
  text: row.text,
  reasoning: row.reasoning,
  reasoningMs: row.reasoning_ms,
  isDeepThinking: row.is_deep_thinking,
  model: row.model,
  isGenerated: row.is_generated,
  finishReason: row.finish_reason,
  runId: row.run_id,
  feedback: row.rating && {
    rating: row.rating,
    reasons: JSON.parse(row.rating_reasons) as S['ChatFeedbackReason'][],
    ...(row.rating_comment === null ? {} : { comment: row.rating_comment }),
  },
  siblingIds,
  createdAt: row.created_at.toISOString(),
});

/** An answer as its events have built it so far. */
export interface Draft {
  message: Message;
  openPart: S['ChatPart'] | null;
}

const endStates: Readonly<Record<S['ChatFinishReason'], Message['state']>> = {
  stop: 'done',
  length: 'done',
  content_filter: 'done',
  cancelled: 'stopped',
  error: 'failed',
  busy: 'failed',
  interrupted: 'interrupted',
};

/** Takes the place of the one with the same key, or comes last. */
function put<T>(list: T[] | undefined, item: T, keyOf: (each: T) => unknown): T[] {
  const others = list ?? [];
  const at = others.findIndex((each) => keyOf(each) === keyOf(item));
  return at < 0 ? [...others, item] : others.with(at, item);
}

/** Applies an event to a draft. Applying it again changes nothing. */
export function applyEvent(draft: Draft, event: StreamEvent): void {
  const { message } = draft;
  switch (event.type) {
    case 'snapshot':
      draft.message = event.message;
      draft.openPart = event.openPart;
      return;
    case 'part.start':
      draft.openPart = event.part;
      return;
    case 'part.delta': {
      const field = event.part === 'answer' ? 'text' : 'reasoning';
      const before = message[field] ?? '';
      message[field] = before + event.text.slice(before.length - event.off);
      return;
    }
    case 'part.end':
      if (event.part === 'reasoning') message.reasoningMs = event.durationMs;
      draft.openPart = null;
      return;
    case 'step':
      message.steps = put(message.steps, event.step, ({ id }) => id);
      return;
    case 'citation':
      message.citations = put(message.citations, event.citation, ({ n }) => n);
      return;
    case 'policies':
      message.policies = event.policies;
      return;
    case 'figures':
      message.figures = event.figures;
      return;
    case 'usage':
      message.usage = event.usage;
      return;
    case 'suggestions':
      message.suggestions = event.items;
      return;
    case 'notice':
      message.notices = put(message.notices, event.notice, ({ code }) => code);
      return;
    case 'run.error':
      message.error = event.error;
      return;
    case 'run.done':
      message.finishReason = event.finishReason;
      message.state = endStates[event.finishReason];
      draft.openPart = null;
  }
}
