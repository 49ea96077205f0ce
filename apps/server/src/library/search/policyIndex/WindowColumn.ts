import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '@hengce/text';
import {
  type CallRow,
  createWindowFinder,
  currentWindow,
  effectiveWindows,
  type WindowDays,
  windowOn,
} from '../../records';

const noWindows: WindowDays[] = [];

/** Windows of documents by number, those that notices give them included. */
export class WindowColumn {
  private readonly rows: CallRow[] = [];
  private readonly windows = new Map<number, WindowDays[]>();

  push({ id, familyId, relations, windows, publishedAt, writtenAt }: CallRow): void {
    this.rows.push({ id, familyId, relations, windows, publishedAt, writtenAt });
  }

  /**
   * Finds the windows anew, after documents came, went or changed their status.
   * @param documents those that are there
   * @param holds whether the document with an id has one of `callStatuses`
   */
  refresh(documents: readonly number[], holds: (id: string) => boolean): void {
    const rowOf = (document: number) => this.rows[document] as CallRow;
    const windowsOf = createWindowFinder(documents.map(rowOf), holds);
    this.windows.clear();
    for (const document of documents) {
      const windows = windowsOf(rowOf(document));
      if (windows.length > 0) this.windows.set(document, effectiveWindows(windows));
    }
  }

  /** The one that matters on a day. */
  current(document: number, today: Day): ReturnType<typeof currentWindow> {
    return currentWindow(this.windows.get(document) ?? noWindows, today);
  }

  /** The same in the form of the contract. */
  on(document: number, today: Day): MainComponents['schemas']['PolicyWindow'] {
    return windowOn(this.windows.get(document) ?? noWindows, today);
  }
}
