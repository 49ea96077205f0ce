// Where somebody speaks, told by loudness (`findSpeech`), on sentences that espeak-ng speaks in three dialects, clean and in noise.
import { mkdirSync, writeFileSync } from 'node:fs';
import { findSpeech, LevelMeter, type Stretch } from '../../../packages/engines/transcript/src/index';
import { hasEspeak, rate, type Voice, voices } from './espeak';
import { type Recording, recordingOf, withNoise } from './set';

const stepMs = 20;
const noiseDb = 10;

interface Figures {
  voice: string;
  noise: string;
  sentences: number;
  found: number;
  /** Of the sentences that were found, the edge that is furthest off, in milliseconds. */
  worstEdgeMs: number;
  p95EdgeMs: number;
  /** Share of all that is said which lies in what was found. */
  covered: number;
  /** Stretches that were found where nobody speaks. */
  false: number;
}

const overlap = (a: Stretch, b: Stretch): number =>
  Math.max(Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs), 0);

function measure({ samples, spoken }: Recording): Omit<Figures, 'voice' | 'noise'> {
  const levels = Uint8Array.from(new LevelMeter(rate, stepMs).push(samples));
  const found = findSpeech(levels, stepMs);
  const edges: number[] = [];
  let covered = 0;
  let hit = 0;
  for (const sentence of spoken) {
    const own = found.filter((stretch) => overlap(stretch, sentence) > 0);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) continue;
    hit += 1;
    covered += own.reduce((sum, stretch) => sum + overlap(stretch, sentence), 0);
    edges.push(Math.abs(first.startMs - sentence.startMs), Math.abs(last.endMs - sentence.endMs));
  }
  edges.sort((a, b) => a - b);
  const said = spoken.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return {
    sentences: spoken.length,
    found: hit,
    worstEdgeMs: Math.round(edges.at(-1) ?? 0),
    p95EdgeMs: Math.round(edges[Math.floor(edges.length * 0.95)] ?? 0),
    covered: covered / said,
    false: found.filter((stretch) => spoken.every((sentence) => overlap(stretch, sentence) === 0)).length,
  };
}

if (!hasEspeak()) {
  console.log('跳过：没有espeak-ng');
  process.exit(0);
}
const rows: Figures[] = [];
for (const voice of Object.keys(voices) as Voice[]) {
  const clean = recordingOf(voice);
  rows.push({ voice: voices[voice], noise: '无', ...measure(clean) });
  rows.push({ voice: voices[voice], noise: `信噪比${noiseDb} dB`, ...measure(withNoise(clean, noiseDb)) });
}
console.table(rows);
mkdirSync('bench-results', { recursive: true });
const sum = (of: (row: Figures) => number): number => rows.reduce((all, row) => all + of(row), 0);
const result = {
  at: new Date().toISOString(),
  rows,
  recall: sum(({ found }) => found) / sum(({ sentences }) => sentences),
  worstEdgeMs: Math.max(...rows.map(({ worstEdgeMs }) => worstEdgeMs)),
  false: sum((row) => row.false),
};
writeFileSync('bench-results/speech.json', JSON.stringify(result, null, 2));
console.log(`找到${(result.recall * 100).toFixed(1)}%，边界最多差${result.worstEdgeMs}毫秒，误报${result.false}段`);
