// Samples say what they are in their own words (【示例】 before a title, （示例） before an office, （示例条款） after a clause), for readers
// that have nothing else: files, plain text, hosts without styles. Where a tag or a ribbon says it, the words are clean.

/** Title or issuer without 【示例】 or （示例） at its start; any other text unchanged. */
export const withoutSampleMark = (text: string): string => text.replace(/^(?:【示例】|（示例）)/, '');

/** Words of a clause without （示例条款） at their end; any other text unchanged. */
export const withoutSampleEnd = (text: string): string => text.replace(/（示例条款）$/, '');
