/** Part of a model's output: plain text, or a citation of a source by its number. */
export type Written = { text: string } | { n: number; quote: string | null };

/** A quote that goes on for longer is none; then its words are text. */
const longestQuote = 1_500;
/** The longest beginning that may still become something: a tag with its number, a marker, an image. */
const opening = /^<(?:c(?:i(?:t(?:e(?:\s[^<>]{0,40})?)?)?)?)?$/;
const marker = /^\[(?:\^(?:\d{0,3})?)?$/;
const tag = /^<cite\s[^<>]{0,40}?(\d{1,3})[^<>]{0,10}>/;
const closing = '</cite>';

/** What is taken out must not make a link or an image of what stood before and after it. */
const isJoined = (tail: string, text: string): boolean =>
  (tail === ']' && text.startsWith('(')) || (tail === '!' && text.startsWith('['));

/**
 * Splits a model's output into text and citations: `<cite n="2">原话</cite>`, with a quote, and `[^2]`, without one.
 * Images become plain links and links to other sites plain text, so that nothing is fetched because a model said so.
 * Chunks may be cut anywhere.
 */
export class CiteSplitter {
  private held = '';
  /** Last character that was passed on; a marker ends with a bracket. */
  private tail = '';

  push(chunk: string): Written[] {
    this.held += chunk;
    return this.take(false);
  }

  finish(): Written[] {
    return this.take(true);
  }

  private take(isLast: boolean): Written[] {
    const written: Written[] = [];
    const say = (said: string) => {
      if (said === '') return;
      const text = isJoined(this.tail, said) ? ` ${said}` : said;
      this.tail = text.at(-1) ?? '';
      const last = written.at(-1);
      if (last && 'text' in last) last.text += text;
      else written.push({ text });
    };
    for (;;) {
      const at = this.held.search(/[<[!\]]/);
      if (at < 0) {
        say(this.held);
        this.held = '';
        return written;
      }
      say(this.held.slice(0, at));
      this.held = this.held.slice(at);
      const taken = this.special(isLast);
      if (taken === null) return written;
      if ('text' in taken) say(taken.text);
      else {
        written.push(taken);
        this.tail = ']';
      }
    }
  }

  /** Reads the markup at the start of the buffer; null when more input is needed first. */
  private special(isLast: boolean): Written | null {
    const { held } = this;
    if (held.startsWith('![')) return this.drop(1, '');
    if (held.startsWith('](')) return this.link(isLast);
    if (!isLast && (held === '!' || held === ']' || opening.test(held) || marker.test(held))) return null;
    const cited = tag.exec(held);
    if (cited !== null) return this.quote(cited, isLast);
    const marked = /^\[\^(\d{1,3})\]/.exec(held);
    if (marked !== null) {
      this.held = held.slice(marked[0].length);
      return { n: Number(marked[1]), quote: null };
    }
    if (held.startsWith(closing)) return this.drop(closing.length, '');
    if (!isLast && closing.startsWith(held)) return null;
    return this.drop(1, held[0] as string);
  }

  private quote([whole, n]: RegExpExecArray, isLast: boolean): Written | null {
    const end = this.held.indexOf(closing);
    if (end >= 0) {
      const quote = this.held.slice(whole.length, end);
      this.held = this.held.slice(end + closing.length);
      return { n: Number(n), quote };
    }
    if (!isLast && this.held.length < longestQuote) return null;
    return this.drop(whole.length, '');
  }

  /** Reads a link; only paths of the portal stay links. */
  private link(isLast: boolean): Written | null {
    const target = this.held.slice(2);
    if (target === '' && !isLast) return null;
    if (!isLast && target === '/') return null;
    const isOwn = /^\/(?![/\\])/.test(target);
    return this.drop(2, isOwn ? '](' : '] (');
  }

  private drop(length: number, instead: string): Written {
    this.held = this.held.slice(length);
    return { text: instead };
  }
}
