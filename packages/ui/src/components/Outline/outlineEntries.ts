export interface OutlineEntry {
  id: string;
  title: string;
  /** 章写编号，如“3”；有它的一项是章。 */
  number?: string;
  /** 右端的补充，如“第5页”。 */
  meta?: string;
}
