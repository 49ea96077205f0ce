import type { Slide } from '@hengce/deck';
import { type Issue, proofread, type RuleClass, ruleClasses } from '@hengce/proofreading';
import { textsOf, withText } from './texts';

/** Error in a text of a slide. */
export interface SlideIssue extends Pick<Issue, 'ruleId' | 'class' | 'severity' | 'original' | 'reason' | 'clause'> {
  slideId: string;
  path: string;
  from: number;
  to: number;
  /** What it becomes when it is accepted; null where a person has to write it. '' takes the words out. */
  suggestion: string | null;
}

/** A slide has no sentences that end, and no paragraphs that begin: what a document must have is no error here. */
const ofDocuments = new Set(['file', 'level']);

/** Classes of advertisements that are read already, or are not asked for. */
const exceptClaims = (Object.keys(ruleClasses) as RuleClass[]).filter((one) => one !== 'ad.absolute');

/** Of policies it is a level, and no claim. */
const levelName = /^国家级$/u;

/**
 * What rules find in the slides that are shown, by slide: absolute claims, numbers, dates and units, names of authorities
 * and laws, punctuation. Without dictionaries: what needs one is not looked for.
 *
 * @param today day in Shanghai, `2026-11-25`, which decides which names are current
 */
export function proofreadSlides(slides: readonly Slide[], today: string): SlideIssue[] {
  const texts = slides.flatMap((slide) =>
    slide.isHidden
      ? []
      : textsOf(slide).flatMap((one) => partsOf(one.text).map((part) => ({ ...one, ...part, slide }))),
  );
  const blocks = texts.map(({ part }) => ({ text: part }));
  const { issues } = proofread(blocks, { today, genre: 'official' });
  // A deck is shown to sell as well; what a source says is not its own claim.
  const claims = proofread(blocks, { today, genre: 'advertisement', without: exceptClaims }).issues.filter((issue) => {
    const of = texts[issue.block];
    const isQuoted = of?.slide.cites?.some(({ path, quote }) => path === of.path && quote.includes(issue.original));
    return issue.severity === 'error' && !levelName.test(issue.original) && !isQuoted;
  });
  return [...issues, ...claims].flatMap((issue): SlideIssue[] => {
    const of = texts[issue.block];
    if (!of || ofDocuments.has(issue.class)) return [];
    const { ruleId, severity, original, reason, clause, fix, suggestions } = issue;
    return [
      {
        ruleId,
        class: issue.class,
        severity,
        original,
        reason,
        clause,
        slideId: of.slide.id,
        path: of.path,
        from: of.start + issue.from,
        to: of.start + issue.to,
        suggestion: fix === 'replace' ? (suggestions[0] ?? null) : null,
      },
    ];
  });
}

/** A block has no line break. */
function partsOf(text: string): { part: string; start: number }[] {
  let start = 0;
  return text.split('\n').map((part) => {
    const at = start;
    start += part.length + 1;
    return { part, start: at };
  });
}

/** The slides with the suggestion of an issue in place of its words; the same slides where these are no longer there. */
export const withSuggestion = (slides: readonly Slide[], issue: SlideIssue): Slide[] =>
  slides.map((slide) => {
    const text = slide.id === issue.slideId ? textsOf(slide).find(({ path }) => path === issue.path)?.text : undefined;
    if (text?.slice(issue.from, issue.to) !== issue.original || issue.suggestion === null) return slide;
    return withText(slide, issue.path, text.slice(0, issue.from) + issue.suggestion + text.slice(issue.to));
  });
