const variable = /\{\{\s*([^{}]{1,20}?)\s*\}\}/g;

/** Names of a template's blanks ({{地区}}), each once, in their order. */
export const blanksOf = (template: string): string[] => [
  ...new Set([...template.matchAll(variable)].map(([, name = '']) => name)),
];

/** Template for display: its blanks as 〈地区〉, and those within 《》 without brackets of their own. */
export const shownTemplate = (template: string): string =>
  template.replace(/《\{\{\s*([^{}]{1,20}?)\s*\}\}》/g, '《$1》').replace(variable, '〈$1〉');

/** Template with its blanks filled in by their names; blanks without a value stay. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(variable, (whole, name: string) => values[name]?.trim() || whole);

/**
 * Problem of a template's braces: an empty blank, one whose name is longer than 20 characters, or one that is not
 * closed; undefined for none.
 */
export function brokenBlank(template: string): 'empty' | 'open' | 'long' | undefined {
  if (/\{\{\s*\}\}/.test(template)) return 'empty';
  const rest = template.replace(variable, '');
  if (/\{\{[^{}]*\}\}/.test(rest)) return 'long';
  return /\{\{|\}\}/.test(rest) ? 'open' : undefined;
}
