/**
 * Folds one UTF-16 unit: full-width Latin, digits and punctuation to ASCII, capitals to small letters, controls and odd spaces to
 * a space. One unit in, one unit out, so that offsets in folded text are offsets in the original.
 */
function foldUnit(unit: number): number {
  if (unit >= 0x41 && unit <= 0x5a) return unit + 32;
  if (unit < 0x20 || unit === 0x7f) return 0x20;
  if (unit < 0x80) return unit;
  if (unit >= 0xff01 && unit <= 0xff5e) return foldUnit(unit - 0xfee0);
  if (unit === 0x3000 || unit === 0xa0 || (unit >= 0x2000 && unit <= 0x200b) || unit === 0xfeff) return 0x20;
  return unit;
}

/**
 * Text folded for comparing: width, letter case and odd spaces; it has the same length as `text`, so that offsets
 * agree.
 */
export function fold(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (foldUnit(unit) !== unit) return foldAll(text);
  }
  return text;
}

function foldAll(text: string): string {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = foldUnit(text.charCodeAt(i));
  let folded = '';
  // Spread, the units would go through an iterator one by one, four times as slow; a column of numbers is as good as a list of them.
  for (let i = 0; i < units.length; i += 8192)
    folded += String.fromCharCode.apply(null, units.subarray(i, i + 8192) as unknown as number[]);
  return folded;
}

/** Whether a UTF-16 unit is a Han character, 〇 included, or half of a surrogate pair, which stands for a rare one. */
export function isHan(unit: number): boolean {
  return (
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    unit === 0x3007 ||
    (unit >= 0x3400 && unit <= 0x4dbf) ||
    (unit >= 0xf900 && unit <= 0xfaff) ||
    (unit >= 0xd800 && unit <= 0xdfff)
  );
}

export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** Whether a folded UTF-16 unit is a letter of any script but Han. */
export function isLetter(unit: number): boolean {
  if (unit < 0x80) return unit >= 0x61 && unit <= 0x7a;
  return unit >= 0xc0 && !isHan(unit) && !(unit >= 0x2000 && unit <= 0x33ff) && !(unit >= 0xff00 && unit <= 0xffef);
}

/** Text for comparing with folded words: as it is when all of them are Han, which folding does not change, else folded. */
export function foldFor(text: string, words: readonly string[]): string {
  return words.every(isHanOnly) ? text : fold(text);
}

function isHanOnly(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (!isHan(word.charCodeAt(i))) return false;
  return true;
}
