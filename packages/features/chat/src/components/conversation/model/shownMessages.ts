import type { ChatMessage } from '@hengce/api';
import type { Asked } from '../../../run/activeRuns';
import type { RunView } from '../../../run/createRun';
import type { useActiveRun } from '../../../run/useActiveRun';

/** Message as it is displayed: a stored one, or one that the server does not have yet. */
export interface ShownMessage {
  key: string;
  message: ChatMessage;
  /** State of the answer that is being written; absent for others. */
  view?: RunView;
  /** State of a question that the server does not have yet; absent for others. */
  sending?: 'sending' | 'failed';
}

/**
 * Id of the last displayed message that the server has, which the next question follows; null without one. It may not
 * be among the stored ones yet.
 */
export const lastId = (shown: readonly ShownMessage[]): string | null =>
  shown.findLast(({ message, sending }) => message.id !== '' && sending === undefined)?.message.id ?? null;

/**
 * Displayed messages: the stored ones up to the place of the new answer, then its question, if that is not stored, and
 * the answer itself, unless the question was refused. What is stored below that place is another branch and left out.
 */
export function shownMessages(
  stored: readonly ChatMessage[],
  active: ReturnType<typeof useActiveRun>['active'],
  view: RunView | undefined,
  question: ChatMessage | null | undefined,
): ShownMessage[] {
  const asStored = (message: ChatMessage): ShownMessage => ({ key: message.id, message });
  if (!active || !view) return stored.map(asStored);
  const { state } = view;
  const known = stored.findIndex(({ id }) => id === state.message.id);
  // The record has it already, its question too: only the words are newer here.
  if (known >= 0)
    return stored.map((message, index) =>
      index === known ? { key: message.id, message: state.message, view } : asStored(message),
    );
  const { parentId } = active;
  const parent = stored.find(({ id }) => id === parentId);
  // Gone on with: the answer itself is named, and the new one stands in its place.
  const hangsOn = !question && parent?.role === 'assistant' ? parent.parentId : parentId;
  const at = stored.findIndex(({ id }) => id === hangsOn);
  const base = stored.slice(0, at + 1).map(asStored);
  const answer: ShownMessage = { key: state.message.id || 'answer', message: state.message, view };
  if (!question) return [...base, answer];
  const isRefused = view.connection === 'refused';
  const shownQuestion: ShownMessage = {
    key: question.id || 'question',
    message: question,
    ...(state.runId === null ? { sending: isRefused ? 'failed' : 'sending' } : {}),
  };
  return isRefused ? [...base, shownQuestion] : [...base, shownQuestion, answer];
}

/** Message of a question before it is stored. */
export const questionOf = (
  asked: Asked,
  id: string | null,
  parentId: string | null,
  createdAt: string,
): ChatMessage => ({
  id: id ?? '',
  parentId,
  role: 'user',
  state: 'done',
  text: asked.text,
  quote: asked.quote,
  attachments: [...asked.attachments],
  siblingIds: [],
  createdAt,
});
