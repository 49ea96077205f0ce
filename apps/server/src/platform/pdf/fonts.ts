import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;
const fileOf = (weight: string) => resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`);

/**
 * Files of Noto Sans SC (OFL), whole: names hold any Han character. Only the glyphs that a document shows are embedded.
 * pdfkit identifies a font by this path; under a second name it would read ten megabytes at every change of font.
 */
export const fonts = { regular: fileOf('400Regular'), strong: fileOf('600SemiBold') };

/** U+3013, which Chinese typesetters print for a character that they do not have. */
const standIn = '〓';

let covered: ReadonlySet<number> | null = null;

/** Both weights cover the same characters. */
function coverage(): ReadonlySet<number> {
  if (covered === null) {
    const font = openSync(fonts.regular);
    if (!('characterSet' in font)) throw new Error('a collection of fonts instead of one');
    covered = new Set(font.characterSet);
  }
  return covered;
}

/**
 * Text as the font can print it. Characters without a shape are left out; those that the font lacks become 〓 and are
 * added to `missing`, because an empty box would tell the reader nothing.
 */
export function printable(text: string, missing: Set<string>): string {
  let result = '';
  for (const character of text.replace(/\p{Cs}/gu, '\uFFFD').normalize('NFC')) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (/[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(character)) continue;
    if (coverage().has(codePoint)) result += character;
    else {
      missing.add(`U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`);
      result += standIn;
    }
  }
  return result;
}
