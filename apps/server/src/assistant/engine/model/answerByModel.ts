import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { type Llm, LlmFailure, type LlmPiece } from '../../../platform/ports';
import { AnswerFailure, type AnswerPiece, type Begun, type Question } from '../AnswerEngine';
import { closingOf } from '../closing';
import type { EngineDependencies } from '../dependencies';
import { reckon } from '../embedded/reckon';
import { isSearched, minForModel, retrieve } from '../retrieve';
import { citationOf, type Source, sourceOf } from '../sources';
import { CiteSplitter } from './CiteSplitter';
import { promptOf } from './prompt';
import { type Spent, searchLines } from './searchLines';

type S = MainComponents['schemas'];

const maxSources = 12;

/** Answers with a model, which sees numbered sources only, and checks what it quotes. */
export async function* answerByModel(
  deps: EngineDependencies,
  llm: Llm,
  question: Question,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const [firm] = await deps.enterprises.list(question.userId);
  const reckoned = yield* reckon(deps, question, firm ?? null);
  // What the rules say needs no other words to be found.
  const asksForLines = reckoned.length === 0 && isSearched(question);
  const { lines, spent } = asksForLines ? yield* searchLines(llm, question) : { lines: [], spent: null };
  const found = yield* retrieve(deps, question, firm?.regionCode ?? null, { least: minForModel, lines });
  const sources = [...reckoned, ...found.sources].slice(0, maxSources);
  if (sources.length === 0) yield { type: 'notice', notice: { code: 'notFound', message: '库内未找到依据' } };
  const step: S['ChatStep'] = { id: 'model', kind: 'model', state: 'running', title: '大模型作答', detail: llm.model };
  yield { type: 'step', step };
  const answer = new CheckedAnswer(sources, question.begun, spent);
  let finishReason: 'stop' | 'length' | 'content_filter' = 'stop';
  const messages = promptOf(question, sources, dateInShanghai(deps.clock.now()));
  try {
    for await (const piece of llm.ask({ messages, isThinking: question.isDeepThinking, signal: question.signal })) {
      if (piece.type === 'end') finishReason = piece.finishReason;
      else yield* answer.take(piece);
    }
  } catch (error) {
    yield* answer.finish();
    yield { type: 'step', step: { ...step, state: 'failed' } };
    if (error instanceof LlmFailure)
      throw new AnswerFailure(error.code, error.message, error.isRetryable, { cause: error });
    throw error;
  }
  yield* answer.finish();
  yield { type: 'step', step: { ...step, state: 'done' } };
  yield { type: 'step', step: answer.checked() };
  yield* closingOf(deps, { ...answer, finishReason });
}

/** The answer of a model as it comes: citations are looked up before they are shown. */
class CheckedAnswer {
  readonly citations: S['ChatCitation'][];
  readonly cited: Source[];
  text: string;
  private readonly splitters = { reasoning: new CiteSplitter(), answer: new CiteSplitter() };
  private readonly numbers = new Map<string, number>();
  private nextNumber: number;

  constructor(
    private readonly sources: readonly Source[],
    begun: Begun | null,
    /** Before the answer, for the same question. */
    private readonly spent: Spent | null,
  ) {
    const { text, citations } = begun ?? { text: '', citations: [] };
    this.text = text;
    this.citations = [...citations];
    this.cited = citations.map((citation) => sourceOf(citation, sources));
    // What is gone on with keeps the numbers of its citations.
    const marked = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, n]) => Number(n));
    this.nextNumber = Math.max(0, ...marked, ...citations.map(({ n }) => n)) + 1;
  }

  *take(piece: Exclude<LlmPiece, { type: 'end' }>): Generator<AnswerPiece, void, undefined> {
    if (piece.type === 'queued') yield { type: 'queued', position: null };
    else if (piece.type === 'usage') {
      const { prompt, completion, reasoning } = this.spent === null ? piece : together(piece, this.spent);
      yield { type: 'usage', usage: { prompt, completion, ...(reasoning === null ? {} : { reasoning }) } };
    } else yield* this.say(piece.type, this.splitters[piece.type].push(piece.text));
  }

  *finish(): Generator<AnswerPiece, void, undefined> {
    yield* this.say('reasoning', this.splitters.reasoning.finish());
    yield* this.say('answer', this.splitters.answer.finish());
  }

  checked(): S['ChatStep'] {
    const verified = this.citations.filter(({ check }) => check === 'verified').length;
    const { length } = this.citations;
    return {
      id: 'check',
      kind: 'check',
      state: 'done',
      title: '核对引文与数字',
      detail: length === 0 ? '没有引文' : `引用${length}处，${verified}处与出处一致`,
      hits: verified,
    };
  }

  private *say(
    part: S['ChatPart'],
    written: ReturnType<CiteSplitter['push']>,
  ): Generator<AnswerPiece, void, undefined> {
    for (const each of written) {
      if ('text' in each) yield* this.emit(part, each.text);
      else if (part === 'answer') yield* this.cite(each.n, each.quote);
    }
  }

  private *emit(part: S['ChatPart'], text: string): Generator<AnswerPiece, void, undefined> {
    if (text === '') return;
    if (part === 'answer') this.text += text;
    yield { type: 'text', part, text };
  }

  /** A citation of a source that there is; of a marker alone the sentence before it is what it must bear out. */
  private *cite(no: number, quote: string | null): Generator<AnswerPiece, void, undefined> {
    const source = this.sources[no - 1];
    if (source === undefined) return;
    const words = quote ?? lastSentence(this.text);
    const key = `${no} ${words}`;
    const known = this.numbers.get(key);
    const n = known ?? this.nextNumber;
    if (known === undefined) {
      this.nextNumber += 1;
      const citation = citationOf(n, source, words, this.sources);
      this.numbers.set(key, n);
      this.citations.push(citation);
      this.cited.push(source);
      yield { type: 'citation', citation };
    }
    yield* this.emit('answer', `[^${n}]`);
  }
}

const together = (a: Spent, b: Spent): Spent => ({
  ...a,
  prompt: a.prompt + b.prompt,
  completion: a.completion + b.completion,
  reasoning: a.reasoning === null && b.reasoning === null ? null : (a.reasoning ?? 0) + (b.reasoning ?? 0),
});

const lastSentence = (text: string): string =>
  text
    .replace(/\[\^\d+\]/g, '')
    .trimEnd()
    .replace(/[。！？；!?;]+$/, '')
    .split(/[。！？；!?;\n]/)
    .at(-1) ?? '';
