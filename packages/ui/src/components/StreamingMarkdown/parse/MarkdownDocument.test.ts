import fc from 'fast-check';
import type { Nodes, RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { storyAnswer } from '../../../testing/storyAnswer';
import { MarkdownDocument } from './MarkdownDocument';
import { parseMarkdown } from './parseMarkdown';

/** The tree without positions, which differ where only a part was parsed. */
const plain = (nodes: readonly RootContent[]) =>
  JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value))) as RootContent[];
const nodesOf = (blocks: readonly { node: RootContent }[]) => plain(blocks.map((block) => block.node));

function expectEveryPrefixEqual(source: string, step: number, isOpen: boolean) {
  const grown = new MarkdownDocument();
  for (let end = 0; end <= source.length; end += step) {
    const prefix = source.slice(0, end);
    const expected = isOpen ? nodesOf(new MarkdownDocument().update(prefix, true)) : plain(parseMarkdown(prefix));
    const found = nodesOf(grown.update(prefix, isOpen));
    if (JSON.stringify(found) !== JSON.stringify(expected))
      expect({ prefix, nodes: found }).toEqual({ prefix, nodes: expected });
  }
  expect(nodesOf(grown.update(source, false))).toEqual(plain(parseMarkdown(source)));
}

const line = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '',
      ' ',
      '- 甲',
      '- ',
      '  - 乙',
      '   - 丙',
      '1. 一',
      '2. 二',
      '3) 三',
      '* 丁',
      '# 题',
      '#',
      '## 标题 ##',
      '> 引文',
    ],
    ...[
      '> - 引',
      '>',
      '```',
      '```js',
      '~~~',
      '   ```',
      '---',
      '***',
      '===',
      '| 甲 | 乙 |',
      '|---|---:|',
      '| 1 | **2** |',
      '|',
    ],
    ...[
      '**粗：**字',
      '**没有关',
      '`码',
      '[链接](https://a.test/b)',
      '[没有完',
      '![图](x.png',
      '[^1]',
      '[甲]: https://a.test',
      '<b>x</b>',
    ],
    ...['    缩进', '\t制表', '文字\\', '  续行', '- [x] 已', '- [ ] 未', '10~20%', '~~删~~', '&amp;'],
  ),
  fc.stringMatching(/^[ \-*#>`|~[\]()!1.甲，a]{0,12}$/),
);
const markdown = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));

describe('MarkdownDocument', () => {
  it('equals a parse of the whole at every prefix of a real answer', () => {
    expectEveryPrefixEqual(storyAnswer(1200), 5, false);
    expectEveryPrefixEqual(storyAnswer(1200), 7, true);
  }, 120_000);

  it('equals a parse of the whole at every prefix of anything', () => {
    fc.assert(
      fc.property(markdown, fc.integer({ min: 1, max: 6 }), fc.boolean(), (source, step, isOpen) => {
        expectEveryPrefixEqual(source, step, isOpen);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it.each([
    [
      '一张长表',
      [
        '| 甲 | 乙 |',
        '|---|---|',
        ...Array.from({ length: 30 }, (_, i) => `| ${i} | **值${i}** |`),
        '',
        '表后的字',
      ].join('\n'),
    ],
    ['一个长列表', [...Array.from({ length: 30 }, (_, i) => `${i + 1}. 第**${i}**项`), '', '列表后的字'].join('\n')],
    [
      '松散的长列表',
      [...Array.from({ length: 20 }, (_, i) => `- 项${i}${i === 12 ? '\n' : ''}`), '', '  续段', '- 末'].join('\n'),
    ],
    [
      '一段长代码',
      ['```js', ...Array.from({ length: 30 }, (_, i) => `const a${i} = '**';`), '```', '', '代码后的字'].join('\n'),
    ],
  ])(
    'equals a parse of the whole: %s',
    (_, source) => {
      expectEveryPrefixEqual(source, 5, false);
      expectEveryPrefixEqual(source, 7, true);
    },
    60_000,
  );

  it('keeps the identity of what no longer changes', () => {
    const document = new MarkdownDocument();
    const source = storyAnswer(6000);
    const half = document.update(source.slice(0, 3000), true).slice(0, -2);
    const whole = document.update(source, true);
    expect(half.every((block, i) => whole[i] === block)).toBe(true);
  });

  it('keeps rows of a growing table', () => {
    const rows = (count: number) => `| 甲 |\n|---|\n${Array.from({ length: count }, (_, i) => `| ${i} |`).join('\n')}`;
    const document = new MarkdownDocument();
    const childrenOf = (source: string) =>
      (document.update(source, true)[0] as { node: Extract<Nodes, { type: 'table' }> }).node.children;
    const before = childrenOf(rows(30));
    const after = childrenOf(rows(31));
    expect(before.slice(0, 29).every((row, i) => row === after[i])).toBe(true);
  });

  it('returns the same blocks when nothing changed, and starts over for another text', () => {
    const document = new MarkdownDocument();
    const blocks = document.update('甲\n\n乙', true);
    expect(document.update('甲\n\n乙', true)).toBe(blocks);
    expect(nodesOf(document.update('丙', true))).toEqual(plain(parseMarkdown('丙')));
  });
});
