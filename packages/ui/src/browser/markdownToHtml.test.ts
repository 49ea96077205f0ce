import { expect, it } from 'vitest';
import { markdownToHtml, markdownToText } from './markdownToHtml';

it('标题、列表、表格都是真的，公式与尖括号是文字', () => {
  const html = markdownToHtml('## 条件\n\n- 研发费用**不低于**3%\n- a < b\n\n| 年 | 额 |\n|--|--|\n| 2025 | 1286 |');
  expect(html).toContain('<h2>条件</h2>');
  expect(html).toContain('<b>不低于</b>');
  expect(html).toContain('a &lt; b');
  expect(html).toMatch(/<table border="1"[^>]*>.*<th>年<\/th>.*<td>1286<\/td>/);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '[点我](javascript:alert(1))',
  '![](http://evil.test/p.png?leak=1)',
  '`<svg onload=alert(1)>`',
])('%s里没有能运行或能取用的东西', (markdown) => {
  const html = markdownToHtml(markdown);
  expect(html).not.toMatch(/<(img|script|svg)|href="javascript|evil\.test/i);
});

it('只要文字时没有标记，表格用制表符', () => {
  expect(markdownToText('**预计**61.44万元\n\n| 年 | 额 |\n|--|--|\n| 2025 | 1286 |')).toBe(
    '预计61.44万元\n年\t额\n2025\t1286',
  );
});

it('离开出处的引用编号不带走，一处几个也一样', () => {
  const markdown = '不超过300万元[^1]，从业人数不超过300人[^2]、[^3]。见〔2026〕5号';
  expect(markdownToText(markdown)).toBe('不超过300万元，从业人数不超过300人。见〔2026〕5号');
  expect(markdownToHtml(markdown)).not.toContain('[^');
});
