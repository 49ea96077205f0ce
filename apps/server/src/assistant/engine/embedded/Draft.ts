import type { MainComponents } from '@hengce/api/contract';
import type { AnswerPiece } from '../AnswerEngine';
import { citationOf, type Source } from '../sources';

type S = MainComponents['schemas'];

/** Draft of an answer: numbers its sources and yields text with citations. */
export class Draft {
  readonly citations: S['ChatCitation'][] = [];
  readonly cited: Source[] = [];
  text = '';
  /** Numbers of the sources, by their key. */
  private readonly numbers = new Map<string, S['ChatCitation'][]>();
  private pending: AnswerPiece[] = [];

  /**
   * Citation marker of a source for a quote.
   *
   * @throws Error when the source does not contain the quote: the embedded engine never misquotes
   */
  cite(source: Source, quote: string): string {
    // A paragraph is cited once, whatever is said of it.
    const known = this.numbers.get(source.key)?.find((citation) => citation.quote.includes(quote));
    if (known !== undefined) return `[^${known.n}]`;
    const n = this.citations.length + 1;
    const citation = quotedWhole(n, source, quote);
    this.numbers.set(source.key, [...(this.numbers.get(source.key) ?? []), citation]);
    this.citations.push(citation);
    this.cited.push(source);
    this.pending.push({ type: 'citation', citation });
    return `[^${n}]`;
  }

  /** Yields a paragraph, a list, a table or a quote. */
  *say(markdown: string): Generator<AnswerPiece, void, undefined> {
    yield* this.pending;
    this.pending = [];
    // In pieces of a line, as they would come from elsewhere.
    for (const line of `${markdown.trimEnd()}\n\n`.match(/[^\n]*\n+/g) ?? []) {
      this.text += line;
      yield { type: 'text', part: 'answer', text: line };
    }
  }
}

function quotedWhole(n: number, source: Source, quote: string): S['ChatCitation'] {
  const { key: _, text, ...told } = source;
  // Short words stand as they are, or they are not quoted.
  if (text.includes(quote)) return { n, ...told, quote, check: 'verified' };
  const citation = citationOf(n, source, quote);
  if (citation.check !== 'verified') throw new Error(`${source.title} does not say what is quoted of it`);
  return citation;
}

/** Text on one line, escaped for Markdown, so that nothing in it becomes markup. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~!$]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

/** Markdown quote of a text. @param marker citation behind it @param strong range set in bold, within one line */
export function blockquote(text: string, marker = '', strong: { start: number; end: number } | null = null): string {
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const [start, end] = strong === null ? [-1, -1] : [strong.start - at, strong.end - at];
    at += line.length + 1;
    if (start < 0 || start >= line.length) return plain(line);
    return `${plain(line.slice(0, start))}**${plain(line.slice(start, end))}**${plain(line.slice(end))}`;
  });
  return `${lines.map((line) => `> ${line}`).join('\n>\n')}${marker}`;
}

export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const linkTo = (text: string, path: string): string => `[${text}](${path})`;
