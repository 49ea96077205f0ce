/** The part of a title by which it is called: without the name of the state and the tag of samples. */
export function titleCore(foldedTitle: string): string {
  return foldedTitle.replace(/^(?:【示例】|中华人民共和国)/, '').replace(/[\s《》〈〉“”"'、·]/g, '');
}
