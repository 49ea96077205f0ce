import { eachGram } from './grams';
import { Segment } from './Segment';

const k1 = 1.2;

/** How much one field of a document counts and how strongly its length is held against it (BM25F). */
export interface FieldWeight {
  weight: number;
  /** Characters of a usual field. */
  usualLength: number;
  /** 0: length does not matter; 1: fully. */
  lengthPenalty: number;
}

/**
 * Builds one immutable segment in memory. Documents get the numbers 0, 1, 2 … in the order of `endDocument`.
 * Postings grow as chains of chunks in one buffer, so that half a million terms do not become half a million objects.
 */
export class SegmentBuilder {
  documents = 0;
  private readonly terms = new TermTable();
  private readonly arena = new ChunkArena();
  private readonly scores = new ScoreTable();

  addField(folded: string, { weight, usualLength, lengthPenalty }: FieldWeight): void {
    const share = weight / (1 - lengthPenalty + (lengthPenalty * folded.length) / usualLength);
    eachGram(folded, (gram) => this.scores.add(gram, share));
  }

  endDocument(): void {
    const document = this.documents++;
    this.scores.drain((gram, x) => {
      const term = this.terms.find(gram);
      let delta = document - (this.terms.lastDocument[term] as number) - 1;
      this.terms.lastDocument[term] = document;
      this.terms.frequency[term] = (this.terms.frequency[term] as number) + 1;
      while (delta > 127) {
        this.arena.write(this.terms, term, (delta & 127) | 128);
        delta >>>= 7;
      }
      this.arena.write(this.terms, term, delta);
      this.arena.write(this.terms, term, Math.max(1, Math.round((255 * x) / (k1 + x))));
    });
  }

  /** Bytes held by postings, for deciding when to seal. */
  get size(): number {
    return this.arena.used;
  }

  finish(): Segment {
    const { count } = this.terms;
    const order = new Uint32Array(count);
    for (let term = 0; term < count; term++) order[term] = term;
    const { grams, frequency, length } = this.terms;
    order.sort((a, b) => (grams[a] as number) - (grams[b] as number));
    let total = 0;
    for (let term = 0; term < count; term++) total += length[term] as number;
    const sorted = {
      grams: new Uint32Array(count),
      frequency: new Uint32Array(count),
      offsets: new Uint32Array(count + 1),
      postings: new Uint8Array(total),
    };
    let offset = 0;
    order.forEach((term, i) => {
      sorted.grams[i] = grams[term] as number;
      sorted.frequency[i] = frequency[term] as number;
      sorted.offsets[i] = offset;
      offset = this.arena.copy(this.terms, term, sorted.postings, offset);
    });
    sorted.offsets[count] = offset;
    return new Segment(this.documents, sorted.grams, sorted.frequency, sorted.offsets, sorted.postings);
  }
}

/** Open-addressed map from gram to term number, with the growing state of each term in columns. */
class TermTable {
  count = 0;
  grams = new Uint32Array(1 << 14);
  frequency = new Uint32Array(1 << 14);
  lastDocument = new Int32Array(1 << 14);
  /** Bytes written. */
  length = new Uint32Array(1 << 14);
  firstChunk = new Uint32Array(1 << 14);
  position = new Uint32Array(1 << 14);
  limit = new Uint32Array(1 << 14);
  chunkSize = new Uint16Array(1 << 14);
  private slots = new Uint32Array(1 << 15);

  /** The number of the term, made when it is new. */
  find(gram: number): number {
    const mask = this.slots.length - 1;
    let slot = hash(gram) & mask;
    for (let term = this.slots[slot] as number; term !== 0; term = this.slots[slot] as number) {
      if (this.grams[term - 1] === gram) return term - 1;
      slot = (slot + 1) & mask;
    }
    if (this.count === this.grams.length) {
      this.grow();
      return this.find(gram);
    }
    const term = this.count++;
    this.slots[slot] = term + 1;
    this.grams[term] = gram;
    this.lastDocument[term] = -1;
    return term;
  }

  private grow(): void {
    const size = this.grams.length * 2;
    this.grams = enlarged(this.grams, new Uint32Array(size));
    this.frequency = enlarged(this.frequency, new Uint32Array(size));
    this.lastDocument = enlarged(this.lastDocument, new Int32Array(size));
    this.length = enlarged(this.length, new Uint32Array(size));
    this.firstChunk = enlarged(this.firstChunk, new Uint32Array(size));
    this.position = enlarged(this.position, new Uint32Array(size));
    this.limit = enlarged(this.limit, new Uint32Array(size));
    this.chunkSize = enlarged(this.chunkSize, new Uint16Array(size));
    this.slots = new Uint32Array(size * 2);
    const mask = this.slots.length - 1;
    for (let term = 0; term < this.count; term++) {
      let slot = hash(this.grams[term] as number) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = term + 1;
    }
  }
}

/** Chains of chunks: the last four bytes of a full chunk hold the offset of the next. */
class ChunkArena {
  used = 0;
  private bytes = new Uint8Array(1 << 20);

  write(terms: TermTable, term: number, byte: number): void {
    if (terms.position[term] === terms.limit[term]) this.extend(terms, term);
    this.bytes[terms.position[term] as number] = byte;
    terms.position[term] = (terms.position[term] as number) + 1;
    terms.length[term] = (terms.length[term] as number) + 1;
  }

  /** Appends the bytes of a term to `target` at `offset`; returns the offset after them. */
  copy(terms: TermTable, term: number, target: Uint8Array, offset: number): number {
    let rest = terms.length[term] as number;
    let chunk = terms.firstChunk[term] as number;
    let end = offset;
    for (let size = 16; rest > 0; size = Math.min(size * 2, 4096)) {
      const here = Math.min(rest, size - 4);
      target.set(this.bytes.subarray(chunk, chunk + here), end);
      end += here;
      rest -= here;
      if (rest > 0) chunk = this.readPointer(chunk + size - 4);
    }
    return end;
  }

  private extend(terms: TermTable, term: number): void {
    const isFirst = terms.chunkSize[term] === 0;
    const size = isFirst ? 16 : Math.min((terms.chunkSize[term] as number) * 2, 4096);
    const chunk = this.used;
    this.used += size;
    if (this.used > this.bytes.length)
      this.bytes = enlarged(this.bytes, new Uint8Array(Math.max(this.bytes.length * 2, this.used)));
    if (isFirst) terms.firstChunk[term] = chunk;
    else this.writePointer(terms.limit[term] as number, chunk);
    terms.chunkSize[term] = size;
    terms.position[term] = chunk;
    terms.limit[term] = chunk + size - 4;
  }

  private writePointer(at: number, value: number): void {
    for (let i = 0; i < 4; i++) this.bytes[at + i] = (value >>> (8 * i)) & 255;
  }

  private readPointer(at: number): number {
    let value = 0;
    for (let i = 3; i >= 0; i--) value = value * 256 + (this.bytes[at + i] as number);
    return value;
  }
}

/** Sums the scores of the grams of one document. */
class ScoreTable {
  private grams = new Uint32Array(1 << 15);
  private sums = new Float64Array(1 << 15);
  private touched = new Uint32Array(1 << 14);
  private count = 0;

  add(gram: number, share: number): void {
    const mask = this.grams.length - 1;
    let slot = hash(gram) & mask;
    while (this.sums[slot] !== 0) {
      if (this.grams[slot] === gram) {
        this.sums[slot] = (this.sums[slot] as number) + share;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.count === this.touched.length) {
      this.grow();
      this.add(gram, share);
      return;
    }
    this.grams[slot] = gram;
    this.sums[slot] = share;
    this.touched[this.count++] = slot;
  }

  drain(visit: (gram: number, sum: number) => void): void {
    for (let i = 0; i < this.count; i++) {
      const slot = this.touched[i] as number;
      visit(this.grams[slot] as number, this.sums[slot] as number);
      this.sums[slot] = 0;
    }
    this.count = 0;
  }

  private grow(): void {
    const pairs: [number, number][] = [];
    this.drain((gram, sum) => pairs.push([gram, sum]));
    const size = this.grams.length * 2;
    this.grams = new Uint32Array(size);
    this.sums = new Float64Array(size);
    this.touched = new Uint32Array(size / 2);
    for (const [gram, sum] of pairs) this.add(gram, sum);
  }
}

function hash(gram: number): number {
  const mixed = Math.imul(gram ^ (gram >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function enlarged<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
