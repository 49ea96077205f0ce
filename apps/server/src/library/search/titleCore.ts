/** Short title: without 中华人民共和国 and the tag of samples. */
export function titleCore(foldedTitle: string): string {
  return foldedTitle.replace(/^(?:【示例】|中华人民共和国)/, '').replace(/[\s《》〈〉“”"'、·]/g, '');
}
