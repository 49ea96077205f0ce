import type { MainComponents } from '@hengce/api/contract';
import { findTerms } from '@hengce/text';
import { findFactEvidence, fullYears } from '../../../firm/enterprise';
import type { Db } from '../../../platform/db';
import { type FileKind, type FileStore, kindOfMediaType } from '../../../platform/file';
import { type PagesRead, readPages } from '../../../platform/reading';
import { formById } from '../form/forms';
import { type MaterialTerms, type PlacedTerm, type Proposal, proposalsOf } from '../form/proposals';
import { isEditable } from '../machine';
import type { DeclarationRow } from '../repository';
import { factIdOf } from './evidenceList';
import { findEvidenceFile } from './evidenceRepository';
import { listReadings, type ReadingRow } from './readingRepository';
import { isForm, type Slot } from './slots';

type S = MainComponents['schemas'];
export type Reading = Omit<ReadingRow, 'file_id'>;

const maxTerms = 400;
type Problem = Extract<PagesRead, { problem: string }>['problem'] | 'picture' | 'other';

const problems: Readonly<Record<Problem, string>> = {
  picture: '图片不读，请对照着填',
  other: '只读PDF与DOCX，这个文件没有读，请对照着填',
  scanned: '扫描件没有文字，没有读，请对照着填',
  locked: '文件有密码，没有读',
  broken: '文字没有读出来，请对照着填',
  slow: '读得太久，已停止，请对照着填',
  long: '读得太久，已停止，请对照着填',
  large: '文件展开后太大，没有读，请对照着填',
};

/**
 * Amounts, days, rates and labelled values read from a material, at most 400 of them. Only PDF and DOCX with text are read; of others
 * `problem` says why not.
 */
export async function readMaterial(kind: FileKind | undefined, content: Uint8Array): Promise<Reading> {
  if (kind === 'png' || kind === 'jpeg') return unread('picture');
  if (kind !== 'pdf' && kind !== 'docx') return unread('other');
  const read = await readPages(kind, content);
  if ('problem' in read) return unread(read.problem);
  const terms = read.pages.flatMap(({ page, text }) => findTerms(text).map((term): PlacedTerm => ({ ...term, page })));
  return { problem: null, terms: JSON.stringify(terms.slice(0, maxTerms)) };
}

/**
 * Words and terms that were read now in a file of the 材料库 or of a fact's evidence; null where a reading is stored already, or the file is
 * gone.
 */
export async function readEvidence(
  db: Db,
  files: Pick<FileStore, 'read'>,
  ownerId: string,
  evidenceId: string,
): Promise<Reading | null> {
  const factId = factIdOf(evidenceId);
  const fileId =
    factId === null
      ? await findEvidenceFile(db, ownerId, evidenceId)
      : (await findFactEvidence(db, ownerId, factId))?.evidence_file_id;
  if (fileId === undefined || (await listReadings(db, [fileId])).length > 0) return null;
  const file = await files.read(db, fileId);
  return file === undefined ? null : readMaterial(kindOfMediaType(file.mediaType), file.content);
}

const unread = (problem: Problem): Reading => ({ problem, terms: '[]' });

export interface Proposals {
  /** Readings of every file that somebody tried to read, in the order of the list. */
  read: (MaterialTerms & { problem: string | null })[];
  proposals: Proposal[];
}

/**
 * Stored readings of the current versions of all files, and what they offer for the form; nothing is offered once the form can no longer be
 * changed. The 申报书 is left out, because it only repeats the form.
 */
export async function readProposals(
  db: Db,
  row: Pick<DeclarationRow, 'state' | 'form_id' | 'create_time'>,
  slots: readonly Slot[],
): Promise<Proposals> {
  const current = slots
    .filter((slot) => slot.exempt_reason === null && !isForm(slot, slots))
    .flatMap(({ files }) => files);
  const readings = await listReadings(
    db,
    current.map((file) => file.current.file_id),
  );
  const read = current.flatMap(({ id, current: { spec_id, file_id, file_name } }) => {
    const reading = readings.find((one) => one.file_id === file_id);
    if (reading === undefined) return [];
    const terms = JSON.parse(reading.terms) as PlacedTerm[];
    return [{ specId: spec_id, slotFileId: id, fileName: file_name, terms, problem: reading.problem }];
  });
  const form = formById(row.form_id);
  return { read, proposals: isEditable(row.state) ? proposalsOf(form, read, fullYears(row.create_time)) : [] };
}

/** Reading for the page, with the number of values that it offers to the form. */
export const toReading = (problem: string | null, offered: number): S['MaterialReading'] => ({
  isRead: problem === null,
  text:
    problem !== null
      ? (problems[problem as Problem] ?? problems.broken)
      : offered > 0
        ? `读出${offered}处，列在申报书的对应项下，按一下才填`
        : '读过了，没有申报书要填的内容',
});
