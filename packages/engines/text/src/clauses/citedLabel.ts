/**
 * Label of a clause as it is cited, without the sign that separates it from its text: 二、 is 第二部分 at the start of a
 * reference, 二 after 第七条.
 */
export function citedLabel(label: string, isFirst: boolean): string {
  const bare = label.replace(/[、．.]$/u, '');
  return isFirst && bare !== label && /^[一二三四五六七八九十百]+$/u.test(bare) ? `第${bare}部分` : bare;
}
