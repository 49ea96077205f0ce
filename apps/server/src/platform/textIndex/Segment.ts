const magic = 0x48435347;
const align = (size: number) => (size + 7) & ~7;

/**
 * Immutable postings of some documents. Per gram: delta-coded document numbers (varint), each with its impact (1–255, the saturated
 * BM25F term frequency). Grams are sorted, so a lookup is a binary search and a saved segment needs no parsing.
 */
export class Segment {
  constructor(
    readonly documents: number,
    private readonly grams: Uint32Array,
    readonly frequency: Uint32Array,
    readonly offsets: Uint32Array,
    readonly postings: Uint8Array,
  ) {}

  /** Place of a gram in the columns of this segment; -1 for a gram that it does not have. */
  find(gram: number): number {
    const at = lowerBound(this.grams, gram);
    return this.grams[at] === gram ? at : -1;
  }

  /** Places of all grams that hold a Han character as first or second. */
  findCharacter(unit: number): number[] {
    const places: number[] = [];
    const first = lowerBound(this.grams, (unit << 16) >>> 0);
    for (let at = first; at < this.grams.length && (this.grams[at] as number) >>> 16 === unit; at++) places.push(at);
    const start = lowerBound(this.grams, 0x30000000);
    for (let at = start; at < this.grams.length; at++) {
      const gram = this.grams[at] as number;
      if ((gram & 0xffff) === unit && gram >>> 16 !== unit) places.push(at);
    }
    return places;
  }

  get terms(): number {
    return this.grams.length;
  }

  get bytes(): number {
    return this.postings.byteLength + this.offsets.byteLength + this.frequency.byteLength + this.grams.byteLength;
  }

  /** Bytes of the segment for storing: four numbers, then the columns, each at a multiple of eight. */
  encode(): Uint8Array {
    const { grams, frequency, offsets, postings } = this;
    const parts = [
      new Uint32Array([magic, this.documents, grams.length, postings.length]),
      grams,
      frequency,
      offsets,
      postings,
    ];
    const file = new Uint8Array(parts.reduce((size, part) => size + align(part.byteLength), 0));
    let at = 0;
    for (const part of parts) {
      file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
      at += align(part.byteLength);
    }
    return file;
  }

  /** Segment of stored bytes. @throws Error when they are incomplete. */
  static decode(file: Uint8Array): Segment {
    // Buffers from the file system may start anywhere in their pool.
    const bytes = file.byteOffset % 8 === 0 ? file : Uint8Array.from(file);
    const at = (offset: number, count: number) => new Uint32Array(bytes.buffer, bytes.byteOffset + offset, count);
    if (bytes.length < 16) throw new Error('segment file is too short');
    const [found, documents = 0, terms = 0, size = 0] = at(0, 4);
    const gramsAt = 16;
    const frequencyAt = gramsAt + align(4 * terms);
    const offsetsAt = frequencyAt + align(4 * terms);
    const postingsAt = offsetsAt + align(4 * (terms + 1));
    if (found !== magic || bytes.length !== postingsAt + align(size)) throw new Error('segment file is damaged');
    return new Segment(
      documents,
      at(gramsAt, terms),
      at(frequencyAt, terms),
      at(offsetsAt, terms + 1),
      bytes.subarray(postingsAt, postingsAt + size),
    );
  }
}

function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
