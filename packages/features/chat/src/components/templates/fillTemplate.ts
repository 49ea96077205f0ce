const variable = /\{\{\s*([^{}]{1,20}?)\s*\}\}/g;

/** The blanks of a template, each once, in the order in which they stand. */
export const blanksOf = (template: string): string[] => [
  ...new Set([...template.matchAll(variable)].map(([, name = '']) => name)),
];

/** A template as it is read: its blanks as 〈地区〉, and those within 《》 without brackets of their own. */
export const shownTemplate = (template: string): string =>
  template.replace(/《\{\{\s*([^{}]{1,20}?)\s*\}\}》/g, '《$1》').replace(variable, '〈$1〉');

/** The template with its blanks filled; what is not given stays as it is. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(variable, (whole, name: string) => values[name]?.trim() || whole);

/** What is wrong with the braces of a template: an empty blank, one that is not closed, or one whose name is too long. */
export function brokenBlank(template: string): 'empty' | 'open' | 'long' | undefined {
  if (/\{\{\s*\}\}/.test(template)) return 'empty';
  const rest = template.replace(variable, '');
  if (/\{\{[^{}]*\}\}/.test(rest)) return 'long';
  return /\{\{|\}\}/.test(rest) ? 'open' : undefined;
}
