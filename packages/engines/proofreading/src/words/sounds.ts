import soundsOfCharacters from './sounds.json';

let syllables: Map<string, Set<string>> | undefined;

/** Syllables of a character, without tones; built when first asked. */
function syllablesOf(character: string): ReadonlySet<string> {
  if (!syllables) {
    syllables = new Map();
    for (const [syllable, characters] of Object.entries(soundsOfCharacters))
      for (const one of characters) {
        const known = syllables.get(one);
        if (known) known.add(syllable);
        else syllables.set(one, new Set([syllable]));
      }
  }
  return syllables.get(character) ?? new Set();
}

/** What people of the south and of the north mix up: 平舌翘舌, 前后鼻音, n/l, f/h. */
const blurred = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^l/, 'n')
    .replace(/^hu(?=[aiou])/, 'f')
    .replace(/([aei])ng$/, '$1n');

/** Whether two characters can be read alike, tones aside. */
export function soundsAlike(a: string, b: string): boolean {
  const other = syllablesOf(b);
  for (const syllable of syllablesOf(a)) if (other.has(syllable)) return true;
  return false;
}

/** Whether two characters can be read alike, or so nearly that an input method or an ear mixes them up. */
export function soundsNear(a: string, b: string): boolean {
  const other = new Set([...syllablesOf(b)].map(blurred));
  for (const syllable of syllablesOf(a)) if (other.has(blurred(syllable))) return true;
  return false;
}
