/** Behind a sentence that says something and cites nothing. */
export const uncitedMark = '（未附出处）';

const marker = /^\s*\[\^\d+\]/;
/** What states nothing that a source could bear out. */
const statesNothing =
  /^(?:#{1,6}\s|[-*|>\s]*$|.{0,7}$)|[:：]$|[？?]$|未找到|没有找到|不是库内依据|建议|请(?:以|先|到|咨询|核对|补充)/;

/** Marks the sentences of an answer that cite nothing, as the answer comes: what stands behind a stop is waited for before it is judged. */
export class UncitedMarker {
  private held = '';
  private isGeneral = false;

  /** @returns text that can be shown */
  push(text: string): string {
    this.held += text;
    return this.take(false);
  }

  /** What waits to be judged. */
  get pending(): string {
    return this.held;
  }

  finish(): string {
    return this.take(true);
  }

  private take(isEnd: boolean): string {
    let given = '';
    for (;;) {
      const at = this.held.search(/[。！？!?\n]/);
      if (at < 0) break;
      // A line ends where it ends; a sentence may have its citation right behind the stop.
      let end = at + 1;
      const isLine = this.held[at] === '\n';
      if (!isLine) {
        for (let more = marker.exec(this.held.slice(end)); more !== null; more = marker.exec(this.held.slice(end)))
          end += more[0].length;
        const rest = this.held.slice(end);
        if (!isEnd && (rest === '' || /^\s*(?:\[(?:\^\d*)?)?$/.test(rest))) break;
      }
      given += this.judged(this.held.slice(0, end));
      this.held = this.held.slice(end);
    }
    if (!isEnd) return given;
    const last = this.held;
    this.held = '';
    return given + (last === '' ? '' : this.judged(last));
  }

  private judged(sentence: string): string {
    const words = sentence.replace(/\[\^\d+\]/g, '').trim();
    if (/不是库内依据/.test(words)) this.isGeneral = true;
    const bare = words.replace(/[。！!]+$/, '').replace(/^[-*>\d.、\s]+/, '');
    // A table row has its citations in its cells.
    if (this.isGeneral || /\[\^\d+\]/.test(sentence) || words.startsWith('|') || statesNothing.test(bare))
      return sentence;
    const at = sentence.trimEnd().length;
    return `${sentence.slice(0, at)}${uncitedMark}${sentence.slice(at)}`;
  }
}
