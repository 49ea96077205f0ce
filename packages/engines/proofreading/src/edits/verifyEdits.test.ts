import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyIssues } from './applyIssues';
import { type EditRejection, type EditType, type ModelEdit, verifyEdits } from './verifyEdits';

const paragraphs = [
  '各单位要在2026年3月5日前完成检剑检测，共计三百万元，依据《检剑办法》（国科发火〔2016〕32号）办理。',
  '会议要求再接再励，会议强调再接再励。',
  '张伟同志参加了会议。',
];
const edit = (changes: Partial<ModelEdit>): ModelEdit => ({
  paragraph: 0,
  original: '完成检剑检测',
  replacement: '完成检验检测',
  type: 'typo',
  reason: '同形误写',
  confidence: 0.9,
  ...changes,
});

const outcome = (changes: Partial<ModelEdit>) => {
  const { accepted, unsure, rejected } = verifyEdits(paragraphs, [edit(changes)], { protectedWords: ['张伟'] });
  return rejected[0]?.why ?? (accepted.length === 1 ? 'accepted' : unsure.length === 1 ? 'unsure' : null);
};

it.each<[Partial<ModelEdit>, EditRejection | 'accepted' | 'unsure']>([
  [{ paragraph: 1, before: '要求', original: '再接再励', replacement: '再接再厉' }, 'accepted'],
  [{ paragraph: 1, before: '要求', original: '再接再励', replacement: '再接再厉', confidence: 0.79 }, 'unsure'],
  [{ paragraph: 1, original: '再接再励', replacement: '再接再厉' }, 'ambiguous'],
  [{ original: '检俭检测', replacement: '检验检测' }, 'not-found'],
  [{ paragraph: 9 }, 'unknown-paragraph'],
  [{ replacement: '完成检剑检测' }, 'nothing-changed'],
  [{ replacement: '完成了全部的检验检测', type: 'grammar' }, 'too-long'],
  [{ replacement: '完成检\n检测', type: 'grammar' }, 'line-break'],
  [{ original: '2026年3月5日', replacement: '2026年3月6日', type: 'word' }, 'figure-touched'],
  [{ original: '5日前', replacement: '日前', type: 'grammar' }, 'figure-touched'],
  [{ original: '共计三百万元', replacement: '共计三千万元' }, 'figure-touched'],
  [{ original: '〔2016〕', replacement: '(2016)', type: 'punctuation' }, 'figure-touched'],
  [{ original: '检剑办法', replacement: '检验办法' }, 'protected'],
  [{ paragraph: 2, original: '张伟', replacement: '章伟' }, 'name-touched'],
  [{ paragraph: 2, original: '同志', replacement: '先生' }, 'not-alike'],
  [{ paragraph: 2, original: '同志参加', replacement: '先生参加', type: 'word' }, 'accepted'],
])('%j is %s', (changes, expected) => expect(outcome(changes)).toBe(expected));

it('takes the first of two edits that overlap', () => {
  const first = edit({ original: '参加了', replacement: '参加', paragraph: 2, type: 'grammar' });
  const { accepted, rejected } = verifyEdits(paragraphs, [
    first,
    { ...first, original: '了会议', replacement: '会议' },
  ]);
  expect([accepted.length, rejected[0]?.why]).toEqual([1, 'overlap']);
});

const characters = fc.constantFrom(...'会议检剑励厉的地在再2026年月日三百万元〔〕号，。《》张伟');
const words = (maxLength: number) => fc.string({ unit: characters, maxLength });
const anyEdit = (text: string): fc.Arbitrary<ModelEdit> =>
  fc
    .record({ from: fc.nat(text.length), length: fc.integer({ min: 0, max: 6 }), quoted: fc.boolean(), said: words(6) })
    .chain(({ from, length, quoted, said }) =>
      fc.record({
        paragraph: fc.constantFrom(0, 0, 0, 1),
        original: fc.constant(quoted ? text.slice(from, from + length) : said),
        replacement: words(8),
        type: fc.constantFrom<EditType>('typo', 'word', 'grammar', 'punctuation'),
        reason: fc.constant(''),
        before: fc.constantFrom(undefined, text.slice(Math.max(0, from - 2), from)),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    );

it('lets no answer of a model reach a figure, a name or what it did not quote', () => {
  const answers = words(30).chain((text) => fc.tuple(fc.constant(text), fc.array(anyEdit(text), { maxLength: 4 })));
  const figuresOf = (text: string) => text.match(/[0-9]+|[三百万〔〕]/g)?.join('');
  fc.assert(
    fc.property(answers, ([text, edits]) => {
      const { accepted, unsure, rejected } = verifyEdits([text], edits, { protectedWords: ['张伟'] });
      const taken = [...accepted, ...unsure];
      expect(taken.length + rejected.length).toBe(edits.length);
      const changed = applyIssues(
        text,
        taken.map((issue) => ({ ...issue, replacement: issue.suggestions[0] ?? '' })),
      );
      expect(figuresOf(changed)).toBe(figuresOf(text));
      // Two edits together may spell a name that was not there; none that was there is lost.
      expect(changed.split('张伟').length).toBeGreaterThanOrEqual(text.split('张伟').length);
    }),
    { numRuns: 10_000 },
  );
});
