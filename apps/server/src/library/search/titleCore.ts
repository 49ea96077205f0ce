/** Short title: without 中华人民共和国 or the tag 【示例】 before it, spaces, quotation marks and middle dots. */
export function titleCore(foldedTitle: string): string {
  return foldedTitle.replace(/^(?:【示例】|中华人民共和国)/, '').replace(/[\s《》〈〉“”"'、·]/g, '');
}
