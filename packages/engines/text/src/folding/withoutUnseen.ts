/** Controls, zero-width and bidirectional characters, tags, private and unassigned ones, halves of characters and what stands for them, selectors and fillers. */
const unseen =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffd]|\p{Variation_Selector}|[\u034f\u115f\u1160\u3164\uffa0]/gu;

/**
 * Text without invisible characters, which could steer a model or a terminal. Tabs stay, and all line breaks become \n.
 */
export const withoutUnseen = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n').replace(unseen, '');
