// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText';

afterEach(() => vi.unstubAllGlobals());

const clipboard = (own: Partial<Clipboard>) => {
  vi.stubGlobal('navigator', { clipboard: own });
  vi.stubGlobal('ClipboardItem', undefined);
};
const execCommand = (result: boolean) => {
  const run = vi.fn(() => result);
  document.execCommand = run;
  return run;
};

it('writes a text', async () => {
  const writeText = vi.fn(async () => undefined);
  clipboard({ writeText });
  expect(await copyText('研发费用')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('研发费用');
});

it('fetches a text once, and promises it within the click where the browser can wait for it', async () => {
  const written: string[] = [];
  clipboard({
    write: async ([item]) => {
      written.push(
        await (
          (await (item as unknown as { parts: Record<string, Promise<Blob>> }).parts['text/plain']) as Blob
        ).text(),
      );
    },
  });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly parts: Record<string, Promise<Blob>>) {}
    },
  );
  const source = vi.fn(async () => '取来的正文');
  expect(await copyText(source)).toBe(true);
  expect([written, source.mock.calls.length]).toEqual([['取来的正文'], 1]);
});

it('falls back to the old command where the clipboard is refused, also for a fetched text', async () => {
  clipboard({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  const run = execCommand(true);
  expect(await copyText('甲')).toBe(true);
  expect(await copyText(async () => '乙')).toBe(true);
  expect(run).toHaveBeenCalledTimes(2);
  expect(document.querySelector('textarea')).toBeNull();
});

it('fails when nothing works, and when the text cannot be fetched', async () => {
  clipboard({ writeText: () => Promise.reject(new Error('no')) });
  execCommand(false);
  expect(await copyText('甲')).toBe(false);
  const run = execCommand(true);
  expect(await copyText(() => Promise.reject(new Error('offline')))).toBe(false);
  expect(run).not.toHaveBeenCalled();
});
