import { describe, expect, it } from 'vitest';
import { findSpeech, piecesOf, spreadOver } from './findSpeech';
import { LevelMeter, levelOf } from './levels';

const rate = 16_000;
const stepMs = 20;

/** A seeded generator, so that a noise is the same every time. */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Levels of syllables (150 ms of a falling tone, 50 ms faint) in some stretches, over noise. */
function levelsOf(spoken: readonly [number, number][], seconds: number, noiseLevel: number): Uint8Array {
  const random = noise(7);
  const samples = Float32Array.from({ length: seconds * rate }, (_, index) => {
    const at = index / rate;
    const isSpoken = spoken.some(([from, to]) => from <= at && at < to);
    const inSyllable = at % 0.2;
    const loudness = isSpoken ? (inSyllable < 0.15 ? 0.2 : 0.02) : 0;
    return loudness * Math.sin(at * 2 * Math.PI * 180) + noiseLevel * random();
  });
  const meter = new LevelMeter(rate, stepMs);
  // In pieces of odd lengths, as a worklet brings them.
  const levels: number[] = [];
  for (let at = 0; at < samples.length; at += 1_111) levels.push(...meter.push(samples.subarray(at, at + 1_111)));
  return Uint8Array.from(levels);
}

describe('findSpeech', () => {
  const spoken: [number, number][] = [
    [1, 4],
    [5.5, 6.5],
    [9, 12],
  ];
  it.each([
    ['无声的底', 0],
    ['轻的底噪', 0.001],
    ['大的底噪', 0.02],
  ])('%s：三段都找到，边界差不到0.3秒', (_, level) => {
    const found = findSpeech(levelsOf(spoken, 14, level), stepMs);
    expect(found).toHaveLength(3);
    for (const [index, { startMs, endMs }] of found.entries()) {
      expect(Math.abs(startMs - (spoken[index]?.[0] ?? 0) * 1_000)).toBeLessThan(300);
      expect(Math.abs(endMs - (spoken[index]?.[1] ?? 0) * 1_000)).toBeLessThan(300);
    }
  });

  it('没有声音、只有底噪都不是说话；没有停顿的一整段都是', () => {
    expect(findSpeech(new Uint8Array(500), stepMs)).toEqual([]);
    expect(findSpeech(new Uint8Array(), stepMs)).toEqual([]);
    expect(findSpeech(levelsOf([], 10, 0.000_1), stepMs)).toEqual([]);
    const [whole, ...others] = findSpeech(levelsOf([[0, 10]], 10, 0.001), stepMs);
    expect(others).toEqual([]);
    expect((whole?.endMs ?? 0) - (whole?.startMs ?? 0)).toBeGreaterThan(9_500);
  });

  /** Levels of 20 ms: so many seconds of each loudness, one after another. */
  const steps = (...parts: readonly [seconds: number, level: number][]) =>
    Uint8Array.from(parts.flatMap(([seconds, level]) => Array(seconds * 50).fill(level)));

  it('停顿时一点声音都没有、说话时一样响（降噪的麦克风）：每一段都找到', () => {
    const found = findSpeech(steps([2, 211], [1, 0], [2, 211], [1, 0], [2, 211]), stepMs);
    expect(found.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 2_060],
      [2_940, 5_060],
      [5_940, 8_000],
    ]);
  });

  it('麦克风静音的一段不算停顿：静音以后的底噪不是说话', () => {
    expect(findSpeech(steps([10, 90], [20, 0], [10, 90]), stepMs)).toEqual([]);
    expect(findSpeech(steps([10, 90], [20, 0], [5, 90], [2, 200]), stepMs)).toHaveLength(1);
  });

  it('一个字的回答是说话，一声响不是；短停顿不断句', () => {
    expect(findSpeech(levelsOf([[3, 3.2]], 6, 0.001), stepMs)).toHaveLength(1);
    expect(findSpeech(levelsOf([[3, 3.1]], 6, 0.001), stepMs)).toEqual([]);
    expect(
      findSpeech(
        levelsOf(
          [
            [1, 2],
            [2.3, 4],
          ],
          6,
          0.001,
        ),
        stepMs,
      ),
    ).toHaveLength(1);
  });

  it('一小时的波形不到一秒', () => {
    const minute = levelsOf(spoken, 14, 0.001);
    const hour = new Uint8Array(180_000).map((_, index) => minute[index % minute.length] ?? 0);
    const started = process.cpuUsage().user;
    findSpeech(hour, stepMs);
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(1);
  });
});

it('响度的字节：满幅250，每分贝2.5，听不见的0', () => {
  expect([1, 0.1, 0.000_01, 0, Number.NaN].map(levelOf)).toEqual([250, 200, 0, 0, 0]);
  expect([0, 1, 0.1, 0.001, 0.000_001, 2].map(levelOf)).toEqual([0, 250, 200, 100, 0, 250]);
});

it('长录音在停顿处切开，一口气说太久的到时就切', () => {
  const speech = [
    { startMs: 0, endMs: 4_000 },
    { startMs: 5_000, endMs: 9_000 },
    { startMs: 11_000, endMs: 36_000 },
  ];
  expect(piecesOf(speech, 10_000)).toEqual([
    { startMs: 0, endMs: 9_000 },
    { startMs: 11_000, endMs: 21_000 },
    { startMs: 21_000, endMs: 31_000 },
    { startMs: 31_000, endMs: 36_000 },
  ]);
});

it('没有时间的文字按字数摊在说话的地方，不落在停顿里', () => {
  const speech = [
    { startMs: 1_000, endMs: 3_000 },
    { startMs: 10_000, endMs: 12_000 },
  ];
  expect(spreadOver(['四个字呢', '两字', '两 字'], speech)).toEqual([
    { text: '四个字呢', startMs: 1_000, endMs: 3_000 },
    { text: '两字', startMs: 10_000, endMs: 11_000 },
    { text: '两 字', startMs: 11_000, endMs: 12_000 },
  ]);
  expect(spreadOver([], speech)).toEqual([]);
});
