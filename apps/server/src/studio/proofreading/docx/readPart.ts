import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type Paragraph, type Part, type Run, type RunChild, wordNamespaces } from './part';

const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const formulas = [
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/officeDocument/math',
];

/** Parents in which a run may be divided, and deletions and insertions stand. */
const open: ReadonlySet<string> = new Set(['p', 'hyperlink', 'ins', 'smartTag', 'sdtContent']);
/** Deleted or moved away already, or a gloss above the line. */
const unread: ReadonlySet<string> = new Set(['del', 'moveFrom', 'rt']);
const lineChildren: Readonly<Record<string, string>> = { tab: '\t', cr: '\n', noBreakHyphen: '-' };
/** Results of these fields are nobody's but the author's. */
const plainField = /^\s*HYPERLINK\b/i;

const fieldResult = '域的结果会随更新改变';
const strange = '这里的结构不认得';

interface Field {
  instruction: string;
  hasResult: boolean;
}

interface Open {
  tag: SaxesTagNS;
  /** Local name where it is of WordprocessingML, '' otherwise. */
  name: string;
  start: number;
  openEnd: number;
}

/** Alternatives of one piece of content: programs show the first that they know. */
interface Alternatives {
  choices: Paragraph[][];
}

/** Error about a part that cannot be read. */
export class UnreadablePart extends Error {
  override name = 'UnreadablePart';
}

/**
 * Paragraphs and runs of a part with their offsets in its XML, so that everything else can be left exactly as it is.
 *
 * @throws UnreadablePart where it is not well-formed or has a document type
 */
export function readPart(xml: string): Part {
  const reader = new PartReader(xml);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new UnreadablePart(error.message);
  });
  parser.on('doctype', () => {
    throw new UnreadablePart('a document type');
  });
  parser.on('opentag', (tag) => reader.openTag(tag, parser.position));
  parser.on('text', (text) => reader.takeText(text));
  parser.on('cdata', (text) => reader.takeText(text));
  parser.on('closetag', () => reader.closeTag(parser.position));
  parser.write(xml).close();
  return reader.part;
}

class PartReader {
  readonly part: Part;
  private readonly stack: Open[] = [];
  private readonly paragraphs: Paragraph[] = [];
  private readonly runs: Run[] = [];
  private readonly alternatives: Alternatives[] = [];
  private readonly fields: Field[] = [];
  private readonly rows: number[] = [];
  private readonly cells: number[] = [];
  private child: RunChild | null = null;
  private instruction = false;
  private rowCount = 0;
  private cellCount = 0;

  constructor(xml: string) {
    this.part = {
      xml,
      prefix: 'w:',
      attributePrefix: 'w:',
      paragraphs: [],
      hasNumbering: false,
      hasFormulas: false,
      hasFields: false,
    };
  }

  openTag(tag: SaxesTagNS, position: number): void {
    const start = this.part.xml.lastIndexOf('<', position - 1);
    const isWord = wordNamespaces.includes(tag.uri);
    if (this.stack.length === 0) this.takeRoot(tag);
    if (formulas.includes(tag.uri)) this.part.hasFormulas = true;
    const name = isWord ? tag.local : '';
    const parent = this.stack.at(-1);
    this.stack.push({ tag, name, start, openEnd: position });
    if (tag.uri === compatibility) this.openAlternative(tag.local);
    else if (name === 'tr') this.rows.push(++this.rowCount);
    else if (name === 'tc') this.cells.push(++this.cellCount);
    else if (name === 'p') this.openParagraph(start, position, tag.isSelfClosing);
    else if (name === 'numPr') this.part.hasNumbering = true;
    else if (name === 'fldSimple') this.part.hasFields = true;
    else if (name === 'r') this.openRun(start, position, parent);
    if (parent?.name === 'r') this.openChild(name, tag, start);
  }

  private takeRoot({ prefix, uri, ns }: SaxesTagNS): void {
    const bound = Object.entries(ns).find(([name, to]) => name !== '' && to === uri);
    if (!wordNamespaces.includes(uri) || bound === undefined) throw new UnreadablePart('not of WordprocessingML');
    this.part.prefix = prefix === '' ? '' : `${prefix}:`;
    this.part.attributePrefix = `${bound[0]}:`;
  }

  takeText(text: string): void {
    if (this.instruction) {
      const field = this.fields.at(-1);
      if (field) field.instruction += text;
    } else if (
      this.child !== null &&
      this.stack.at(-1)?.name === 't' &&
      !this.stack.some(({ name }) => unread.has(name))
    )
      this.child.text += text;
  }

  closeTag(position: number): void {
    const { name, tag, start, openEnd } = this.stack.pop() as Open;
    const parent = this.stack.at(-1);
    if (tag.uri === compatibility && tag.local === 'AlternateContent') this.closeAlternatives();
    else if (name === 'tr') this.rows.pop();
    else if (name === 'tc') this.cells.pop();
    else if (name === 'p') this.closeParagraph(position, openEnd);
    else if (name === 'r') this.closeRun(position);
    else if (name === 'pPr' && parent?.name === 'p') this.closeProperties(position);
    if (parent?.name === 'r') this.closeChild(name, start, position);
  }

  private openParagraph(openStart: number, openEnd: number, isSelfClosing: boolean): void {
    const paragraph: Paragraph = {
      openStart,
      openEnd,
      isSelfClosing,
      contentStart: openEnd,
      closeStart: openEnd,
      text: '',
      stretches: [],
      cell: this.cells.at(-1) ?? null,
      row: this.rows.at(-1) ?? null,
      isControlled: this.stack.some(({ name }) => name === 'sdt'),
      twin: null,
    };
    this.paragraphs.push(paragraph);
    const alternatives = this.alternatives.at(-1);
    alternatives?.choices.at(-1)?.push(paragraph);
    // What stands for an older program is no text of its own.
    if (this.alternatives.every(({ choices }) => choices.length === 1)) this.part.paragraphs.push(paragraph);
  }

  private closeParagraph(position: number, openEnd: number): void {
    const paragraph = this.paragraphs.pop() as Paragraph;
    paragraph.closeStart = paragraph.isSelfClosing ? openEnd : this.part.xml.lastIndexOf('<', position - 1);
  }

  private closeProperties(end: number): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph) paragraph.contentStart = end;
  }

  private openRun(start: number, openEnd: number, parent: Open | undefined): void {
    const locked = this.lockOf();
    this.runs.push({
      start,
      end: start,
      openTag: this.part.xml.slice(start, openEnd),
      properties: '',
      children: [],
      insertion: parent?.name === 'ins' ? this.part.xml.slice(parent.start, parent.openEnd) : null,
      locked,
      isStrange: locked === strange,
    });
  }

  private closeRun(end: number): void {
    const run = this.runs.pop() as Run;
    run.end = end;
    const paragraph = this.paragraphs.at(-1);
    if (paragraph === undefined) return;
    run.children.forEach(({ text }, child) => {
      if (text === '') return;
      const from = paragraph.text.length;
      paragraph.text += text;
      paragraph.stretches.push({ from, to: paragraph.text.length, run, child });
    });
  }

  private openChild(name: string, tag: SaxesTagNS, start: number): void {
    this.child = { start, end: start, text: lineChildren[name] ?? '' };
    const type = attribute(tag, 'type');
    if (name === 'br' && (type === null || type === 'textWrapping')) this.child.text = '\n';
    if (name === 'instrText') this.instruction = true;
    if (name === 'fldChar') this.takeFieldMark(attribute(tag, 'fldCharType'));
    if (this.stack.some((around) => unread.has(around.name))) this.child.text = '';
  }

  private closeChild(name: string, start: number, end: number): void {
    this.instruction = false;
    const run = this.runs.at(-1);
    const child = this.child;
    this.child = null;
    if (run === undefined) return;
    if (name === 'rPr') run.properties = this.part.xml.slice(start, end);
    // A box inside has had children of its own.
    else run.children.push({ start, end, text: child?.start === start ? child.text : '' });
  }

  private takeFieldMark(type: string | null): void {
    this.part.hasFields = true;
    if (type === 'begin') this.fields.push({ instruction: '', hasResult: false });
    else if (type === 'end') this.fields.pop();
    else if (type === 'separate') {
      const field = this.fields.at(-1);
      if (field) field.hasResult = true;
    }
  }

  /** Why the words of a run that begins here cannot be changed. */
  private lockOf(): string | null {
    if (this.fields.some(({ instruction }) => !plainField.test(instruction))) return fieldResult;
    const at = this.stack.map(({ name }) => name).lastIndexOf('p');
    if (at < 0) return strange;
    const around = this.stack.slice(at, -1).map(({ name }) => name);
    if (around.includes('fldSimple')) return fieldResult;
    if (around.includes('moveTo')) return '这里有没有接受的移动';
    const bound = this.stack.some(({ name, start }) => name === 'sdt' && this.isBound(start));
    if (bound) return '内容控件锁定或与数据相连';
    return around.every((name) => open.has(name) || name === 'sdt') ? null : strange;
  }

  private isBound(start: number): boolean {
    const { xml } = this.part;
    const end = xml.indexOf('sdtContent', start);
    return /(?:dataBinding|:lock|dropDownList|comboBox|:date)\b/.test(xml.slice(start, end < 0 ? start : end));
  }

  private openAlternative(local: string): void {
    if (local === 'AlternateContent') this.alternatives.push({ choices: [] });
    else if (local === 'Choice' || local === 'Fallback') this.alternatives.at(-1)?.choices.push([]);
  }

  private closeAlternatives(): void {
    const [first = [], ...others] = this.alternatives.pop()?.choices ?? [];
    const [fallback = []] = others;
    const isSame = first.length === fallback.length && first.every(({ text }, at) => text === fallback[at]?.text);
    if (isSame)
      first.forEach((paragraph, at) => {
        paragraph.twin = fallback[at] ?? null;
      });
  }
}

function attribute(tag: SaxesTagNS, local: string): string | null {
  const found = Object.values(tag.attributes).find((one) => one.local === local);
  return found?.value ?? null;
}
