const opening = '<think>';
const closing = '</think>';

/** Text of a model, split into reasoning and answer. */
export interface Split {
  reasoning: string;
  answer: string;
}

/**
 * Splitter of a model's text into its leading `<think>` block and the answer, wherever chunks are cut. Only white space
 * may stand before the tag: later it is part of the answer.
 */
export class ThinkSplitter {
  private state: 'start' | 'thinking' | 'after' | 'answer' = 'start';
  private held = '';

  push(text: string): Split {
    const split: Split = { reasoning: '', answer: '' };
    this.held += text;
    if (this.state === 'start') this.begin();
    if (this.state === 'thinking') this.think(split);
    if (this.state === 'after') {
      this.held = this.held.trimStart();
      if (this.held !== '') this.state = 'answer';
    }
    if (this.state === 'answer') {
      split.answer += this.held;
      this.held = '';
    }
    return split;
  }

  /** Ends the text. @returns what was held back because it might have become a tag. */
  finish(): Split {
    const rest = this.held;
    this.held = '';
    return this.state === 'thinking' ? { reasoning: rest, answer: '' } : { reasoning: '', answer: rest };
  }

  private begin(): void {
    const text = this.held.trimStart();
    if (text.startsWith(opening)) {
      this.state = 'thinking';
      this.held = text.slice(opening.length);
    } else if (!opening.startsWith(text)) {
      this.state = 'answer';
    }
  }

  private think(split: Split): void {
    const end = this.held.indexOf(closing);
    if (end >= 0) {
      split.reasoning += this.held.slice(0, end);
      this.held = this.held.slice(end + closing.length);
      this.state = 'after';
      return;
    }
    const safe = this.held.length - tagStart(this.held);
    split.reasoning += this.held.slice(0, safe);
    this.held = this.held.slice(safe);
  }
}

/** How many characters at the end may be the beginning of the closing tag. */
function tagStart(text: string): number {
  for (let length = Math.min(closing.length - 1, text.length); length > 0; length--)
    if (closing.startsWith(text.slice(-length))) return length;
  return 0;
}
