import { expect, test } from 'vitest';
import { dayOf } from '../days';
import { estimateWidth, fitMarks, labelGap, placeAbove } from '../labels';
import { type AxisMark, documentAxis } from './documentAxis';

const now = new Date('2026-11-20T10:24:00+08:00');
const priorities: Record<string, number> = { closes: 0, opens: 1, published: 2, effective: 3 };
const mark = (kind: string, label: string, date: string): AxisMark => ({
  kind,
  label,
  words: '12月31日',
  day: dayOf(date),
  width: estimateWidth(`${label}12月31日`) + 6,
  priority: priorities[kind] ?? 9,
});
const marks = [
  mark('published', '发布', '2026-09-18'),
  mark('opens', '开放申报', '2026-11-01'),
  mark('closes', '申报截止', '2026-12-31'),
  mark('publicised', '公示', '2027-02-21'),
  mark('paid', '拨付', '2027-04-15'),
];
const deadline = { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-31', now } as const;
const lay = (more: Partial<Parameters<typeof documentAxis>[0]> = {}) =>
  documentAxis({
    marks,
    deadline,
    width: 1136,
    tone: 'seal',
    isNarrow: false,
    today: '今天',
    remaining: '还剩41天',
    ...more,
  });

test('is straight when there is room, as in the design', () => {
  const { labels, drawing } = lay();
  expect(labels.map((label) => Math.round(label.at * 100))).toEqual([0, 21, 50, 75, 100]);
  expect(drawing.points).toMatchObject([{ tone: 'seal', shape: 'hollow' }]);
});
test('no label ever touches the next, on any width and any dates', () => {
  for (const width of [280, 343, 600, 660, 900, 1136])
    for (const spread of [1, 3, 40, 900]) {
      const crowded = marks.map((one, i) => ({ ...one, day: dayOf('2016-01-20') + i * i * spread }));
      const { labels } = lay({ marks: crowded, width });
      const boxes = labels.map(({ at, isLast, mark: { width: size } }) => {
        const start = at * width - (isLast ? size : 0);
        return [start, start + size] as const;
      });
      for (let i = 1; i < boxes.length; i++)
        expect((boxes[i]?.[0] ?? 0) - (boxes[i - 1]?.[1] ?? 0)).toBeGreaterThanOrEqual(labelGap - 0.01);
    }
});
test('phones keep four marks, and the stop is never among the dropped', () => {
  const { labels } = lay({ width: 343, isNarrow: true, marks: marks.map((one) => ({ ...one, width: 60 })) });
  expect(labels.map((label) => label.mark.kind)).toEqual(['published', 'opens', 'closes', 'publicised']);
  expect(fitMarks(marks, 120).map((one) => one.kind)).toEqual(['closes']);
});
test('a repealed document has no seal ink, and a sample only where its days run', () => {
  const inksOf = (tone: 'ink' | 'muted') => {
    const { drawing } = lay({ tone });
    const [rule, ...live] = drawing.segments.map((part) => part.tone);
    return { rule, live, stops: new Set(drawing.stops?.map((part) => part.tone)) };
  };
  expect(inksOf('muted')).toEqual({ rule: 'muted', live: ['track', 'muted'], stops: new Set(['muted']) });
  expect(inksOf('ink')).toEqual({ rule: 'fill', live: ['sealSoft', 'seal'], stops: new Set(['fill']) });
});
test('the present round takes at least half, however long ago the document came out', () => {
  const old = marks.map((one) => (one.kind === 'published' ? { ...one, day: dayOf('2016-03-01') } : one));
  for (const width of [700, 1136]) {
    const { labels } = lay({ marks: old, width });
    const opens = labels.find(({ mark: { kind } }) => kind === 'opens');
    expect(opens?.at).toBeLessThanOrEqual(0.5);
  }
});
test('without dates it is the plain rule of a header', () => {
  expect(lay({ marks: [], deadline: { state: 'none', now } }).drawing).toMatchObject({
    segments: [{ from: 0, to: 1, width: 2 }],
    stops: [],
  });
});
test('words above the line stay on it and apart', () => {
  for (const [here, stop] of [
    [0, 3],
    [5, 12],
    [500, 700],
    [690, 700],
    [700, 700],
  ] as const) {
    const { today, remaining } = placeAbove(here, stop, 700, 24, 60);
    expect(today).toBeGreaterThanOrEqual(0);
    expect(today + 24).toBeLessThanOrEqual(700);
    expect(remaining).toBeGreaterThanOrEqual(0);
    expect(remaining + 60).toBeLessThanOrEqual(700);
    expect(remaining >= today + 24 || remaining + 60 <= today).toBe(true);
  }
});

test('begins today when the only date it knows is still to come', () => {
  const { labels, drawing, above } = lay({
    marks: [mark('closes', '申报截止', '2026-12-31')],
    deadline: { ...deadline, opensAt: null },
  });
  expect(labels).toMatchObject([{ at: 1, isLast: true, mark: { kind: 'closes' } }]);
  expect(drawing.points).toMatchObject([{ at: 0 }]);
  expect(drawing.stops).toMatchObject([{ at: 1 }]);
  expect(above.today).toBe(0);
});
