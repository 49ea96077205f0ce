export interface Ranked {
  candidate: number;
  key: number;
}

/** The `limit` best of a stream of candidates, in a heap whose root is the worst of them. */
export class TopK {
  private readonly heap: Uint32Array;
  private readonly keys: Float64Array;
  private size = 0;

  /** @param breakTie for equal keys: negative when the first ranks above the second. */
  constructor(
    private readonly limit: number,
    private readonly breakTie: (a: number, b: number) => number,
  ) {
    this.heap = new Uint32Array(limit);
    this.keys = new Float64Array(limit);
  }

  /** Adds a candidate if it is good enough; higher keys rank above. */
  offer(candidate: number, key: number): void {
    if (this.size < this.limit) {
      this.siftUp(this.size++, candidate, key);
    } else if (this.limit > 0 && this.isBefore(candidate, key, this.heap[0] as number, this.keys[0] as number)) {
      this.siftDown(candidate, key);
    }
  }

  /** Candidates, best first. */
  ranked(): Ranked[] {
    return Array.from({ length: this.size }, (_, i) => ({
      candidate: this.heap[i] as number,
      key: this.keys[i] as number,
    })).sort((a, b) => b.key - a.key || this.breakTie(a.candidate, b.candidate));
  }

  private isBefore(a: number, keyOfA: number, b: number, keyOfB: number): boolean {
    return keyOfA !== keyOfB ? keyOfA > keyOfB : this.breakTie(a, b) < 0;
  }

  /** Restores the heap upwards: its root is the worst candidate. */
  private siftUp(from: number, candidate: number, key: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(this.heap[parent] as number, this.keys[parent] as number, candidate, key)) break;
      this.move(parent, at);
      at = parent;
    }
    this.heap[at] = candidate;
    this.keys[at] = key;
  }

  private siftDown(candidate: number, key: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      const other = child + 1;
      if (
        other < this.size &&
        this.isBefore(
          this.heap[child] as number,
          this.keys[child] as number,
          this.heap[other] as number,
          this.keys[other] as number,
        )
      ) {
        child = other;
      }
      if (!this.isBefore(candidate, key, this.heap[child] as number, this.keys[child] as number)) break;
      this.move(child, at);
      at = child;
    }
    this.heap[at] = candidate;
    this.keys[at] = key;
  }

  private move(from: number, to: number): void {
    this.heap[to] = this.heap[from] as number;
    this.keys[to] = this.keys[from] as number;
  }
}
