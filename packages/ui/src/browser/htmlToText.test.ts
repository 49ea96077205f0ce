import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from './htmlToText';

describe('htmlToText', () => {
  it.each([
    ['paragraphs', '<p>第一条 为了规范</p><p>第二条 本办法</p>', '第一条 为了规范\n\n第二条 本办法'],
    ['breaks', '研发费用<br>不低于5%', '研发费用\n不低于5%'],
    ['a list', '<ul><li>营业执照</li><li>审计报告</li></ul>', '营业执照\n审计报告'],
    [
      'a table',
      '<table><tr><td>2024</td><td>96万元</td></tr><tr><td>2025</td><td>128万元</td></tr></table>',
      '2024\t96万元\n2025\t128万元',
    ],
    ['entities', '占比&ge;60%&nbsp;&lt;含&gt;', '占比≥60%\u00a0<含>'],
    ['no scripts and styles', '<style>p{}</style>甲<script>alert(1)</script>乙', '甲乙'],
    ['no attributes', '<a href="javascript:alert(1)" onclick="x()">通知</a><img src=x onerror=alert(1)>', '通知'],
    ['an unfinished tag', '甲<b>乙<i', '甲乙'],
    ['what is no tag', '1 < 2 且 3 > 2', '1 < 2 且 3 > 2'],
    ['no comment', '甲<!-- <p>乙</p> -->丙', '甲丙'],
    ['nothing', '', ''],
  ])('reads %s', async (_, html, text) => {
    expect(await htmlToText(html)).toBe(text);
  });

  it('keeps every word in its order and shows no tag, however it is nested', async () => {
    const word = fc.stringMatching(/^[一-龥A-Za-z0-9]{1,8}$/);
    const tag = fc.constantFrom('p', 'div', 'span', 'b', 'li', 'h2', 'blockquote', 'em');
    const { node } = fc.letrec<{ node: { html: string; words: string[] } }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        word.map((text) => ({ html: text, words: [text] })),
        fc.tuple(tag, fc.array(tie('node'), { minLength: 1, maxLength: 4 })).map(([name, children]) => ({
          html: `<${name} class="x">${children.map(({ html }) => html).join(' ')}</${name}>`,
          words: children.flatMap(({ words }) => words),
        })),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(node, async ({ html, words }) => {
        const text = await htmlToText(html);
        expect(text.split(/\s+/)).toEqual(words);
        expect(text).not.toMatch(/[<>]/);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same read twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (plain) => {
        const once = await htmlToText(plain.replace(/[<&]/g, ''));
        // HTML takes these for one space, and no others: a line separator stays.
        expect(await htmlToText(once)).toBe(once.replace(/[\t\n\f\r ]+/g, ' '));
      }),
      { numRuns: 300, examples: [["'\u2028'"], ['甲\u00a0乙 \u3000丙']] },
    );
  });
});
