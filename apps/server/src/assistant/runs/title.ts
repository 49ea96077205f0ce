export const newTitle = '新对话';
const mostCharacters = 30;

/** The first question, in one short line. */
export function titleOf(question: string): string {
  const characters = [...question.replace(/\s+/g, ' ').trim()];
  return characters.length <= mostCharacters
    ? characters.join('')
    : `${characters.slice(0, mostCharacters - 1).join('')}…`;
}
