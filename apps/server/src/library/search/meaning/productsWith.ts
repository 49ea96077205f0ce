import { dimensions } from './meaning';

/** A product of two vectors of 128 signed bytes has 22 bits, a sum of doubles 53: two products fit into one. */
const shift = 2 ** 26;

/** Function that writes the products of some vectors with the one that begins at an offset of others: exact, in half the time of one by one. */
export function productsWith(
  vectors: readonly Int8Array[],
): (others: Int8Array, offset: number, to: Float64Array, at: number) => void {
  const pairs = new Float64Array(Math.ceil(vectors.length / 2) * dimensions);
  vectors.forEach((vector, i) => {
    const start = (i >> 1) * dimensions;
    for (let k = 0; k < dimensions; k++)
      pairs[start + k] = (pairs[start + k] as number) + (vector[k] as number) * (i % 2 === 0 ? 1 : shift);
  });
  const other = new Float64Array(dimensions);
  return (others, offset, to, at) => {
    for (let k = 0; k < dimensions; k++) other[k] = others[offset + k] as number;
    for (let i = 0, p = 0; i < vectors.length; i += 2) {
      // Four sums at a time: none waits for the one before it.
      let w = 0;
      let x = 0;
      let y = 0;
      let z = 0;
      for (let k = 0; k < dimensions; k += 4, p += 4) {
        w += (pairs[p] as number) * (other[k] as number);
        x += (pairs[p + 1] as number) * (other[k + 1] as number);
        y += (pairs[p + 2] as number) * (other[k + 2] as number);
        z += (pairs[p + 3] as number) * (other[k + 3] as number);
      }
      const sum = w + x + y + z;
      const second = Math.round(sum / shift);
      to[at + i] = sum - second * shift;
      if (i + 1 < vectors.length) to[at + i + 1] = second;
    }
  };
}
