/** Text to copy, or a function that fetches it when the user copies. */
export type TextSource = string | (() => Promise<string>);

/**
 * Writes a text to the clipboard, by the old copy command where the browser refuses. Resolves to whether that worked;
 * false too when fetching the text failed.
 */
export async function copyText(source: TextSource): Promise<boolean> {
  const text = typeof source === 'string' ? source : source();
  try {
    await write(text);
    return true;
  } catch {
    // No clipboard without TLS, and none where the user refused it; the old command still works there.
    return Promise.resolve(text).then(copyBySelection, () => false);
  }
}

async function write(text: string | Promise<string>): Promise<void> {
  // Safari forgets the user's click while a text is fetched, unless it is promised at once.
  if (typeof text !== 'string' && typeof ClipboardItem === 'function' && 'write' in navigator.clipboard) {
    const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  return navigator.clipboard.writeText(await text);
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
