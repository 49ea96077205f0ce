const side = 8;

/** Mean structural similarity of two grey pictures of one size, over squares of eight pixels: 1 when they are the same. */
export function similarity(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y + side <= height; y += side)
    for (let x = 0; x + side <= width; x += side) {
      sum += ofSquare(one, other, y * width + x, width);
      count += 1;
    }
  return Math.round((sum / count) * 1000) / 1000;
}

function ofSquare(one: Uint8Array, other: Uint8Array, from: number, width: number): number {
  const at = Array.from({ length: side * side }, (_, n) => from + Math.floor(n / side) * width + (n % side));
  const mean = (picture: Uint8Array) => at.reduce((total, index) => total + (picture[index] ?? 0), 0) / at.length;
  const [a, b] = [mean(one), mean(other)];
  let [varianceA, varianceB, both] = [0, 0, 0];
  for (const index of at) {
    const p = (one[index] ?? 0) - a;
    const q = (other[index] ?? 0) - b;
    varianceA += p * p;
    varianceB += q * q;
    both += p * q;
  }
  const n = at.length - 1;
  const [c1, c2] = [6.5025, 58.5225];
  return ((2 * a * b + c1) * (2 * (both / n) + c2)) / ((a * a + b * b + c1) * (varianceA / n + varianceB / n + c2));
}
