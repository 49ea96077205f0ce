// What a designer switches in the toolbar, shown without changing the system: rules under a media query are made to
// apply. An approximation, because forced colours also replace every colour that is not a system one.
const queries = {
  reducedMotion: /prefers-reduced-motion:\s*reduce/,
  forcedColors: /forced-colors:\s*active/,
} as const;
export type EmulatedMedia = keyof typeof queries;

const originals = new Map<CSSMediaRule, string>();

/** Makes the rules of these media features apply, and lets those of the others depend on the system again. */
export function emulateMedia(active: readonly EmulatedMedia[]): void {
  for (const [rule, query] of originals) rule.media.mediaText = query;
  originals.clear();
  if (active.length === 0) return;
  for (const sheet of document.styleSheets) for (const rule of mediaRules(sheet)) apply(rule, active);
}

function apply(rule: CSSMediaRule, active: readonly EmulatedMedia[]): void {
  const query = rule.media.mediaText;
  if (!active.some((feature) => queries[feature].test(query))) return;
  originals.set(rule, query);
  rule.media.mediaText = 'all';
}

function* mediaRules(group: CSSStyleSheet | CSSGroupingRule): Generator<CSSMediaRule> {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule);
  }
}
