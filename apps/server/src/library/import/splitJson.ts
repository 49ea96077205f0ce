import { maxLineBytes, type Piece } from './splitLines';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);
const openList = 0x5b;

/** Error about a file that ends inside its list. */
export class UnfinishedJson extends Error {
  override name = 'UnfinishedJson';
}

/**
 * Yields the elements of a JSON list, one at a time, from a file of any size: of the top list, or of the list `policies` in a top object.
 * The elements are cut out by counting brackets outside strings; whether they are JSON is for the caller to find out.
 *
 * @throws UnfinishedJson when the file ends early.
 */
export async function* splitJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const scanner = new Scanner();
  for await (const chunk of chunks) {
    for (const piece of scanner.feed(chunk)) yield piece;
    if (scanner.isDone) return;
  }
  if (!scanner.isDone) throw new UnfinishedJson(scanner.hasList ? 'inside the list' : 'no list');
}

class Scanner {
  isDone = false;
  hasList = false;
  private depth = 0;
  /** Depth inside the list whose elements are wanted. */
  private listDepth = -1;
  private isInString = false;
  private isEscaped = false;
  /** The last string at depth 1, which is a key when a colon follows. */
  private key = '';
  private keyParts: number[] = [];
  private isAfterPolicies = false;
  private parts: Buffer[] = [];
  private size = 0;
  private number = 0;

  *feed(chunk: Buffer): Generator<Piece> {
    let start = 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i] as number;
      if (this.isInString) {
        this.readString(byte);
        continue;
      }
      const isElementEnd = this.hasList && this.depth === this.listDepth && (byte === comma || closes.has(byte));
      if (isElementEnd) {
        this.keep(chunk.subarray(start, i));
        start = i + 1;
        const piece = this.finish();
        if (piece) yield piece;
      }
      const wasOutside = !this.hasList;
      this.step(byte);
      if (wasOutside) start = i + 1;
      if (this.isDone) return;
    }
    if (this.hasList) this.keep(chunk.subarray(start));
  }

  private step(byte: number): void {
    if (byte === quote) {
      this.isInString = true;
      this.keyParts = [];
    } else if (opens.has(byte)) {
      const isWanted =
        this.depth === 0 ? byte === openList : this.depth === 1 && byte === openList && this.isAfterPolicies;
      this.depth += 1;
      if (!this.hasList && isWanted) {
        this.hasList = true;
        this.listDepth = this.depth;
      }
    } else if (closes.has(byte)) {
      this.depth -= 1;
      if (this.hasList && this.depth < this.listDepth) this.isDone = true;
    } else if (byte === colon && this.depth === 1) {
      this.isAfterPolicies = this.key === 'policies';
    } else if (byte === comma && this.depth === 1) {
      this.isAfterPolicies = false;
    }
  }

  private readString(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === backslash) this.isEscaped = true;
    else if (byte === quote) {
      this.isInString = false;
      if (this.depth === 1) this.key = Buffer.from(this.keyParts).toString('latin1');
      return;
    }
    if (this.depth === 1 && this.keyParts.length < 20) this.keyParts.push(byte);
  }

  private keep(part: Buffer): void {
    this.size += part.length;
    if (this.size <= maxLineBytes) this.parts.push(part);
    else this.parts = [];
  }

  private finish(): Piece | null {
    const bytes = this.size > maxLineBytes ? null : Buffer.concat(this.parts);
    this.parts = [];
    this.size = 0;
    if (bytes !== null && !bytes.some((byte) => byte > 0x20)) return null;
    this.number += 1;
    return { number: this.number, bytes };
  }
}
