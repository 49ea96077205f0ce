import { exactAmount } from '@hengce/text';
import { type PdfBlock, type PdfContent, renderDocx, renderPdf } from '../../../platform/pdf';
import type { Baseline } from '../../items';
import { policyOf, subjectOf } from '../findDeclaration';
import type { FormFormat } from '../materials/exportPlan';
import type { DeclarationRow } from '../repository';
import { type FormState, valuesOf } from './fields';
import { formById } from './forms';
import type { FormValue } from './prefill';
import { reckon } from './reckoning';
import { rowsIn } from './rows';
import type { ColumnDef, FieldDef } from './schema';
import { valueText } from './values';

/** 申报书 as DOCX or PDF. */
export function renderForm(row: DeclarationRow, state: FormState, format: FormFormat, now: Date): Promise<Uint8Array> {
  const content = formContent(row, state, now);
  return format === 'pdf' ? renderPdf(content) : renderDocx(content);
}

/** 申报书 section by section. Empty fields are printed as 未填写, so that nobody overlooks them. */
export function formContent(row: DeclarationRow, state: FormState, now: Date): PdfContent {
  const form = formById(row.form_id);
  const values = valuesOf(state);
  const policy = policyOf(row);
  const { name, isSample } = subjectOf(row);
  const blocks: PdfBlock[] = [
    ...(isSample || policy.isSample ? [{ kind: 'notice', text: '其中有示例数据，不能作为申报依据。' } as const] : []),
    {
      kind: 'notice',
      text: `${form.kind === 'programme' ? '这是按申报表准备的内容' : `通知没有给出表格，这是按${form.kind === 'general' ? '通用格式' : form.title}准备的内容`}，以官方申报系统的表为准。`,
    },
    {
      kind: 'facts',
      rows: [
        ['企业', name],
        ['项目', row.project_name],
        ['事项', `${policy.title}：${policy.itemName}`],
        ...(row.batch === null ? [] : [['批次', row.batch] as const]),
        ['申报编号', row.declare_no],
      ],
    },
    ...form.sections.flatMap(({ title, fields }): PdfBlock[] => [
      { kind: 'heading', text: title },
      ...fields.flatMap((field): PdfBlock[] => {
        const value = values.get(field.id) ?? null;
        if (field.kind === 'rows' && rowsIn(value).length > 0) return rowsBlocks(field, value);
        const text = valueText(field, value) || '未填写';
        if (field.kind !== 'longText') return [{ kind: 'facts', rows: [[field.label, text]] }];
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        return [
          { kind: 'facts', rows: [[field.label, '']] },
          ...lines.map((line) => ({ kind: 'paragraph', text: line }) as const),
        ];
      }),
    ]),
    ...reckoningBlocks(row, state),
  ];
  return {
    title: form.kind === 'general' ? '项目申报书' : form.title,
    subtitle: `${name}，${row.project_name}`,
    author: name,
    createdAt: now,
    footer: `申报编号${row.declare_no}`,
    blocks,
  };
}

/** A list as a table, with its cells as they were typed. */
function rowsBlocks({ label, columns = [] }: FieldDef, value: FormValue): PdfBlock[] {
  const share = 1 / Math.max(1, columns.length);
  return [
    { kind: 'facts', rows: [[label, '']] },
    {
      kind: 'table',
      columns: columns.map((column) => ({
        title: column.label,
        share,
        ...(column.kind === 'money' || column.kind === 'int' ? { align: 'right' as const } : {}),
      })),
      rows: rowsIn(value).map((cells) => columns.map((column, at) => cellText(column, cells[at] ?? null))),
    },
  ];
}

/** 测算, where the document gives a rule and the form all that it asks for. */
function reckoningBlocks(row: DeclarationRow, state: FormState): PdfBlock[] {
  const { reckoning: rule = null } = JSON.parse(row.baseline) as Baseline;
  const found = reckon(formById(row.form_id), valuesOf(state), rule);
  if (found?.amountFen == null) return [];
  const clause = found.source?.clause;
  return [
    { kind: 'heading', text: found.title },
    {
      kind: 'facts',
      rows: [
        ['测算金额', `预计${exactAmount(found.amountFen)}，以核定结果为准`],
        ['算法', found.formula ?? ''],
        ...(found.source ? [['依据', `${found.source.title}${clause?.label ?? ''}`] as const] : []),
      ],
    },
    ...found.notes.map((text) => ({ kind: 'paragraph', text }) as const),
  ];
}

function cellText({ kind, unit }: ColumnDef, cell: string | number | null): string {
  if (cell === null) return '';
  return kind === 'money' && typeof cell === 'number'
    ? exactAmount(cell)
    : `${cell}${kind === 'int' ? (unit ?? '') : ''}`;
}
