import { type PdfBlock, type PdfContent, renderDocx, renderPdf } from '../../../platform/pdf';
import { policyOf, subjectOf } from '../findDeclaration';
import type { FormFormat } from '../materials/exportPlan';
import type { DeclarationRow } from '../repository';
import { type FormState, valuesOf } from './fields';
import { formById } from './forms';
import { valueText } from './values';

/** 申报书 as DOCX or PDF, section by section. Empty fields are printed as 未填写, so that nobody overlooks them. */
export function renderForm(row: DeclarationRow, state: FormState, format: FormFormat, now: Date): Promise<Uint8Array> {
  const form = formById(row.form_id);
  const values = valuesOf(state);
  const policy = policyOf(row);
  const { name, isSample } = subjectOf(row);
  const blocks: PdfBlock[] = [
    ...(isSample || policy.isSample ? [{ kind: 'notice', text: '其中有示例数据，不能作为申报依据。' } as const] : []),
    {
      kind: 'notice',
      text: `${form.kind === 'general' ? '通知没有给出表格，这是按通用格式准备的内容' : '这是按申报表准备的内容'}，以官方申报系统的表为准。`,
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
        const text = valueText(field, values.get(field.id) ?? null) || '未填写';
        if (field.kind !== 'longText') return [{ kind: 'facts', rows: [[field.label, text]] }];
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        return [
          { kind: 'facts', rows: [[field.label, '']] },
          ...lines.map((line) => ({ kind: 'paragraph', text: line }) as const),
        ];
      }),
    ]),
  ];
  const content: PdfContent = {
    title: form.kind === 'general' ? '项目申报书' : form.title,
    subtitle: `${name}，${row.project_name}`,
    author: name,
    createdAt: now,
    footer: `申报编号${row.declare_no}`,
    blocks,
  };
  return format === 'pdf' ? renderPdf(content) : renderDocx(content);
}
