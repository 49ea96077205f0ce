import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, changeEdits, type Edit, placedEdits, presentText } from './edits';

const issue = {
  ruleId: 'docno.bracket',
  class: 'docno',
  severity: 'error',
  reason: '发文字号的年份用六角括号',
  clause: '',
  source: 'rule',
} as const;
const original = '依据国科发火[2016]第32号,现通知如下。';
const made = (...changes: Change[]): Edit[] =>
  changes.reduce<Edit[]>((edits, change) => changeEdits(original, edits, change), []);

describe('changeEdits', () => {
  it('a suggestion that was taken keeps its reason', () => {
    expect(made({ from: 6, to: 12, insert: '〔2016〕', issue })).toEqual([
      { from: 6, to: 12, original: '[2016]', replacement: '〔2016〕', issue },
    ]);
  });

  it('what is typed letter by letter is one edit', () => {
    expect(made({ from: 2, to: 2, insert: '《' }, { from: 3, to: 3, insert: '关' })).toEqual([
      { from: 2, to: 2, original: '', replacement: '《关' },
    ]);
  });

  it('what is typed beside an accepted suggestion is an edit of its own', () => {
    const edits = made({ from: 6, to: 12, insert: '〔2016〕', issue }, { from: 12, to: 12, insert: '的' });
    expect(edits).toHaveLength(2);
    expect(presentText(original, edits)).toBe('依据国科发火〔2016〕的第32号,现通知如下。');
  });

  it('what is written over a suggestion is no suggestion any more', () => {
    const edits = made({ from: 6, to: 12, insert: '〔2016〕', issue }, { from: 7, to: 9, insert: '19' });
    expect(edits).toEqual([{ from: 6, to: 12, original: '[2016]', replacement: '〔1916〕' }]);
  });

  it('what is typed on before an accepted deletion stays before it', () => {
    const edits = made(
      { from: 13, to: 13, insert: '甲' },
      { from: 14, to: 15, insert: '', issue },
      { from: 14, to: 14, insert: '乙' },
    );
    expect(presentText(original, edits)).toBe('依据国科发火[2016]第甲乙2号,现通知如下。');
    expect(edits).toHaveLength(2);
  });

  it('an accepted deletion between what is cut and what was typed behind it goes with them', () => {
    const behind = made(
      { from: 22, to: 23, insert: '', issue },
      { from: 22, to: 22, insert: '甲' },
      { from: 18, to: 22, insert: '' },
    );
    expect(presentText(original, behind)).toBe('依据国科发火[2016]第32号,现甲');
    const before = made(
      { from: 13, to: 14, insert: '', issue },
      { from: 13, to: 13, insert: '甲' },
      { from: 10, to: 13, insert: '' },
    );
    expect(presentText(original, before)).toBe('依据国科发火[201甲2号,现通知如下。');
  });

  it('what is put back as it came is no edit', () => {
    expect(made({ from: 6, to: 12, insert: '〔2016〕', issue }, { from: 6, to: 12, insert: '[2016]' })).toEqual([]);
    expect(made({ from: 0, to: 2, insert: '' }, { from: 0, to: 0, insert: '依据' })).toEqual([]);
    expect(made({ from: 13, to: 14, insert: '', issue }, { from: 13, to: 13, insert: '3' })).toEqual([]);
  });

  it('says the same as the text itself, whatever is changed', () => {
    const change = fc.record({
      from: fc.nat(40),
      length: fc.nat(6),
      insert: fc.string({ unit: fc.constantFrom('甲', '乙', '2', '\n'), maxLength: 4 }),
      isAccepted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        let text = original;
        let edits: Edit[] = [];
        for (const { from: asked, length, insert, isAccepted } of changes) {
          const from = Math.min(asked, text.length);
          const to = Math.min(text.length, from + length);
          edits = changeEdits(original, edits, { from, to, insert, ...(isAccepted ? { issue } : {}) });
          text = text.slice(0, from) + insert + text.slice(to);
          expect(presentText(original, edits)).toBe(text);
          for (const { edit, from: at, to: end } of placedEdits(edits)) {
            expect(original.slice(edit.from, edit.to)).toBe(edit.original);
            expect(text.slice(at, end)).toBe(edit.replacement);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
