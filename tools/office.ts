import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** What is read of a file that LibreOffice has turned into another. Rejects with the code ENOENT where there is no LibreOffice. */
export async function inLibreOffice<T>(
  file: Uint8Array,
  read: (path: string, folder: string) => Promise<T>,
  kind: 'pptx' | 'docx' | 'fodp' = 'pptx',
  wanted: 'pdf' | 'fodp' = 'pdf',
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-office-'));
  try {
    await writeFile(join(folder, `file.${kind}`), file);
    await run('soffice', [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      wanted,
      '--outdir',
      folder,
      join(folder, `file.${kind}`),
    ]);
    return await read(join(folder, `file.${wanted}`), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Text of XML or HTML without its entities. */
export function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
