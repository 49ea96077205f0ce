import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { MarkdownDocument } from './MarkdownDocument';

/** The open text as a reader sees it: bold in 【】, code in 「」, links in 〈〉. */
const shown = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `「${node.value}」`;
  const words = 'children' in node ? node.children.map(shown).join(node.type === 'tableRow' ? '/' : '') : '';
  return node.type === 'strong'
    ? `【${words}】`
    : node.type === 'link'
      ? `〈${words}〉`
      : node.type === 'emphasis'
        ? `_${words}_`
        : words;
};
const open = (source: string) =>
  new MarkdownDocument()
    .update(source, true)
    .map((block) => shown(block.node))
    .join('\n');

describe('repairTail', () => {
  it.each([
    ['**申报', '【申报】'],
    ['**申报截止时间：', '【申报截止时间：】'],
    ['**申报*', '【申报】'],
    ['**申报**', '【申报】'],
    ['金额**', '金额'],
    ['金额*', '金额'],
    ['*强调 **更强', '_强调 【更强】_'],
    ['按`1286', '按「1286」'],
    ['按`', '按'],
    ['按``a`', '按「a」'],
    ['~~不再', '不再'],
    ['见[云澜市', '见云澜市'],
    ['见[云澜市]', '见云澜市'],
    ['见[云澜市](https://a.te', '见云澜市'],
    ['见[云澜市](https://a.test)', '见〈云澜市〉'],
    ['见**[云澜', '见【云澜】'],
    ['图![说明](https://a.te', '图'],
    ['计算[^', '计算'],
    ['计算[^1', '计算'],
    ['计算[^1]', '计算[^1]'],
    ['区间[3%，5%)。之后还有很多字', '区间[3%，5%)。之后还有很多字'],
    ['3 * 4 ** 5', '3 * 4 ** 5'],
    ['文字\\', '文字'],
    ['文字\n-', '文字'],
    ['文字\n\n**', '文字'],
    ['文字\n\n#', '文字'],
    ['| 分段 | 金额', ''],
    ['| 分段 | 金额 |\n|--', ''],
    ['| 甲 | 乙 |\n|--|--|\n| **一', '甲/乙【一】'],
    ['- 项目\n- **粗', '项目【粗】'],
    ['> **提示：', '【提示：】'],
    ['**没有关\n\n下一段', '**没有关\n下一段'],
    ['```\n**码', ''],
  ])('%j shows as %j', (source, expected) => {
    expect(open(source)).toBe(expected);
  });
});
