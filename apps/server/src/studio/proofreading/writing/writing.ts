import type { MainComponents } from '@hengce/api/contract';
import { ProofreadSession } from '@hengce/proofreading';
import { FileReply, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import type { RateLimiter } from '../../../platform/limits';
import { limits } from '../../../platform/limits';
import { renderDocx, renderPdf } from '../../../platform/pdf';
import type { Clock } from '../../../platform/ports';
import { createTurns } from '../../../platform/vocabulary';
import { findCheckOf } from '../checking/checkRepository';
import { isIgnoredAt } from '../checking/ignoredIssues';
import { moveIssues } from '../checking/moveIssues';
import { optionsOf } from '../checking/options';
import { type PlacedIssue, placedIssues, readAll } from '../checking/readAll';
import type { DocumentRow } from '../documents/documentRepository';
import { originalPlace, presentText } from '../documents/edits';
import { ownVersion } from '../documents/store';
import type { VersionRow } from '../documents/versionRepository';
import { editsOf, ignoredOf } from '../documents/views';
import { openDocx } from '../docx/openDocx';
import { writeDocx } from '../docx/writeDocx';
import type { EndedLaws } from '../endedLaws';
import { type Reported, reportOf, ruleTitle } from './report';
import { reportDocument } from './reportDocument';

type S = MainComponents['schemas'];
type Form = 'tracked' | 'clean' | 'text' | 'reportDocx' | 'reportPdf';

const author = '衡策校对';
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const severities: Readonly<Record<S['ProofreadingSeverity'], string>> = {
  error: '错误',
  suggestion: '建议',
  review: '复核',
};

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  files: FileStore;
  endedLaws: EndedLaws;
}

/** Exports of a version: the uploaded file with its edits, its text, and reports. */
export function createWriting({ db, clock, limiter, files, endedLaws }: Dependencies) {
  const inTurn = createTurns(2);

  const countedVersion = async (userId: string, id: string, version?: number) => {
    await limiter.hit([limits.documentPerUser, userId]);
    const found = await ownVersion(db, userId, id, version);
    if (!found.row.is_counted) throw new Rejection(409, '这一版还没有校对，校对以后才能导出', 409);
    return found;
  };

  /** What is open and ignored in the present text: by the rules now, by the model as it was asked last. */
  const readNow = async (userId: string, document: DocumentRow, row: VersionRow): Promise<Reported> => {
    const text = presentText(row.text, editsOf(row));
    // What is ignored in all texts is found too: a report counts it as ignored, as the page does.
    const { ignored = [], ...options } = await optionsOf(db, userId, document.genre, endedLaws, clock.now());
    const result = await readAll(text, new ProofreadSession(options));
    const found = placedIssues(result);
    const check = await findCheckOf(db, row.document_id, row.version);
    const asked = check === undefined ? [] : (JSON.parse(check.issues) as PlacedIssue[]);
    const model = check === undefined ? [] : moveIssues(check.text, text, asked).issues;
    const added = model.filter(
      (issue) => issue.source === 'model' && found.every((one) => one.to <= issue.from || issue.to <= one.from),
    );
    return {
      document,
      row,
      text,
      issues: [...found, ...added].sort((a, b) => a.from - b.from),
      ignored: [...ignored, ...ignoredOf(row)],
      notRun: result.notRun,
      isModelAsked: check?.state === 'done' && check.layers.includes('model'),
      rejected: check?.rejected_count ?? 0,
    };
  };

  const writeInto = async (userId: string, document: DocumentRow, row: VersionRow, form: 'tracked' | 'clean') => {
    const file = row.file_id === null ? undefined : await files.read(db, row.file_id);
    if (row.format !== 'docx' || file === undefined)
      throw new Rejection(409, '这一版不是由DOCX上传的，不能导出带修订的DOCX。可以导出文字或报告', 409);
    const docx = await openDocx(file.content);
    if ('problem' in docx || docx.text !== row.text)
      throw new Rejection(409, '原来的DOCX与校对时读到的不一致，没有导出。请重新上传', 409);
    const edits = editsOf(row);
    const { issues, text, ignored } =
      form === 'tracked' ? await readNow(userId, document, row) : { issues: [], text: '', ignored: [] };
    const open = issues.filter((issue) => !isIgnoredAt(text, issue, ignored));
    const written = await writeDocx(
      docx,
      edits.map(({ from, to, replacement, issue }) => ({
        from,
        to,
        replacement,
        reason: issue ? reasonOf(issue) : '',
      })),
      open.map((issue) => ({
        from: originalPlace(edits, issue.from, 'from'),
        to: originalPlace(edits, issue.to, 'to'),
        text: noteOf(issue),
      })),
      { isTracked: form === 'tracked', author, now: clock.now() },
    );
    return new FileReply(written.content, named(document, form === 'tracked' ? '修订稿' : '清稿', 'docx'), docxType);
  };

  return {
    async report(userId: string, id: string, version?: number): Promise<S['ProofreadingReport']> {
      const { document, row } = await countedVersion(userId, id, version);
      return reportOf(await inTurn(() => readNow(userId, document, row)));
    },

    async export(userId: string, id: string, form: Form, version?: number): Promise<FileReply> {
      const { document, row } = await countedVersion(userId, id, version);
      if (form === 'text') {
        const ending = row.format === 'md' ? 'md' : 'txt';
        const text = new TextEncoder().encode(presentText(row.text, editsOf(row)));
        return new FileReply(text, named(document, '清稿', ending), ending === 'md' ? 'text/markdown' : 'text/plain');
      }
      if (form === 'tracked' || form === 'clean') return inTurn(() => writeInto(userId, document, row, form));
      return inTurn(async () => {
        const content = reportDocument(reportOf(await readNow(userId, document, row)), clock.now());
        return form === 'reportPdf'
          ? new FileReply(await renderPdf(content), named(document, '校对报告', 'pdf'), 'application/pdf')
          : new FileReply(await renderDocx(content), named(document, '校对报告', 'docx'), docxType);
      });
    },
  };
}

const named = ({ name }: DocumentRow, what: string, ending: string): string => `${name}_${what}.${ending}`;

const reasonOf = ({ ruleId, reason, clause, source }: S['ProofreadingEditIssue']): string =>
  [source === 'model' ? `AI生成：${reason}` : reason || ruleTitle(ruleId), clause]
    .filter((line) => line !== '')
    .join('\n');

const noteOf = ({ severity, reason, clause, suggestions, exemption, source }: PlacedIssue): string =>
  [
    `${severities[severity]}：${source === 'model' ? `（AI生成）${reason}` : reason}`,
    suggestions.length > 0
      ? `可以改为：${suggestions.map((one) => (one === '' ? '删除' : `“${one}”`)).join('、')}`
      : '',
    exemption === undefined ? '' : `可能属于${exemption}`,
    clause,
  ]
    .filter((line) => line !== '')
    .join('\n');
