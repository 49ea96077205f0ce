import { docNoKey, isSameSeries, parseDocNo } from '@hengce/text';

/** Index of documents by title and 文号. */
export class NameIndex {
  private readonly byCore = new Map<string, number[]>();
  private readonly byDocNo = new Map<string, { office: string; document: number }[]>();

  /** Adds a document. @param core short title, folded (`titleCore`) */
  add(document: number, core: string, printed: string | null): void {
    pushTo(this.byCore, core, document);
    const docNo = printed === null ? null : parseDocNo(printed);
    if (docNo) pushTo(this.byDocNo, docNoKey(docNo), { office: docNo.org, document });
  }

  titled(core: string): readonly number[] {
    return this.byCore.get(core) ?? [];
  }

  /**
   * Documents of `isThere` with this 文号; of exactly this office where there are any, else of one that it abbreviates.
   */
  numbered(office: string, year: number | null, no: number, isThere: (document: number) => boolean): number[] {
    const found = (this.byDocNo.get(docNoKey({ year, no })) ?? []).filter(
      ({ office: stored, document }) => isThere(document) && isSameSeries(office, stored),
    );
    const exact = found.filter(({ office: stored }) => stored === office);
    return (exact.length > 0 ? exact : found).map(({ document }) => document);
  }
}

export function pushTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
