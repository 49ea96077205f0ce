// Writes packages/engines/proofreading/src/words/*.json: how characters sound, and words of four to six characters that are always written the same.
// From the word list of @node-rs/jieba and the readings of pinyin-pro, both MIT:
//
//   npm pack @node-rs/jieba@2.0.3 && tar -xzf node-rs-jieba-2.0.3.tgz package/dict.txt
//   node tools/proofreading-words.mjs package/dict.txt
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pinyin } from 'pinyin-pro';

const [dictionary] = process.argv.slice(2);
const out = (name) => fileURLToPath(new URL(`../packages/engines/proofreading/src/words/${name}`, import.meta.url));
const entries = readFileSync(dictionary, 'utf8')
  .split('\n')
  .map((line) => line.split(' '))
  .filter(([word, , tag]) => tag && /^\p{Script=Han}+$/u.test(word) && !/[\u{20000}-\u{3ffff}]/u.test(word));

// A character that stands in a few words only is too rare to be a slip of the pen.
const uses = new Map();
for (const [word] of entries)
  for (const character of new Set(word)) uses.set(character, (uses.get(character) ?? 0) + 1);
const sounds = {};
for (const [character, count] of uses) {
  if (count < 3) continue;
  const readings = pinyin(character, { multiple: true, toneType: 'none', type: 'array', v: true });
  for (const sound of new Set(readings)) if (/^[a-z]+$/.test(sound)) sounds[sound] = (sounds[sound] ?? '') + character;
}
writeFileSync(out('sounds.json'), `${JSON.stringify(Object.fromEntries(Object.entries(sounds).sort()), null, 1)}\n`);

// Names of people, places and firms vary; words with 的, 一 or 不 are often free combinations.
const isFixed = ([word, , tag]) =>
  word.length >= 4 &&
  word.length <= 6 &&
  !/^(?:nr|ns|nt|nrt|nrfg|m|mq|q|t|eng|x)/.test(tag) &&
  !/[的了着过们吗呢吧啊]/.test(word);
const words = entries.filter(isFixed).map(([word]) => word);
writeFileSync(out('fixedWords.json'), `${JSON.stringify(words.sort().join(' '))}\n`);
console.log(`${Object.keys(sounds).length}个音节，${words.length}个词`);
