import { type AnswerEngine, AnswerFailure, type AnswerPiece, type Question } from '../src/assistant/engine';
import type { TestApp } from './createTestApp';

/** An answer that a test writes piece by piece. */
export interface ScriptedAnswer {
  question: Question;
  give(...pieces: AnswerPiece[]): void;
  say(text: string): void;
  end(): void;
  fail(error: Error): void;
}

export interface ScriptedEngine extends AnswerEngine {
  /** May change from question to question. */
  model: string | null;
  /** The next question that is asked and was not fetched yet. */
  asked(): Promise<ScriptedAnswer>;
}

/** An engine without any knowledge: it says what the test tells it to, or with `answer` what that makes of the question. */
export function createScriptedEngine(
  options: { model?: string; answer?: (question: Question) => AsyncIterable<AnswerPiece> } = {},
): ScriptedEngine {
  const given: ScriptedAnswer[] = [];
  const wanted: ((answer: ScriptedAnswer) => void)[] = [];
  return {
    model: options.model ?? null,
    canThink: options.model !== undefined,
    answer(question) {
      if (options.answer) return options.answer(question);
      const { answer, pieces } = openAnswer(question);
      const next = wanted.shift();
      if (next) next(answer);
      else given.push(answer);
      return pieces;
    },
    asked() {
      const next = given.shift();
      return next ? Promise.resolve(next) : new Promise((resolve) => wanted.push(resolve));
    },
    policyCards: async () => [],
  };
}

function openAnswer(question: Question): { answer: ScriptedAnswer; pieces: AsyncIterable<AnswerPiece> } {
  const queue: (AnswerPiece | Error)[] = [];
  let wake = (): void => {};
  const give = (...pieces: (AnswerPiece | Error)[]): void => {
    queue.push(...pieces);
    wake();
  };
  async function* read(): AsyncGenerator<AnswerPiece> {
    for (;;) {
      const next = queue.shift();
      if (next instanceof Error) throw next;
      if (next !== undefined) {
        yield next;
        if (next.type === 'end') return;
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  const answer: ScriptedAnswer = {
    question,
    give,
    say: (text) => give({ type: 'text', part: 'answer', text }),
    end: () => give({ type: 'end', finishReason: 'stop' }),
    fail: give,
  };
  return { answer, pieces: read() };
}

export const busy = (): AnswerFailure => new AnswerFailure('busy', '模型服务正忙，请稍后重试', true);

/** An engine that says the same to everything. */
export const createPlainEngine = (text: string): AnswerEngine =>
  createScriptedEngine({
    async *answer() {
      yield { type: 'text', part: 'answer', text };
      yield { type: 'end', finishReason: 'stop' };
    },
  });

/** A conversation with one answer. @returns the answer's id */
export async function keepAnswer(app: TestApp, token: string): Promise<string> {
  const made = await app.call('POST', '/api/chat/createConversation', { token, json: { scene: 'chat' } });
  const path = `/api/chat/conversations/${made.data.id}`;
  await app.call('POST', `${path}/messages`, { token, json: { clientMessageId: `kept-${made.data.id}`, text: '密' } });
  const { messages } = (await app.call('GET', path, { token })).data;
  return String((messages as { id: string }[]).at(-1)?.id);
}
