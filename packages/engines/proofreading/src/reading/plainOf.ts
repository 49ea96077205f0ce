import { withoutRadicals } from '@hengce/text';

const wide = /[０-９Ａ-Ｚａ-ｚ]/g;
const compatible = /[豈-﫿]/g;
const needsWork = /[０-９Ａ-Ｚａ-ｚ豈-﫿⺀-⿕]/;

/**
 * Text with plain forms of its characters, unit by unit, so that offsets are the same in both; punctuation stays as
 * typed.
 */
export function plainOf(text: string): string {
  if (!needsWork.test(text)) return text;
  return withoutRadicals(text)
    .replace(wide, (unit) => String.fromCharCode(unit.charCodeAt(0) - 0xfee0))
    .replace(compatible, (unit) => {
      const composed = unit.normalize('NFC');
      return composed.length === 1 ? composed : unit;
    });
}
