import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '@hengce/text';
import {
  type Called,
  type CallRow,
  createWindowFinder,
  currentWindow,
  effectiveWindows,
  policyWindow,
  type WindowDays,
} from '../../records';

const noWindows: WindowDays[] = [];

type Row = CallRow & Pick<Called, 'effectiveTo'>;

/** Windows of documents by number, those that notices give them included. */
export class WindowColumn {
  private readonly rows: Row[] = [];
  private readonly windows = new Map<number, WindowDays[]>();

  push({ id, familyId, relations, windows, publishedAt, writtenAt, effectiveTo }: Row): void {
    this.rows.push({ id, familyId, relations, windows, publishedAt, writtenAt, effectiveTo });
  }

  /**
   * Finds the windows anew, after documents came, went or changed their status.
   * @param documents those that are there
   * @param holds whether the document with an id has one of `callStatuses`
   */
  refresh(documents: readonly number[], holds: (id: string) => boolean): void {
    const windowsOf = createWindowFinder(documents.map(this.rowOf), holds);
    this.windows.clear();
    for (const document of documents) {
      const windows = windowsOf(this.rowOf(document));
      if (windows.length > 0) this.windows.set(document, effectiveWindows(windows));
    }
  }

  /** The one that matters on a day. */
  current(document: number, today: Day): ReturnType<typeof currentWindow> {
    return currentWindow(this.windows.get(document) ?? noWindows, today);
  }

  /** The same in the form of the contract, see `policyWindow`. */
  on(document: number, today: Day, status: Called['status']): MainComponents['schemas']['PolicyWindow'] {
    const { effectiveTo, relations } = this.rowOf(document);
    return policyWindow({ status, effectiveTo, relations }, this.windows.get(document) ?? noWindows, today);
  }

  private readonly rowOf = (document: number): Row => this.rows[document] as Row;
}
