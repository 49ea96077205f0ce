type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Typed array that grows by doubling. Read it through `data`, which is replaced when it grows. */
export class Growable<T extends Numbers> {
  length = 0;

  constructor(
    private readonly make: (size: number) => T,
    public data: T = make(1024),
  ) {}

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = this.make(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }
}

export const growableUint8 = () => new Growable((size) => new Uint8Array(size));
export const growableUint16 = () => new Growable((size) => new Uint16Array(size));
export const growableUint32 = () => new Growable((size) => new Uint32Array(size));
export const growableInt32 = () => new Growable((size) => new Int32Array(size));
export const growableFloat64 = () => new Growable((size) => new Float64Array(size));
