import type { MainComponents } from '@hengce/api/contract';
import { schemaProblems } from '../src/platform/contract';

type S = MainComponents['schemas'];
export type StreamEvent = S['ChatStreamEvent'];

export interface SentEvent {
  /** null for one without a number. */
  seq: number | null;
  event: StreamEvent;
}

/** The events of a response until it ends or is cancelled; each is held against the contract. */
export async function* readEvents(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<SentEvent> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) break;
      yield parse(text.slice(0, end));
      text = text.slice(end + 2);
    }
  }
  if (text !== '') throw new Error(`half an event: ${text}`);
}

function parse(frame: string): SentEvent {
  const fields = new Map(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const event = JSON.parse(fields.get('data') ?? '') as StreamEvent;
  const problems = schemaProblems('ChatStreamEvent', event);
  if (problems !== '') throw new Error(`${event.type}: ${problems}`);
  if (fields.get('event') !== event.type) throw new Error(`${fields.get('event')} is not ${event.type}`);
  const id = fields.get('id');
  return { seq: id === undefined ? null : Number(id), event };
}

/** What a client shows that follows the rules of the protocol and knows nothing else. */
export interface Shown {
  answer: string;
  reasoning: string;
  seq: number;
  message: S['ChatMessage'] | null;
  finishReason: S['ChatFinishReason'] | null;
}

export const nothingShown = (): Shown => ({ answer: '', reasoning: '', seq: 0, message: null, finishReason: null });

/** @throws Error for a gap, or an event that came twice */
export function show(shown: Shown, { seq, event }: SentEvent): void {
  if (event.type === 'snapshot') {
    shown.message = event.message;
    shown.answer = event.message.text;
    shown.reasoning = event.message.reasoning ?? '';
  } else if (seq !== null && seq !== shown.seq + 1) throw new Error(`event ${seq} after ${shown.seq}`);
  if (seq !== null) shown.seq = seq;
  if (event.type === 'part.delta') {
    const part = event.part === 'answer' ? 'answer' : 'reasoning';
    if (event.off !== shown[part].length) throw new Error(`text at ${event.off} of ${shown[part].length}`);
    shown[part] += event.text;
  }
  if (event.type === 'run.done') {
    shown.finishReason = event.finishReason;
    if (event.length !== shown.answer.length) throw new Error(`${shown.answer.length} of ${event.length} came`);
  }
}
