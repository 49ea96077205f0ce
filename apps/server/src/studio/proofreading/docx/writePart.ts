import type { Paragraph, Part, Run, RunChild, Stretch } from './part';

/** Change or comment at a range of a paragraph. Changes in one paragraph do not overlap. */
export interface Mark {
  paragraph: Paragraph;
  from: number;
  to: number;
  /** New text; null for a comment alone. */
  replacement: string | null;
  /** Id of the comment about it; null for none. */
  comment: number | null;
}

export interface Writing {
  isTracked: boolean;
  author: string;
  /** Time of the revisions: `2026-11-25T02:00:00Z`. */
  date: string;
  /** Returns the next number of a revision. */
  nextId: () => number;
}

type Event = { kind: 'insert'; text: string } | { kind: 'start' | 'end'; comment: number };

interface Plan {
  /** Characters that go, in their order. */
  deletions: { from: number; to: number }[];
  /** By the character before or behind which they happen. */
  before: Map<number, Event[]>;
  after: Map<number, Event[]>;
}

/** A stretch of the XML that is written anew. */
interface Item {
  start: number;
  end: number;
  write: () => string;
}

/** Reason why a mark cannot change its words; null when it can. */
export function lockOfMark(
  { paragraph, from, to }: Pick<Mark, 'paragraph' | 'from' | 'to'>,
  isTracked: boolean,
): string | null {
  if (isTracked && paragraph.isControlled) return '内容控件里的文字';
  const touched = paragraph.stretches.filter((stretch) => stretch.from < to && stretch.to > from);
  const locks = touched.flatMap(({ run }) => run.locked ?? []);
  if (locks.length > 0) return locks[0] ?? null;
  if (from < to || paragraph.stretches.length === 0) return null;
  return openNeighbour(paragraph, from) === null ? (paragraph.stretches[0]?.run.locked ?? null) : null;
}

/** The character beside which something may be put in at a place. */
function openNeighbour(paragraph: Paragraph, at: number): { character: number; side: 'before' | 'after' } | null {
  const isOpen = (character: number) => stretchAt(paragraph, character)?.run.locked === null;
  if (isOpen(at - 1)) return { character: at - 1, side: 'after' };
  return isOpen(at) ? { character: at, side: 'before' } : null;
}

const stretchAt = ({ stretches }: Paragraph, character: number): Stretch | undefined =>
  stretches.find(({ from, to }) => from <= character && character < to);

/** XML of a part with the marks in it; the rest is unchanged. */
export function writePart(part: Part, marks: readonly Mark[], writing: Writing): string {
  return new PartWriter(part, writing).write(marks);
}

class PartWriter {
  private items: Item[] = [];
  private next = 0;

  constructor(
    private readonly part: Part,
    private readonly writing: Writing,
  ) {}

  write(marks: readonly Mark[]): string {
    const byParagraph = new Map<Paragraph, Mark[]>();
    const add = (mark: Mark) => byParagraph.set(mark.paragraph, [...(byParagraph.get(mark.paragraph) ?? []), mark]);
    for (const mark of marks) {
      add(mark);
      const { twin } = mark.paragraph;
      if (twin !== null && mark.replacement !== null) add({ ...mark, paragraph: twin, comment: null });
    }
    for (const [paragraph, own] of byParagraph) this.plan(paragraph, own);
    this.items.sort((a, b) => a.start - b.start || a.end - b.end);
    return this.render(0, this.part.xml.length);
  }

  private plan(paragraph: Paragraph, marks: readonly Mark[]): void {
    if (paragraph.stretches.length === 0) {
      this.fillEmpty(paragraph, marks);
      return;
    }
    const plan: Plan = { deletions: [], before: new Map(), after: new Map() };
    const put = (side: 'before' | 'after', character: number, event: Event) =>
      plan[side].set(character, [...(plan[side].get(character) ?? []), event]);
    for (const mark of [...marks].sort((a, b) => a.from - b.from || a.to - b.to)) {
      const { from, to, replacement, comment } = mark;
      const isStrange = paragraph.stretches.some(
        (one) => one.from < Math.max(to, from + 1) && one.to > from && one.run.isStrange,
      );
      if (comment !== null && isStrange) {
        this.commentOnAll(paragraph, comment);
        continue;
      }
      const isPoint = from === to;
      const place = isPoint ? (openNeighbour(paragraph, from) ?? nearest(paragraph, from)) : null;
      const first = place ?? { character: from, side: 'before' as const };
      const last = place ?? { character: to - 1, side: 'after' as const };
      if (comment !== null) put(first.side, first.character, { kind: 'start', comment });
      if (replacement !== null) {
        if (!isPoint) plan.deletions.push({ from, to });
        if (replacement !== '') put(last.side, last.character, { kind: 'insert', text: replacement });
      }
      if (comment !== null) put(last.side, last.character, { kind: 'end', comment });
    }
    this.planRuns(paragraph, plan);
  }

  private planRuns({ stretches }: Paragraph, plan: Plan): void {
    const touched = new Map<Run, Stretch[]>();
    const isTouched = ({ from, to }: Stretch): boolean => {
      if (plan.deletions.some((one) => one.from < to && one.to > from)) return true;
      for (let at = from; at < to; at++) if (plan.before.has(at) || plan.after.has(at)) return true;
      return false;
    };
    const runs = new Set(stretches.filter(isTouched).map(({ run }) => run));
    for (const stretch of stretches)
      if (runs.has(stretch.run)) touched.set(stretch.run, [...(touched.get(stretch.run) ?? []), stretch]);
    for (const [run, own] of touched)
      this.items.push({ start: run.start, end: run.end, write: () => this.writeRun(run, own, plan) });
  }

  /** A paragraph without words gets what is put into it, and a comment about it. */
  private fillEmpty(paragraph: Paragraph, marks: readonly Mark[]): void {
    const { openStart, openEnd, isSelfClosing, closeStart } = paragraph;
    const write = () => {
      const content = marks
        .map(({ replacement, comment }) =>
          this.around(comment, replacement ? this.insertion(this.run('', replacement)) : ''),
        )
        .join('');
      if (!isSelfClosing) return content;
      const tag = this.part.xml.slice(openStart, openEnd);
      return `${tag.replace(/\s*\/>$/, '>')}${content}</${this.part.prefix}p>`;
    };
    this.items.push(
      isSelfClosing ? { start: openStart, end: openEnd, write } : { start: closeStart, end: closeStart, write },
    );
  }

  private commentOnAll({ contentStart, closeStart }: Paragraph, comment: number): void {
    this.items.push({ start: contentStart, end: contentStart, write: () => this.commentStart(comment) });
    this.items.push({ start: closeStart, end: closeStart, write: () => this.commentEnd(comment) });
  }

  private render(start: number, end: number): string {
    let written = '';
    let at = start;
    for (let item = this.items[this.next]; item !== undefined && item.start < end; item = this.items[this.next]) {
      this.next += 1;
      written += this.part.xml.slice(at, item.start) + item.write();
      at = item.end;
    }
    return written + this.part.xml.slice(at, end);
  }

  private writeRun(run: Run, stretches: readonly Stretch[], plan: Plan): string {
    const { prefix } = this.part;
    const close = `</${prefix}r>`;
    let written = '';
    let content = '';
    const flush = () => {
      if (content !== '') written += `${run.openTag}${run.properties}${content}${close}`;
      content = '';
    };
    const happen = (events: readonly Event[]) => {
      if (events.length > 0) flush();
      for (const event of events) written += this.writeEvent(event, run);
    };
    run.children.forEach((child, index) => {
      const stretch = stretches.find((one) => one.child === index);
      const source = this.render(child.start, child.end);
      if (stretch === undefined) {
        content += source;
        return;
      }
      const pieces = piecesOf(stretch, plan);
      for (const { from, to } of pieces) {
        happen(plan.before.get(from) ?? []);
        const words = child.text.slice(from - stretch.from, to - stretch.from);
        const isGone = plan.deletions.some((one) => one.from <= from && to <= one.to);
        const kept = pieces.length === 1 ? source : this.words(words, 't');
        if (!isGone) content += kept;
        else {
          flush();
          written += this.deletion(run, child, words, source);
        }
        happen(plan.after.get(to - 1) ?? []);
      }
    });
    flush();
    return written;
  }

  private writeEvent(event: Event, run: Run): string {
    if (event.kind !== 'insert')
      return event.kind === 'start' ? this.commentStart(event.comment) : this.commentEnd(event.comment);
    const added = this.insertion(this.run(run.properties, event.text));
    if (!this.writing.isTracked || run.insertion === null) return added;
    // An insertion within an insertion is nobody's: that of the other one ends before and goes on behind.
    const again = run.insertion.replace(/(\bid\s*=\s*["'])[^"']*/, `$1${this.writing.nextId()}`);
    return `</${this.part.prefix}ins>${added}${again}`;
  }

  private deletion(run: Run, child: RunChild, words: string, source: string): string {
    if (!this.writing.isTracked) return '';
    const gone = child.text.length === 1 && /^<[^>]*\/>$/.test(source) ? source : this.words(words, 'delText');
    return this.revision('del', `${run.openTag}${run.properties}${gone}</${this.part.prefix}r>`);
  }

  private insertion(run: string): string {
    return this.writing.isTracked ? this.revision('ins', run) : run;
  }

  private revision(name: 'ins' | 'del', content: string): string {
    const { prefix } = this.part;
    const { author, date, nextId } = this.writing;
    const about = [`id="${nextId()}"`, `author="${escaped(author)}"`, `date="${date}"`];
    return `<${prefix}${name} ${about.map((one) => this.attribute(one)).join(' ')}>${content}</${prefix}${name}>`;
  }

  private attribute(text: string): string {
    return `${this.part.attributePrefix}${text}`;
  }

  private run(properties: string, text: string): string {
    const { prefix } = this.part;
    // Who changed the look of the words before has nothing to do with the new ones.
    const own = properties.replace(new RegExp(`<${prefix}rPrChange\\b[\\s\\S]*?</${prefix}rPrChange>`), '');
    return `<${prefix}r>${own}${this.words(text, 't')}</${prefix}r>`;
  }

  private words(text: string, name: 't' | 'delText'): string {
    const { prefix } = this.part;
    return text
      .split(/([\t\n])/)
      .map((words) => {
        if (words === '\t') return `<${prefix}tab/>`;
        if (words === '\n') return `<${prefix}br/>`;
        return words === '' ? '' : `<${prefix}${name} xml:space="preserve">${escaped(words)}</${prefix}${name}>`;
      })
      .join('');
  }

  private around(comment: number | null, content: string): string {
    return comment === null ? content : `${this.commentStart(comment)}${content}${this.commentEnd(comment)}`;
  }

  private commentStart(id: number): string {
    return `<${this.part.prefix}commentRangeStart ${this.attribute(`id="${id}"`)}/>`;
  }

  private commentEnd(id: number): string {
    const { prefix } = this.part;
    const about = this.attribute(`id="${id}"`);
    return `<${prefix}commentRangeEnd ${about}/><${prefix}r><${prefix}commentReference ${about}/></${prefix}r>`;
  }
}

/** A stretch, divided where something happens. */
function piecesOf({ from, to }: Stretch, { deletions, before, after }: Plan): { from: number; to: number }[] {
  const cuts = new Set([from, to]);
  for (const deletion of deletions)
    for (const at of [deletion.from, deletion.to]) if (at > from && at < to) cuts.add(at);
  for (let at = from; at < to; at++) {
    if (before.has(at)) cuts.add(at);
    if (after.has(at)) cuts.add(at + 1);
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(1).map((end, index) => ({ from: sorted[index] as number, to: end }));
}

/** Where nothing may be put in, a comment stands at the nearest character. */
function nearest({ text }: Paragraph, at: number): { character: number; side: 'before' | 'after' } {
  return at < text.length ? { character: at, side: 'before' } : { character: text.length - 1, side: 'after' };
}

/** Text escaped for XML, without characters that XML does not allow. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n]|[\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
