import { expect, test } from './fixtures';

test('没有字符串能变成网页内容，只有清空与一个字符引用除外', async ({ page }) => {
  await page.goto('/login');
  const write = (html: string) =>
    page.evaluate((content) => {
      const element = document.createElement('div');
      try {
        element.innerHTML = content;
        return element.childNodes.length;
      } catch (error) {
        return (error as Error).name;
      }
    }, html);
  expect(await write('<img src=x onerror=alert(1)>')).toBe('TypeError');
  expect(await write('')).toBe(0);
  // A character, whatever it stands for.
  expect(await write('&lt;')).toBe(1);
  expect(await write('&lt;<b>')).toBe('TypeError');
  expect(await write('&lt;img&gt;')).toBe('TypeError');
});
