/** Random choices that depend on a seed and a key only, so that adding one policy never changes another. */
export interface Random {
  /** Whole number in [low, high]. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Random numbers for a key: xoshiro128** 1.1 (Blackman and Vigna, public domain), seeded by FNV-1a of the key and splitmix32. */
export function randomFor(seed: number, key: string): Random {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193) >>> 0;

  const state = new Uint32Array(4);
  for (let i = 0; i < 4; i++) {
    hash = (hash + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    state[i] = mixed ^ (mixed >>> 15);
  }

  const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by));
  const next = (): number => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const x2 = c ^ a;
    const x3 = d ^ b;
    state[1] = b ^ x2;
    state[0] = a ^ x3;
    state[2] = x2 ^ (b << 9);
    state[3] = rotate(x3, 11);
    return result;
  };

  const int = (low: number, high: number) => low + Math.floor((next() / 2 ** 32) * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T;
  return {
    int,
    chance: (probability) => next() / 2 ** 32 < probability,
    pick,
    some: (list, count) => {
      const left = list.map((_, index) => index);
      const taken = new Set<number>();
      while (taken.size < Math.min(count, list.length)) taken.add(left.splice(int(0, left.length - 1), 1)[0] as number);
      return list.filter((_, index) => taken.has(index));
    },
  };
}
