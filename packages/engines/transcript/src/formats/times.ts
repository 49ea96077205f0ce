const two = (value: number): string => String(value).padStart(2, '0');

/** Time as files of subtitles write it: 00:01:02,345. @param point the character before the milliseconds */
export function formatTime(ms: number, point: ',' | '.'): string {
  const seconds = Math.floor(ms / 1_000);
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${point}${String(ms % 1_000).padStart(3, '0')}`;
}

/** Time as people read it, whole seconds rounded down: 00:01:02. */
export const formatClock = (ms: number): string => formatTime(ms, '.').slice(0, -4);

/** Milliseconds of 1:02:03.45, 02:03,456 or 02:03; null for anything else. */
export function parseTime(text: string): number | null {
  const match = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,:](\d{1,3}))?$/.exec(text.trim());
  if (match === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(fraction.padEnd(3, '0'));
}

/** How long what is said last lasts where nothing ends it. */
export const openEndMs = 5_000;

/** Lines of a file, without the mark of its encoding. */
export const linesOf = (file: string): string[] => file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
