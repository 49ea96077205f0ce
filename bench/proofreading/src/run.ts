// How often the proofreader is right, class by class: on sentences with errors that others collected, on official documents with one
// error written in by `injections.ts`, and on texts that were edited before. Writes docs/proofreading-accuracy.md and the figures
// that issues carry. CPU time, so that a busy machine says the same.
//
//   tsx bench/proofreading/src/run.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Issue,
  type ProofreadOptions,
  ProofreadSession,
  proofread,
  proofreadingRules,
  type RuleClass,
  ruleClasses,
} from '../../../packages/engines/proofreading/src/index';
import { segment } from '../../../packages/engines/proofreading/src/testing/segment';
import { fixedWords } from '../../../packages/engines/proofreading/src/words/index';
import { type Chance, injections } from './injections';
import { type ClassFigures, page } from './page';
import { firstDraw, type LawText, type Pair, readDocuments, readPairs } from './sets';

const perRule = 20;
/** Which documents, and with which errors: the next one once somebody looked at what is wrong in this. */
const draw = 3;
const sets = ['ecspell-odw-train', 'ecspell-law', 'ecspell-med', 'textproof-a', 'de3-a', 'sighan15'];
/** The sets mark wrong words only; what else is wrong in their sentences they do not say. */
const inSets: readonly RuleClass[] = ['de3', 'word.fixed', 'word.pair'];
const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const options: ProofreadOptions = { today: '2026-11-25', genre: 'official', segment, fixedWords: fixedWords() };
const classes = (Object.keys(ruleClasses) as RuleClass[]).filter((name) =>
  proofreadingRules.some((rule) => rule.class === name),
);

const pairs = sets.map((name) => readPairs(name));
const clean = readPairs('clean-rmrb');
const documents = readDocuments(draw);
const known = readDocuments(firstDraw);
if (clean === null || documents === null || known === null || pairs.includes(null)) {
  console.log('没有校对的开发集，docs/proofreading-accuracy.md保持原样');
  process.exit(0);
}

/** mulberry32: the same documents and errors every time. */
function seeded(start: number): Chance {
  let seed = start;
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const figures = new Map<RuleClass, ClassFigures>(
  classes.map((name) => [
    name,
    { setsRight: 0, setsMarks: 0, injected: 0, found: 0, falseInDocuments: 0, clean: 0, cleanLaws: 0, mbPerSecond: 0 },
  ]),
);
const of = (name: RuleClass): ClassFigures => figures.get(name) as ClassFigures;

function isRight({ from, to, suggestions }: Issue, { source, target }: Pair): boolean {
  const [suggestion = ''] = suggestions;
  if (source.length === target.length)
    return target.slice(from, to) === suggestion && source.slice(from, to) !== suggestion;
  const around = source.slice(Math.max(0, from - 3), from) + suggestion + source.slice(to, to + 3);
  return target.includes(around) && !source.includes(around);
}

for (const set of pairs as Pair[][])
  for (const issue of proofread(
    set.map(({ source }) => ({ text: source })),
    { ...options, genre: 'general' },
  ).issues) {
    if (!inSets.includes(issue.class)) continue;
    of(issue.class).setsMarks += 1;
    if (isRight(issue, set[issue.block] as Pair)) of(issue.class).setsRight += 1;
  }

/** What has another name by now had this one on the day of the text: the reader is asked to look, and told so. */
function wasRight({ ruleId, severity, original }: Issue, { text, date }: LawText): boolean {
  if (date === null || severity !== 'review' || !/^(?:law\.name\.ended|org\.stale)/.test(ruleId)) return false;
  const then = proofread(text, { ...options, today: date });
  return !then.issues.some((issue) => issue.ruleId === ruleId && issue.original === original);
}

const missing: string[] = [];
for (const rule of proofreadingRules) {
  const inject = injections[rule.id];
  if (!inject) {
    missing.push(rule.id);
    continue;
  }
  const genre = rule.genres?.[0] ?? 'official';
  // By its name, so that a rule that is added changes nothing for the others.
  const chance = seeded(Buffer.from(rule.id).reduce((seed, unit) => Math.imul(seed, 31) + unit, 20_261_124 + draw));
  for (let done = 0, tried = 0; done < perRule && tried < 3000; tried++) {
    const law = documents[chance(documents.length)] as LawText;
    const injected = inject(law.text, chance);
    if (!injected) continue;
    done += 1;
    const { issues, blocks } = proofread(injected.text, { ...options, genre });
    const ofClass = issues.filter((issue) => issue.class === rule.class);
    const isThere = (issue: Issue) => {
      const start = blocks[issue.block]?.start ?? 0;
      return start + issue.from < injected.to && start + issue.to > injected.from;
    };
    const result = of(rule.class);
    result.injected += 1;
    if (ofClass.some((issue) => issue.ruleId === rule.id && isThere(issue))) result.found += 1;
    const wrong = ofClass.filter((issue) => !isThere(issue) && !wasRight(issue, law));
    result.falseInDocuments += wrong.length;
    if (process.argv.includes('--show'))
      for (const { ruleId, original, suggestions, block, from, to } of wrong) {
        const text = blocks[block]?.text ?? '';
        console.log(
          ruleId,
          `${text.slice(Math.max(0, from - 12), from)}⟦${original}→${suggestions[0]}⟧${text.slice(to, to + 10)}`,
        );
      }
    if (process.argv.includes('--show') && !ofClass.some((issue) => issue.ruleId === rule.id && isThere(issue)))
      console.log(
        '没找到',
        rule.id,
        injected.text.slice(Math.max(0, injected.from - 12), injected.to + 12).replaceAll('\n', '⏎'),
      );
  }
}

/** As somebody read it on its day. */
let cleanLawErrors = 0;
for (const { text, date } of documents)
  for (const { class: name, severity } of proofread(text, { ...options, today: date ?? options.today }).issues) {
    of(name).cleanLaws += 1;
    if (severity === 'error') cleanLawErrors += 1;
  }
const lawCharacters = documents.reduce((sum, { text }) => sum + text.length, 0);

const cleanText = clean.map(({ target }) => target);
let cleanErrors = 0;
for (const issue of proofread(
  cleanText.map((text) => ({ text })),
  { ...options, genre: 'general' },
).issues) {
  of(issue.class).clean += 1;
  if (issue.severity === 'error') cleanErrors += 1;
}
const cleanCharacters = cleanText.join('').length;

/** Megabytes of UTF-8 that one thread reads in a second of its own time. */
function speed(text: string, without: readonly RuleClass[]): number {
  const started = process.cpuUsage();
  proofread(text, { ...options, without });
  const { user, system } = process.cpuUsage(started);
  return Buffer.byteLength(text) / (user + system);
}

const sample = known
  .slice(0, 120)
  .map(({ text }) => text)
  .join('\n');
speed(sample, []);
const whole = speed(sample, []);
for (const name of classes)
  of(name).mbPerSecond = speed(
    sample.slice(0, 200_000),
    classes.filter((other) => other !== name),
  );

const session = new ProofreadSession(options);
const begun = process.cpuUsage();
session.update(sample.slice(0, 200_000));
session.read(5000);
const shown = session.result().issues.length;
const firstMarks = process.cpuUsage(begun);
const firstMs = (firstMarks.user + firstMarks.system) / 1000;

const tested = [...figures].map(([name, all]) => ({ name, ...all }));
const result = {
  day: new Date().toISOString().slice(0, 10),
  classes: Object.fromEntries(tested.map(({ name, ...all }) => [name, precisionOf(all)])),
};
writeFileSync(root('packages/engines/proofreading/src/accuracy/measured.json'), `${JSON.stringify(result, null, 2)}\n`);
writeFileSync(
  root('docs/proofreading-accuracy.md'),
  page({
    figures: tested,
    perRule,
    cleanCharacters,
    cleanErrors,
    lawCharacters,
    cleanLawErrors,
    draw,
    laws: documents.length,
    whole,
    firstMs,
    missing,
    day: result.day,
    rules: proofreadingRules.length,
  }),
);
mkdirSync(root('bench-results'), { recursive: true });
writeFileSync(
  root('bench-results/proofreading.json'),
  JSON.stringify({ at: new Date().toISOString(), mbPerSecond: whole, firstMs }, null, 2),
);
console.log(`已写入 docs/proofreading-accuracy.md；先看到${shown}处，${firstMs.toFixed(0)} ms`);

/** Marks that were right of all marks, where there are enough of them to say so. */
function precisionOf({ setsRight, setsMarks, found, falseInDocuments }: ClassFigures) {
  const right = setsRight + found;
  const marks = setsMarks + found + falseInDocuments;
  return { precision: marks < 20 ? null : Math.round((right / marks) * 1000) / 1000, marks, inSets: setsMarks };
}
