/** Room for a path of Windows in front, which ends at 260 characters, and for 255 bytes of other systems. */
const maxBytes = 200;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * File name for every system: Windows forbids some characters, names of devices, and dots and spaces at the end. At most
 * 200 bytes of UTF-8 before the ending; the fallback where nothing is left.
 */
export function safeFileName(name: string, ending: string, fallback = '材料'): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '＿')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const kept = cut(clean.replace(reserved, '$1＿$2')).replace(/[.\s]+$/g, '');
  return `${kept || fallback}${ending}`;
}

/** File name for every system, of a name that somebody sent: without its path, `ending` in place of its extension. */
export function safeUploadName(name: string, ending: string, fallback: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const isOwnEnding = /\.[A-Za-z0-9]{1,8}$/.test(base);
  return safeFileName(isOwnEnding ? base.slice(0, base.lastIndexOf('.')) : base, ending, fallback);
}

function cut(text: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > maxBytes) break;
    kept += character;
  }
  return kept;
}
