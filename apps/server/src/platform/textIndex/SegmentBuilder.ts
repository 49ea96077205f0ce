import { eachGram } from '@hengce/text';
import { Segment } from './Segment';

const k1 = 1.2;
/** Bytes of the first chunk of a term and of its later ones. */
const smallestChunk = 16;
const largestChunk = 4096;

/** Weight of a field of documents, and penalty of its length (BM25F). */
export interface FieldWeight {
  weight: number;
  /** Usual number of characters of the field. */
  usualLength: number;
  /** Penalty: 0 ignores the length, 1 counts it fully. */
  lengthPenalty: number;
}

/**
 * Builder of one immutable segment in memory. Documents get the numbers 0, 1, 2 … in the order of `endDocument`.
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
    const { terms, arena } = this;
    this.scores.drain((gram, x) => {
      const at = terms.find(gram);
      const { state } = terms;
      // Stored one higher, so that 0 means no document yet.
      let delta = document - (state[at + LAST] as number);
      state[at + LAST] = document + 1;
      state[at + FREQUENCY] = (state[at + FREQUENCY] as number) + 1;
      while (delta > 127) {
        arena.write(state, at, (delta & 127) | 128);
        delta >>>= 7;
      }
      arena.write(state, at, delta);
      arena.write(state, at, Math.max(1, Math.round((255 * x) / (k1 + x))));
    });
  }

  /** Bytes of the postings, for deciding when to seal. */
  get size(): number {
    return this.arena.used;
  }

  finish(): Segment {
    const { count, state } = this.terms;
    const order = new Uint32Array(count);
    for (let term = 0; term < count; term++) order[term] = term * STRIDE;
    order.sort((a, b) => (state[a + GRAM] as number) - (state[b + GRAM] as number));
    const total = order.reduce((sum, at) => sum + (state[at + LENGTH] as number), 0);
    const grams = new Uint32Array(count);
    const frequency = new Uint32Array(count);
    const offsets = new Uint32Array(count + 1);
    const postings = new Uint8Array(total);
    let end = 0;
    order.forEach((at, i) => {
      grams[i] = state[at + GRAM] as number;
      frequency[i] = state[at + FREQUENCY] as number;
      offsets[i] = end;
      end = this.arena.copy(state, at, postings, end);
    });
    offsets[count] = end;
    return new Segment(this.documents, grams, frequency, offsets, postings);
  }
}

// The growing state of one term lies together: it is touched at random, and one cache line is cheaper than eight.
const STRIDE = 8;
const GRAM = 0;
const FREQUENCY = 1;
const LAST = 2;
/** Bytes written. */
const LENGTH = 3;
const FIRST_CHUNK = 4;
const POSITION = 5;
const LIMIT = 6;
const CHUNK_SIZE = 7;

/** Open-addressed map from gram to the place of its state. */
class TermTable {
  count = 0;
  state = new Uint32Array(STRIDE << 14);
  private slots = new Uint32Array(1 << 15);

  /** Where the state of the term begins; made when it is new. */
  find(gram: number): number {
    const mask = this.slots.length - 1;
    let slot = hash(gram) & mask;
    for (let term = this.slots[slot] as number; term !== 0; term = this.slots[slot] as number) {
      const at = (term - 1) * STRIDE;
      if (this.state[at + GRAM] === gram) return at;
      slot = (slot + 1) & mask;
    }
    if ((this.count + 1) * STRIDE > this.state.length) {
      this.grow();
      return this.find(gram);
    }
    const at = this.count * STRIDE;
    this.count += 1;
    this.slots[slot] = this.count;
    this.state[at + GRAM] = gram;
    return at;
  }

  private grow(): void {
    this.state = enlarged(this.state, this.state.length * 2);
    this.slots = new Uint32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let term = 0; term < this.count; term++) {
      let slot = hash(this.state[term * STRIDE + GRAM] as number) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = term + 1;
    }
  }
}

/** Chains of chunks: the last four bytes of a full chunk hold the offset of the next. */
class ChunkArena {
  used = 0;
  private bytes = new Uint8Array(1 << 20);

  write(state: Uint32Array, at: number, byte: number): void {
    if (state[at + POSITION] === state[at + LIMIT]) this.extend(state, at);
    const position = state[at + POSITION] as number;
    this.bytes[position] = byte;
    state[at + POSITION] = position + 1;
    state[at + LENGTH] = (state[at + LENGTH] as number) + 1;
  }

  /** Appends the bytes of a term to `target` at `offset`; returns the offset after them. */
  copy(state: Uint32Array, at: number, target: Uint8Array, offset: number): number {
    let rest = state[at + LENGTH] as number;
    let chunk = state[at + FIRST_CHUNK] as number;
    let end = offset;
    for (let size = smallestChunk; rest > 0; size = Math.min(size * 2, largestChunk)) {
      const here = Math.min(rest, size - 4);
      target.set(this.bytes.subarray(chunk, chunk + here), end);
      end += here;
      rest -= here;
      if (rest > 0) chunk = this.readPointer(chunk + size - 4);
    }
    return end;
  }

  private extend(state: Uint32Array, at: number): void {
    const last = state[at + CHUNK_SIZE] as number;
    const size = last === 0 ? smallestChunk : Math.min(last * 2, largestChunk);
    const chunk = this.used;
    this.used += size;
    if (this.used > this.bytes.length) this.bytes = enlarged(this.bytes, Math.max(this.bytes.length * 2, this.used));
    if (last === 0) state[at + FIRST_CHUNK] = chunk;
    else this.writePointer(state[at + LIMIT] as number, chunk);
    state[at + CHUNK_SIZE] = size;
    state[at + POSITION] = chunk;
    state[at + LIMIT] = chunk + size - 4;
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

function enlarged<T extends Uint8Array | Uint32Array>(old: T, length: number): T {
  const larger = new (old.constructor as new (length: number) => T)(length);
  larger.set(old);
  return larger;
}
