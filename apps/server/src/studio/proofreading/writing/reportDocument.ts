import type { MainComponents } from '@hengce/api/contract';
import { fullMoment } from '@hengce/text';
import type { PdfBlock, PdfContent } from '../../../platform/pdf';

type S = MainComponents['schemas'];

const genres: Readonly<Record<S['ProofreadingGenre'], string>> = {
  official: '公文',
  advertisement: '广告',
  contract: '合同',
  general: '通用',
};
const severities: Readonly<Record<S['ProofreadingSeverity'], string>> = {
  error: '错误',
  suggestion: '建议',
  review: '复核',
};
const outcomes: Readonly<Record<S['ProofreadingReportRow']['outcome'], string>> = {
  accepted: '已改',
  manual: '已改',
  open: '未处理',
  ignored: '已忽略',
};

const changeOf = ({ after, suggestion }: S['ProofreadingReportRow']): string => {
  if (after !== null) return after || '（删除）';
  return suggestion === null ? '' : `建议：${suggestion || '删除'}`;
};

/** Report as a document, the same for PDF and DOCX. */
export function reportDocument(report: S['ProofreadingReport'], now: Date): PdfContent {
  const { name, version, genre, characters, paragraphs, classes, rows, notRun, isModelAsked, rejected } = report;
  const sum = (key: 'accepted' | 'open' | 'ignored') => classes.reduce((total, one) => total + one[key], 0);
  const manual = rows.filter(({ outcome }) => outcome === 'manual').length;
  const blocks: PdfBlock[] = [
    {
      kind: 'facts',
      rows: [
        ['文稿', name],
        ['版本', `第${version}版`],
        ['文体', genres[genre]],
        ['篇幅', `${characters}字，${paragraphs}段`],
        ['大模型', isModelAsked ? `已校对，${rejected}处改动没有通过核对` : '没有使用，一般的错别字没有查'],
      ],
    },
    ...(notRun.length > 0 ? [{ kind: 'notice' as const, text: `没有查的：${notRun.join('、')}` }] : []),
    { kind: 'heading', text: '按类统计' },
    classes.length === 0
      ? { kind: 'paragraph', text: '没有发现问题。' }
      : {
          kind: 'table',
          columns: [
            { title: '类别', share: 4 },
            { title: '已改', share: 1, align: 'right' },
            { title: '未处理', share: 1, align: 'right' },
            { title: '已忽略', share: 1, align: 'right' },
          ],
          rows: [
            ...classes.map((one) => [one.className, String(one.accepted), String(one.open), String(one.ignored)]),
            ['合计', String(sum('accepted')), String(sum('open')), String(sum('ignored'))],
          ],
          hasTotal: true,
        },
    ...(manual > 0 ? [{ kind: 'paragraph' as const, text: `另有自行修改${manual}处。` }] : []),
    { kind: 'heading', text: '逐处说明' },
    ...(rows.length === 0
      ? [{ kind: 'paragraph' as const, text: '没有改动，也没有发现问题。' }]
      : [
          {
            kind: 'table' as const,
            columns: [
              { title: '段', share: 1, align: 'right' as const },
              { title: '处理', share: 2 },
              { title: '类别与级别', share: 3 },
              { title: '原文', share: 4 },
              { title: '改后与建议', share: 4 },
              { title: '理由与依据', share: 6 },
            ],
            rows: rows.map((row) => [
              String(row.paragraph),
              outcomes[row.outcome],
              row.severity === null ? row.className : `${row.className}，${severities[row.severity]}`,
              row.before || '（加在这里）',
              changeOf(row),
              [row.reason, row.clause].filter((line) => line !== '').join('　'),
            ]),
          },
        ]),
  ];
  return {
    title: '校对报告',
    subtitle: `生成于${fullMoment(now)}`,
    author: '衡策',
    createdAt: now,
    footer: `衡策校对报告　${name}`,
    blocks,
  };
}
