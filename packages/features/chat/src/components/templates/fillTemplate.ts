const variable = /\{\{\s*([^{}]{1,20}?)\s*\}\}/g;

/** The blanks of a template, each once, in the order in which they stand. */
export const blanksOf = (template: string): string[] => [
  ...new Set([...template.matchAll(variable)].map(([, name = '']) => name)),
];

/** A template as it is read: its blanks as 〈地区〉. */
export const shownTemplate = (template: string): string => template.replace(variable, '〈$1〉');

/** The template with its blanks filled; what is not given stays as it is. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(variable, (whole, name: string) => values[name]?.trim() || whole);
