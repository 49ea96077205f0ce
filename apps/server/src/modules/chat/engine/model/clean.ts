/**
 * What nobody sees in a text and what could steer a model or a terminal: controls, zero-width and bidirectional characters, tags, halves
 * of characters, private ones, selectors and fillers. Line breaks and tabs stay.
 */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Variation_Selector}|[\u115f\u1160\u3164\uffa0]/gu;

export const withoutUnseen = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unseen, '');

/** Text of others inside a prompt: it cannot close the tags that it stands in. */
export const asData = (text: string): string => withoutUnseen(text).replaceAll('<', '＜').replaceAll('>', '＞');
