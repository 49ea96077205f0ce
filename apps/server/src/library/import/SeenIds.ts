import { createHash } from 'node:crypto';

/**
 * Map from an id to the first record of a file that had it, in 12 bytes a record. It stores 52 bits of a hash: two ids
 * are taken for one in about one of 10^9 files.
 */
export class SeenIds {
  private count = 0;
  private keys = new Float64Array(1 << 12);
  private places = new Uint32Array(1 << 12);

  /** Stores an id and its record number. @returns the record that had it before, or null. */
  note(id: string, place: number): number | null {
    if (this.count * 2 >= this.keys.length) this.grow();
    const key = keyOf(id);
    const slot = this.slotOf(key);
    if (this.keys[slot] !== 0) return this.places[slot] as number;
    this.keys[slot] = key;
    this.places[slot] = place;
    this.count += 1;
    return null;
  }

  private slotOf(key: number): number {
    const { length } = this.keys;
    let slot = key % length;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) % length;
    return slot;
  }

  private grow(): void {
    const { keys, places } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.places = new Uint32Array(keys.length * 2);
    keys.forEach((key, i) => {
      if (key === 0) return;
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.places[slot] = places[i] as number;
    });
  }
}

function keyOf(id: string): number {
  return Number.parseInt(createHash('sha1').update(id).digest('hex').slice(0, 13), 16) + 1;
}
