export type SafeType = 'application/pdf' | 'image/png' | 'image/jpeg';

/** What a file is by its first bytes; null for anything that is not allowed. Its name and declared type prove nothing. */
export function sniffType(content: Uint8Array): SafeType | null {
  const startsWith = (...bytes: number[]) => bytes.every((byte, index) => content[index] === byte);
  if (startsWith(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return null;
}

const extensions: Readonly<Record<SafeType, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
};

/** A name to show and to save under: no path, no control or direction characters, the ending of what the file is. */
export function safeName(name: string, type: SafeType, fallback: string): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, 60).join('') || fallback}${extensions[type]}`;
}
