const variable = /\{\{\s*([^{}]{1,20}?)\s*\}\}/g;

/** The blanks of a template, each once, in the order in which they stand. */
export const blanksOf = (template: string): string[] => [
  ...new Set([...template.matchAll(variable)].map(([, name = '']) => name)),
];

/** The template with its blanks filled; what is not given stays as it is. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(variable, (whole, name: string) => values[name]?.trim() || whole);
