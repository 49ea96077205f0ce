import { type RuleClass, ruleClasses } from '../../../packages/engines/proofreading/src/index';

export interface ClassFigures {
  /** Marks in the sets of sentences, and those of them that put what should be there. */
  setsRight: number;
  setsMarks: number;
  /** Errors that were written into documents, those found, and marks of the class that stand elsewhere in these documents. */
  injected: number;
  found: number;
  falseInDocuments: number;
  /** Marks on edited text. */
  clean: number;
  /** Marks on the documents of the draw as they are. */
  cleanLaws: number;
  mbPerSecond: number;
}

interface Measured {
  figures: readonly ({ name: RuleClass } & ClassFigures)[];
  perRule: number;
  rules: number;
  cleanCharacters: number;
  cleanErrors: number;
  draw: number;
  laws: number;
  lawCharacters: number;
  cleanLawErrors: number;
  whole: number;
  firstMs: number;
  missing: readonly string[];
  day: string;
}

const share = (part: number, all: number): string => (all === 0 ? '—' : `${((part / all) * 100).toFixed(1)} %`);

/** docs/proofreading-accuracy.md */
export function page({
  figures,
  perRule,
  rules,
  cleanCharacters,
  cleanErrors,
  draw,
  laws,
  lawCharacters,
  cleanLawErrors,
  whole,
  firstMs,
  missing,
  day,
}: Measured): string {
  const per10k = (count: number, characters: number): string => ((count / characters) * 10_000).toFixed(2);
  const rows = figures.map(
    ({ name, setsRight, setsMarks, injected, found, falseInDocuments, clean, cleanLaws, mbPerSecond }) =>
      `| ${name} ${ruleClasses[name]} | ${share(setsRight, setsMarks)}${setsMarks === 0 ? '' : `（${setsMarks}）`} | ${share(found, found + falseInDocuments)} | ${injected === 0 ? '—' : `${found}/${injected}`} | ${per10k(clean, cleanCharacters)} | ${per10k(cleanLaws, lawCharacters)} | ${mbPerSecond.toFixed(1)} |`,
  );
  return `# Accuracy of proofreading

Written by \`npm run bench\` on ${day}; not by hand. Without the sets of sentences and documents beside the repository the table stays as it is.

- **Sets**: sentences with wrong words, collected by others (ECSpell, SIGHAN15, 的地得, business texts; development halves). A mark is right when it puts
  what the set says; marks in brackets. Only classes of words: the sets say nothing of other errors, and punctuation is normalised in them.
- **Documents**: draw ${draw} of laws and regulations (${laws}), none of which the rules were made or mended on (\`bench/proofreading/src/sets.ts\`), with one error
  each, ${perRule} for every rule, written in by \`injections.ts\`. Nobody looked at a failure of this draw before the table was written. Whoever wrote the
  rules wrote these errors too, so *found* says that rules work in real documents, not how many errors of real authors they find.
  Every other mark of the class in these documents counts as false, although some of it is a fault of the copy; only what had its
  present name on the day of the copy and is marked 复核 is none.
- **News**: ${cleanCharacters.toLocaleString('en')} characters of edited newspaper text; **laws**: the ${lawCharacters.toLocaleString('en')} characters of the draw without errors
  written in, as read on their day; marks per 10,000 characters.
- Local rules find one to five of a hundred free typos (wrong characters of any kind); that takes a model.

| class | precision, sets | precision, documents | found | news, per 10,000 | laws, per 10,000 | MB/s |
|---|---|---|---|---|---|---|
${rows.join('\n')}

${rules} rules. Marks of severity \`error\` per 10,000 characters of clean text: ${per10k(cleanErrors, cleanCharacters)} on news, ${per10k(cleanLawErrors, lawCharacters)} on laws (goal ≤0.5). Whole engine: ${whole.toFixed(1)} MB/s of UTF-8 on one thread (goal ≥1).
First marks of 200,000 characters: ${firstMs.toFixed(0)} ms of CPU (goal <300). Without errors of their own in documents: ${missing.length === 0 ? 'none' : missing.join(', ')}.
`;
}
