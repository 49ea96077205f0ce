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
import { UncitedMarker } from './UncitedMarker';

type S = MainComponents['schemas'];

const maxSources = 12;

/**
 * Answers with a model that sees at most 12 numbered sources, and checks what it quotes. A short first draft without a
 * citation is held back, and other words are searched once.
 *
 * @throws AnswerFailure when the model fails
 */
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
  const region = firm?.regionCode ?? null;
  const first = new CheckedAnswer(sources, question, spent);
  // What cites nothing is not shown before it is clear that nothing else can be found.
  const isRetried = asksForLines && question.begun === null && !isWriting(question);
  const draft = yield* written(deps, llm, question, first, isRetried);
  const again = draft.held.length === 0 ? null : yield* searchedAgain(deps, llm, question, { region, lines, sources });
  if (again === null) yield* draft.held;
  const answer =
    again === null ? first : new CheckedAnswer([...reckoned, ...again.sources], question, first.spentWith(again.spent));
  const { finishReason } = again === null ? draft : yield* written(deps, llm, question, answer, false);
  yield { type: 'step', step: answer.checked() };
  yield* closingOf(deps, { ...answer, finishReason });
}

/** A text of the user's own is written, which no source bears out. */
const isWriting = ({ text }: Question): boolean =>
  /改写|润色|翻译|起草|扩写|缩写|拟(?:一|写)|写(?:一)?[封份篇段首个]/.test(text);

/** What other words find that the first did not; null when it is nothing. */
async function* searchedAgain(
  deps: EngineDependencies,
  llm: Llm,
  question: Question,
  known: { region: string | null; lines: readonly string[]; sources: readonly Source[] },
): AsyncGenerator<AnswerPiece, { sources: Source[]; spent: Spent | null } | null, undefined> {
  const { lines, spent } = yield* searchLines(llm, question, { tried: [question.text, ...known.lines] });
  if (lines.length === 0) return null;
  const found = yield* retrieve(deps, question, known.region, { least: minForModel, lines });
  const keys = new Set(known.sources.map(({ key }) => key));
  const fresh = found.sources.filter(({ key }) => !keys.has(key));
  if (fresh.length === 0) return null;
  return { sources: [...fresh, ...found.sources.filter(({ key }) => keys.has(key))].slice(0, maxSources), spent };
}

interface Written {
  finishReason: 'stop' | 'length' | 'content_filter';
  /** Of an answer that was held back for its first citation and has none. */
  held: AnswerPiece[];
}

/** Nobody waits longer than this for a first citation; characters. */
const maxHeld = 200;

/** Lets the model write, and gives what it writes; held back, only once it cites something or has grown long. @throws AnswerFailure */
async function* written(
  deps: EngineDependencies,
  llm: Llm,
  question: Question,
  answer: CheckedAnswer,
  isHeldBack: boolean,
): AsyncGenerator<AnswerPiece, Written, undefined> {
  const step: S['ChatStep'] = { id: 'model', kind: 'model', state: 'running', title: '大模型作答', detail: llm.model };
  yield { type: 'step', step };
  let finishReason: Written['finishReason'] = 'stop';
  let held: AnswerPiece[] = [];
  let isHolding = isHeldBack;
  let heldLength = 0;
  const shown = (piece: AnswerPiece): AnswerPiece[] => {
    if (!isHolding) return [piece];
    if (piece.type === 'text' && piece.part === 'answer') {
      heldLength += piece.text.length;
      if (heldLength <= maxHeld) {
        held.push(piece);
        return [];
      }
    } else if (piece.type !== 'citation') return [piece];
    isHolding = false;
    const all = [...held, piece];
    held = [];
    return all;
  };
  const messages = promptOf(question, answer.sources, dateInShanghai(deps.clock.now()));
  try {
    for await (const piece of llm.ask({ messages, isThinking: question.isDeepThinking, signal: question.signal })) {
      if (piece.type === 'end') finishReason = piece.finishReason;
      else for (const each of answer.take(piece)) yield* shown(each);
    }
  } catch (error) {
    yield* held;
    yield* answer.finish();
    yield { type: 'step', step: { ...step, state: 'failed' } };
    if (error instanceof LlmFailure)
      throw new AnswerFailure(error.code, error.message, error.isRetryable, { cause: error });
    throw error;
  }
  for (const each of answer.finish()) yield* shown(each);
  yield { type: 'step', step: { ...step, state: 'done' } };
  return { finishReason, held };
}

/** The answer of a model as it comes: citations are looked up before they are shown. */
class CheckedAnswer {
  readonly citations: S['ChatCitation'][];
  readonly cited: Source[];
  text: string;
  private readonly splitters = { reasoning: new CiteSplitter(), answer: new CiteSplitter() };
  private readonly numbers = new Map<string, number>();
  private nextNumber: number;

  private readonly uncited: UncitedMarker | null;
  private own: Spent | null = null;

  constructor(
    readonly sources: readonly Source[],
    question: Question,
    /** Before the answer, for the same question. */
    private readonly spent: Spent | null,
  ) {
    const { begun } = question;
    // Without sources, or where a text of the user's own is written, nothing is cited at all.
    this.uncited = sources.length === 0 || begun !== null || isWriting(question) ? null : new UncitedMarker();
    const { text, citations }: Begun = begun ?? { text: '', citations: [] };
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
      this.own = piece;
      const { prompt, completion, reasoning } = this.spent === null ? piece : together(piece, this.spent);
      yield { type: 'usage', usage: { prompt, completion, ...(reasoning === null ? {} : { reasoning }) } };
    } else yield* this.say(piece.type, this.splitters[piece.type].push(piece.text));
  }

  *finish(): Generator<AnswerPiece, void, undefined> {
    yield* this.say('reasoning', this.splitters.reasoning.finish());
    yield* this.say('answer', this.splitters.answer.finish());
    if (this.uncited !== null) yield* this.shown('answer', this.uncited.finish());
  }

  /** All that this answer took, and what came before another one. */
  spentWith(more: Spent | null): Spent | null {
    const all = [this.spent, this.own, more].filter((each) => each !== null);
    return all.length === 0 ? null : all.reduce(together);
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
    yield* this.shown(part, part === 'answer' && this.uncited !== null ? this.uncited.push(text) : text);
  }

  private *shown(part: S['ChatPart'], text: string): Generator<AnswerPiece, void, undefined> {
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
