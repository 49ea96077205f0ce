/** What a deck says by words that its policy no longer has. */
export const updates = {
  title: '政策更新',
  outdated: (slides: number) => `政策已更新：${slides}页内容已过时`,
  look: '看差别',
  opening: '正在比对',
  about: '采纳换成新版本的原文，忽略则保留现在的字。都可以撤销',
  none: '没有过时的内容',
  count: (places: number) => `${places}处`,
  place: (page: number, name: string) => `第${page}页，${name}`,
  changed: (before: string, after: string) => `原文是“${before}”，现在是“${after}”`,
  gone: (before: string) => `原文是“${before}”，新版本里没有了`,
};
