import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CiteSplitter, type Written } from './CiteSplitter';

/** What comes of a text that is cut into chunks of these sizes. */
function split(text: string, sizes: readonly number[] = [text.length]): Written[] {
  const splitter = new CiteSplitter();
  const written: Written[] = [];
  let at = 0;
  for (const size of sizes) {
    written.push(...splitter.push(text.slice(at, at + size)));
    at += size;
  }
  written.push(...splitter.push(text.slice(at)), ...splitter.finish());
  return joined(written);
}

const joined = (written: readonly Written[]): Written[] =>
  written.reduce<Written[]>((all, each) => {
    const last = all.at(-1);
    if ('text' in each && last && 'text' in last) all[all.length - 1] = { text: last.text + each.text };
    else all.push(each);
    return all;
  }, []);

it.each<[string, Written[]]>([
  [
    '最高200万元<cite n="2">单个企业最高200万元</cite>。',
    [{ text: '最高200万元' }, { n: 2, quote: '单个企业最高200万元' }, { text: '。' }],
  ],
  ["<cite n='12'>a < b [c]</cite>", [{ n: 12, quote: 'a < b [c]' }]],
  ['见[^3]和[^abc]', [{ text: '见' }, { n: 3, quote: null }, { text: '和[^abc]' }]],
  ['没有完<cite n="1">半句', [{ text: '没有完半句' }]],
  ['多出的</cite>标签', [{ text: '多出的标签' }]],
  ['<b>粗</b> a<c [x] 3<5', [{ text: '<b>粗</b> a<c [x] 3<5' }]],
  ['![图](http://evil.test/p.png?leak=1)', [{ text: '[图] (http://evil.test/p.png?leak=1)' }]],
  ['[链接](javascript:alert(1))', [{ text: '[链接] (javascript:alert(1))' }]],
  ['[政策](/Policy/PolicyDetail/p1#art-7)', [{ text: '[政策](/Policy/PolicyDetail/p1#art-7)' }]],
  ['[别处](//evil.test/x)', [{ text: '[别处] (//evil.test/x)' }]],
  ['[a]</cite>(http://evil.test)', [{ text: '[a] (http://evil.test)' }]],
  ['[^1](http://evil.test)', [{ n: 1, quote: null }, { text: ' (http://evil.test)' }]],
  ['!</cite>[x](/y)', [{ text: '! [x](/y)' }]],
  ['感叹！真的!', [{ text: '感叹！真的!' }]],
])('%s', (text, wanted) => {
  expect(split(text)).toEqual(wanted);
});

it('怎样切都一样', () => {
  const pieces = fc.constantFrom(
    '研发',
    '<cite n="2">',
    '</cite>',
    '[^1]',
    '![',
    '](',
    '[',
    ']',
    '<',
    '!',
    '/x)',
    'http://e.test)',
    '<ci',
    '[^',
    '。',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 20 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 }),
      (parts, sizes) => {
        const text = parts.join('');
        expect(split(text, sizes)).toEqual(split(text));
      },
    ),
    { numRuns: 3_000 },
  );
});

it('给出的文字里没有图片，也没有到别处的链接', () => {
  const pieces = fc.constantFrom(
    '![',
    '!',
    '[',
    'a',
    '](',
    ']',
    '(',
    'http://e.test/p.png',
    ')',
    '//e.test',
    '/ok',
    '<cite n="1">',
    '</cite>',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
      const text = split(parts.join(''))
        .map((each) => ('text' in each ? each.text : '[^1]'))
        .join('');
      expect(text).not.toMatch(/!\[[^\]]*\]\([^)]/);
      expect(text).not.toMatch(/\]\((?!\/(?!\/))[^)]/);
    }),
    { numRuns: 3_000 },
  );
});
