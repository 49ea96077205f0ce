import type { MainComponents } from '@hengce/api/contract';
import { bodyCheck, FileReply, fieldRejection, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { type FileStore, listRule } from '../../../platform/file';
import type { RateLimiter } from '../../../platform/limits';
import { limits } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { csvLine, csvMark } from '../../../platform/vocabulary';
import { type EntryRow, listEntries } from './entryRepository';
import { saveEntry } from './lists';
import { readLines } from './readLines';

type S = MainComponents['schemas'];
type Kind = S['ProofreadingListKind'];
type Column = '词语' | '建议' | '说明' | '姓名' | '职务' | '规则';

const names: Readonly<Record<Kind, string>> = {
  dictionary: '自定义词典',
  sensitive: '敏感词',
  people: '人名职务',
  ignored: '一律忽略',
};
/** The first is the one that no line may lack. */
const columns: Readonly<Record<Kind, readonly Column[]>> = {
  dictionary: ['词语'],
  sensitive: ['词语', '建议', '说明'],
  people: ['姓名', '职务', '说明'],
  ignored: ['规则', '词语', '说明'],
};
const maxLines = 5_000;
const problemsOf = bodyCheck('saveProofreadingEntry');
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Import and export of lists as CSV and XLSX, with the same content. */
export function createListFiles(db: Db, clock: Clock, files: FileStore, limiter: RateLimiter) {
  return {
    async import(userId: string, kind: Kind, file: Blob): Promise<S['ProofreadingImport']> {
      const checked = await files.check(userId, file, listRule);
      const [head, ...rows] = await readLines(checked, maxLines + 1);
      const titles = head?.cells ?? [];
      const [first] = columns[kind];
      if (first === undefined || !titles.includes(first))
        throw fieldRejection('file', `第一行应为列名：${columns[kind].join('、')}，没有导入`);
      if (rows.length > maxLines)
        throw fieldRejection('file', `一次最多导入${maxLines}行，现在是${rows.length}行，没有导入。请拆成几份`);
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const result: S['ProofreadingImport'] = { added: 0, changed: 0, known: 0, rejected: [] };
        const lineOf = new Map<string, number>();
        for (const { line, cells } of rows) {
          try {
            const body = bodyOf(kind, (column) => cells[titles.indexOf(column)]?.trim());
            const [problem] = problemsOf(body);
            if (problem) throw fieldRejection(problem.field, problem.message);
            const key = `${body.ruleId} ${body.text}`;
            const first = lineOf.get(key);
            if (first !== undefined) throw fieldRejection('text', `与第${first}行重复，没有导入`);
            const { outcome } = await saveEntry(tx, userId, body, clock.now());
            lineOf.set(key, line);
            result[outcome] += 1;
          } catch (error) {
            if (!(error instanceof Rejection)) throw error;
            result.rejected.push({ line, message: error.message });
          }
        }
        return result;
      });
    },

    async export(userId: string, kind: Kind, format: 'csv' | 'xlsx'): Promise<FileReply> {
      await limiter.hit([limits.documentPerUser, userId]);
      const rows = (await listEntries(db, userId, kind)).map((row) =>
        columns[kind].map((column) => cellOf(row, column)),
      );
      const lines = [columns[kind], ...rows];
      const name = `衡策_${names[kind]}.${format}`;
      if (format === 'csv') {
        const text = csvMark + lines.map((cells) => csvLine(cells)).join('');
        return new FileReply(new TextEncoder().encode(text), name, 'text/csv');
      }
      const { utils, write } = await import('@e965/xlsx');
      const book = utils.book_new();
      // Cells are words, whatever they look like.
      const sheet = utils.aoa_to_sheet(lines.map((cells) => cells.map((v) => ({ t: 's', v }))));
      utils.book_append_sheet(book, sheet, names[kind]);
      return new FileReply(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })), name, xlsxType);
    },
  };
}

/** A column that the file does not have is left as it is. */
function bodyOf(kind: Kind, cell: (column: Column) => string | undefined): S['SaveProofreadingEntryBody'] {
  const note = cell('说明');
  const body = { kind, text: cell('词语') ?? '', ...(note === undefined ? {} : { note }) };
  const suggestion = cell('建议');
  if (kind === 'people')
    return {
      ...body,
      text: cell('姓名') ?? '',
      posts:
        cell('职务')
          ?.split(/[、，,；;]/)
          .filter((post) => post.trim() !== '') ?? [],
    };
  if (kind === 'ignored') return { ...body, ruleId: cell('规则') ?? '' };
  return { ...body, ...(suggestion === undefined ? {} : { suggestion }) };
}

function cellOf(row: EntryRow, column: Column): string {
  if (column === '职务') return (JSON.parse(row.posts) as string[]).join('、');
  if (column === '规则') return row.rule_id;
  if (column === '建议') return row.suggestion ?? '';
  return column === '说明' ? (row.note ?? '') : row.text;
}
