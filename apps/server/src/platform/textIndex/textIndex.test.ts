import { fold, gramsOf } from '@hengce/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Segment } from './Segment';
import { SegmentBuilder } from './SegmentBuilder';
import { TextIndex, type TextQuery } from './TextIndex';
import { TopK } from './TopK';

const field = { weight: 1, usualLength: 20, lengthPenalty: 0.5 };
// Few characters, so that words meet by chance.
const text = fc.string({
  unit: fc.constantFrom('企', '业', '税', '收', '法', 'a', 'b', '1', '2', '，', ' ', '。'),
  maxLength: 30,
});
const word = fc.string({ unit: fc.constantFrom('企', '业', '税', '收', '法'), minLength: 2, maxLength: 4 });

function indexOf(texts: readonly string[], perSegment: number): TextIndex {
  const index = new TextIndex();
  for (let start = 0; start < texts.length; start += perSegment) {
    const builder = new SegmentBuilder();
    for (const one of texts.slice(start, start + perSegment)) {
      builder.addField(fold(one), field);
      builder.endDocument();
    }
    // Through the file format, as after a restart.
    index.add(Segment.decode(builder.finish().encode()));
  }
  return index;
}

function matchAll(index: TextIndex, query: TextQuery): number[] {
  const found: number[] = [];
  index.matchAll(query, (base, { documents, count }) => {
    for (let i = 0; i < count; i++) found.push(base + (documents[i] as number));
    return false;
  });
  return found;
}

describe('fold', () => {
  it('长度不变，全角和大写折成半角小写', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (value) => fold(value).length === value.length && fold(fold(value)) === fold(value),
      ),
    );
    expect(fold('ＡＢｃ１２（）\u3000X\t')).toBe('abc12() x ');
  });
});

describe('TextIndex', () => {
  it('与逐篇查找的结果相同，无论分几段', () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 30 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 10 }),
        (texts, words, perSegment) => {
          const index = indexOf(texts, perSegment);
          const grams = words.map((one) => gramsOf(one));
          const expected = texts.flatMap((one, i) => {
            const own = new Set(gramsOf(fold(one)));
            return grams.every((list) => list.every((gram) => own.has(gram))) ? [i] : [];
          });
          expect(matchAll(index, { required: grams.map((list) => [{ grams: list }]), boosts: [] })).toEqual(expected);
        },
      ),
    );
  });

  it('几种说法任一即可，单字找到所有含它的文档', () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 30 }),
        word,
        word,
        fc.integer({ min: 1, max: 10 }),
        (texts, one, other, perSegment) => {
          const index = indexOf(texts, perSegment);
          const has = (value: string) => (document: string) =>
            gramsOf(value).every((gram) => gramsOf(fold(document)).includes(gram));
          const either = texts.flatMap((document, i) => (has(one)(document) || has(other)(document) ? [i] : []));
          expect(
            matchAll(index, { required: [[{ grams: gramsOf(one) }, { grams: gramsOf(other) }]], boosts: [] }),
          ).toEqual(either);
          const single = texts.flatMap((document, i) => (document.includes('税') ? [i] : []));
          expect(matchAll(index, { required: [[{ character: '税'.charCodeAt(0) }]], boosts: [] })).toEqual(single);
        },
      ),
    );
  });

  it('至少几个词对得上的文档，一个不多一个不少', () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 30 }),
        fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 3 }),
        (texts, words, minimum) => {
          const index = indexOf(texts, 7);
          const grams = [...new Set(words.flatMap((one) => gramsOf(one)))];
          const expected = texts.flatMap((one, i) => {
            const own = new Set(gramsOf(fold(one)));
            return grams.filter((gram) => own.has(gram)).length >= minimum ? [i] : [];
          });
          const found: number[] = [];
          index.matchSome(grams, minimum, (base, { documents, count }) =>
            found.push(...Array.from(documents.subarray(0, count), (document) => base + document)),
          );
          expect(found).toEqual(expected);
        },
      ),
    );
  });

  it('少见的词和短的文档得分更高', () => {
    const scores = new Map<number, number>();
    const index = indexOf(['税收', '税收，企业企业企业企业企业企业企业企业企业企业', '法法', '法法'], 10);
    index.matchAll({ required: [[{ grams: gramsOf('税收') }]], boosts: [] }, (base, matches) => {
      for (let i = 0; i < matches.count; i++) {
        scores.set(base + (matches.documents[i] as number), matches.scores[i] as number);
      }
      return false;
    });
    expect(scores.get(0)).toBeGreaterThan(scores.get(1) as number);
  });

  it('损坏的文件被发现', () => {
    const builder = new SegmentBuilder();
    builder.addField('企业', field);
    builder.endDocument();
    const file = builder.finish().encode();
    expect(() => Segment.decode(file.subarray(0, file.length - 8))).toThrow('damaged');
    expect(() => Segment.decode(new Uint8Array(8))).toThrow();
    expect(() => Segment.decode(new Uint8Array(64))).toThrow('damaged');
  });

  it('一篇长文档的上万个不同的字对都能找回', () => {
    const long = Array.from({ length: 40_000 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 20_000))).join('');
    const index = indexOf([long, '企业'], 10);
    expect(matchAll(index, { required: [[{ grams: gramsOf(long.slice(20_000, 20_300)) }]], boosts: [] })).toEqual([0]);
  });
});

describe('TopK', () => {
  it('与全部排序后截取相同', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 60 }),
        fc.integer({ min: 0, max: 20 }),
        (keys, limit) => {
          const top = new TopK(limit, (a, b) => a - b);
          for (const [i, key] of keys.entries()) top.offer(i, key);
          const sorted = keys
            .map((key, candidate) => ({ candidate, key }))
            .sort((a, b) => b.key - a.key || a.candidate - b.candidate);
          expect(top.ranked()).toEqual(sorted.slice(0, limit));
        },
      ),
    );
  });
});
