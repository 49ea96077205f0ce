import { type Llm, LlmFailure, type LlmMessage } from './llm';

/** What a model says to some messages, without its reasoning. @throws LlmFailure; the reason of the signal when that was aborted */
export async function wholeAnswer(llm: Llm, messages: readonly LlmMessage[], signal: AbortSignal): Promise<string> {
  let text = '';
  for await (const piece of llm.ask({ messages, isThinking: false, signal }))
    if (piece.type === 'answer') text += piece.text;
  return text;
}

/** The JSON object in an answer, also where something stands around it; null without one. */
export function objectIn(text: string): Record<string, unknown> | null {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** Asks once more, with what was wrong. */
export const repairPrompt = (answer: string, problems: readonly string[]): LlmMessage[] => [
  { role: 'assistant', content: answer.slice(0, 8_000) },
  { role: 'user', content: `${problems.join('；')}。请改正，仍然只输出一行JSON。` },
];

/** Error of an answer that is not in the form that was asked for. */
export const unreadableAnswer = (): LlmFailure => new LlmFailure('upstream', '大模型的答复不是约定的格式', true);
