/** Mark behind a sentence that states something without a citation. */
export const uncitedMark = '（未附出处）';

const stop = /[。！？!?]/;
/** What belongs to the sentence although it stands behind its stop. */
const behindStop = /[。！？!?”’"』」）)】]/;
const marker = /^[ \t]*\[\^\d+\]$/;
const maybeMarker = /^[ \t]*(?:\[(?:\^\d*)?)?$/;
/** What states nothing that a source could bear out. */
const statesNothing =
  /^(?:#{1,6}\s|[-*|>\s]*$|.{0,7}$)|[:：]$|[？?]$|未找到|没有找到|不是库内依据|建议|请(?:以|先|到|咨询|核对|补充)/;

/**
 * Marker of the sentences without a citation while an answer streams: it waits only for what could still be a citation behind
 * a full stop.
 */
export class UncitedMarker {
  /** The current sentence, as far as it was passed on. */
  private sentence = '';
  /** Text behind it that is held back: spaces, or the beginning of a citation. */
  private held = '';
  private isStopped = false;
  private isGeneral = false;

  /** Takes in text. @returns text that can be shown */
  push(text: string): string {
    let given = '';
    for (const char of text) given += this.isStopped ? this.behind(char) : this.within(char);
    return given;
  }

  finish(): string {
    const { held } = this;
    return this.end() + held;
  }

  private within(char: string): string {
    if (char === '\n') {
      const { held } = this;
      return this.end() + held + char;
    }
    this.held += char;
    if (char === ' ' || char === '\t') return '';
    this.isStopped = stop.test(char);
    return this.give();
  }

  private behind(char: string): string {
    const isDirect = this.held === '';
    this.held += char;
    if (marker.test(this.held) || (isDirect && behindStop.test(char))) return this.give();
    if (maybeMarker.test(this.held)) return '';
    const { held } = this;
    return this.end() + this.push(held);
  }

  private give(): string {
    const { held } = this;
    this.sentence += held;
    this.held = '';
    return held;
  }

  /** Ends the sentence. @returns the mark where it needs one, else nothing */
  private end(): string {
    const { sentence } = this;
    this.sentence = '';
    this.held = '';
    this.isStopped = false;
    const words = sentence.replace(/\[\^\d+\]/g, '').trim();
    if (/不是库内依据/.test(words)) this.isGeneral = true;
    const bare = words.replace(/[。！!”’"』」）)】]+$/, '').replace(/^[-*>\d.、\s]+/, '');
    // A table row has its citations in its cells.
    const isExempt = this.isGeneral || /\[\^\d+\]/.test(sentence) || words.startsWith('|') || statesNothing.test(bare);
    return isExempt ? '' : uncitedMark;
  }
}
