export const newTitle = '新对话';
const maxCharacters = 30;

/** Title of a conversation: its first question on one line, cut to 30 characters. */
export function titleOf(question: string): string {
  const characters = [...question.replace(/\s+/g, ' ').trim()];
  return characters.length <= maxCharacters
    ? characters.join('')
    : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}
