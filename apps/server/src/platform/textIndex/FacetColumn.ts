import { type Growable, growableUint16, growableUint32 } from './growable';

/** No value. Also the most distinct values a column can hold. */
const none = 0xffff;

/** Numbers the distinct values of a facet. */
class Labels {
  readonly list: string[] = [];
  private readonly numbers = new Map<string, number>();

  number(value: string): number {
    let number = this.numbers.get(value);
    if (number === undefined) {
      // A corpus with more distinct values than a column holds files the rest under none instead of failing.
      if (this.list.length >= none) return none;
      number = this.list.length;
      this.list.push(value);
      this.numbers.set(value, number);
    }
    return number;
  }
}

/**
 * Values of one facet for all documents. `fails` holds, per document of a result, one bit for each filter it fails. A
 * facet counts the documents that fail no filter but its own, as multiple choice needs.
 */
export interface FacetColumn {
  readonly labels: readonly string[];
  /** Sets `bit` for the documents that have none of the allowed values. @param allowed 1 for an allowed label, by its number */
  markFails(documents: Uint32Array, count: number, allowed: Uint8Array, fails: Uint16Array, bit: number): void;
  /** Counts per label of the documents that fail nothing but `bit`; `fails` is null without filters. */
  count(documents: Uint32Array, count: number, fails: Uint16Array | null, bit: number): Uint32Array;
}

/** A column with at most one value per document. */
export class SingleColumn implements FacetColumn {
  private readonly names = new Labels();
  private readonly values: Growable<Uint16Array> = growableUint16();

  get labels(): readonly string[] {
    return this.names.list;
  }

  push(value: string | null): void {
    this.values.push(value === null ? none : this.names.number(value));
  }

  set(document: number, value: string): void {
    this.values.data[document] = this.names.number(value);
  }

  get(document: number): string | null {
    return this.names.list[this.values.data[document] as number] ?? null;
  }

  markFails(documents: Uint32Array, count: number, allowed: Uint8Array, fails: Uint16Array, bit: number): void {
    const values = this.values.data;
    for (let i = 0; i < count; i++) {
      if (allowed[values[documents[i] as number] as number] !== 1) fails[i] = (fails[i] as number) | bit;
    }
  }

  count(documents: Uint32Array, count: number, fails: Uint16Array | null, bit: number): Uint32Array {
    const lanes = createLanes(this.names.list.length + 1);
    const last = this.names.list.length;
    const values = this.values.data;
    const others = ~bit;
    for (let i = 0; i < count; i++) {
      if (fails !== null && ((fails[i] as number) & others) !== 0) continue;
      const value = Math.min(values[documents[i] as number] as number, last);
      const at = value * laneCount + (i & laneMask);
      lanes[at] = (lanes[at] as number) + 1;
    }
    return sumLanes(lanes, last);
  }
}

/** Column with any number of values per document. */
export class MultiColumn implements FacetColumn {
  private readonly names = new Labels();
  private readonly values: Growable<Uint16Array> = growableUint16();
  /** Offset of a document's first value; its last is before the next document's first. */
  private readonly starts: Growable<Uint32Array> = growableUint32();

  constructor() {
    this.starts.push(0);
  }

  get labels(): readonly string[] {
    return this.names.list;
  }

  push(values: readonly string[]): void {
    for (const value of new Set(values)) {
      const number = this.names.number(value);
      if (number !== none) this.values.push(number);
    }
    this.starts.push(this.values.length);
  }

  get(document: number): string[] {
    const starts = this.starts.data;
    return Array.from(
      this.values.data.subarray(starts[document], starts[document + 1]),
      (value) => this.names.list[value] as string,
    );
  }

  markFails(documents: Uint32Array, count: number, allowed: Uint8Array, fails: Uint16Array, bit: number): void {
    const values = this.values.data;
    const starts = this.starts.data;
    for (let i = 0; i < count; i++) {
      const document = documents[i] as number;
      const end = starts[document + 1] as number;
      let at = starts[document] as number;
      while (at < end && allowed[values[at] as number] !== 1) at++;
      if (at === end) fails[i] = (fails[i] as number) | bit;
    }
  }

  count(documents: Uint32Array, count: number, fails: Uint16Array | null, bit: number): Uint32Array {
    const lanes = createLanes(this.names.list.length);
    const values = this.values.data;
    const starts = this.starts.data;
    const others = ~bit;
    for (let i = 0; i < count; i++) {
      if (fails !== null && ((fails[i] as number) & others) !== 0) continue;
      const document = documents[i] as number;
      const end = starts[document + 1] as number;
      for (let place = starts[document] as number; place < end; place++) {
        const at = (values[place] as number) * laneCount + (i & laneMask);
        lanes[at] = (lanes[at] as number) + 1;
      }
    }
    return sumLanes(lanes, this.names.list.length);
  }
}

// Most documents of a result share a value; counting them in one cell would make every addition wait for the one before it.
const laneCount = 4;
const laneMask = laneCount - 1;

const createLanes = (labels: number): Uint32Array => new Uint32Array(labels * laneCount);

function sumLanes(lanes: Uint32Array, labels: number): Uint32Array {
  return Uint32Array.from({ length: labels }, (_, label) => {
    let sum = 0;
    for (let lane = 0; lane < laneCount; lane++) sum += lanes[label * laneCount + lane] as number;
    return sum;
  });
}
