import type {
  DeclarationDetail,
  FormField,
  FormSheet,
  MaterialSheet,
  MaterialVersion,
  Readiness,
  ReadinessItem,
  SlotFile,
} from '@hengce/api';
import { declarationDetail, formSheet, materialSheet } from './declarationFixtures';

const [firmSection] = formSheet.sections as [FormSheet['sections'][number]];
/** Nothing is filled in yet. */
const blank = formSheet.sections.at(-1)?.fields[0] as FormField;

const field = (fieldId: string, label: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  ...blank,
  fieldId,
  label,
  kind,
  maxLength: null,
  ...more,
});

const said = (
  value: FormField['value'],
  quote: string,
  page: number | null = 1,
  fileName = '流动资金借款合同.pdf',
) => ({
  value,
  sources: [{ quote, page, fileName, specId: 'm3', slotFileId: fileName }],
  isSame: false,
});

const firm = { ...firmSection, fields: firmSection.fields.filter(({ fieldId }) => fieldId !== 'firm.rdExpense') };

/** Form for 贷款贴息 with an uploaded contract: two of its sums are offered, one of them is taken already. */
export const loanSheet: FormSheet = {
  ...formSheet,
  basis: { kind: 'support', title: '贷款贴息申报书', policyId: null },
  progress: 45,
  checks: [],
  sections: [
    firm,
    {
      sectionId: 'loan',
      title: '贷款合同',
      fields: [
        field('loan.bank', '贷款银行', 'text', {
          maxLength: 60,
          proposals: [said('杭州银行股份有限公司科技支行', '贷款人：杭州银行股份有限公司科技支行')],
        }),
        field('loan.contractNo', '借款合同编号', 'text', {
          maxLength: 60,
          value: '2025年（杭银）字0123号',
          revision: 2,
          proposals: [{ ...said('2025年（杭银）字0123号', '合同编号：2025年（杭银）字0123号'), isSame: true }],
        }),
        field('loan.principal', '贷款本金', 'money', {
          help: '合同写明、已经发放的本金',
          proposals: [
            said(500_000_000, '第二条 借款金额为人民币伍佰万元整（小写：5,000,000.00元）'),
            said(300_000_000, '首笔放款金额300万元', 3),
          ],
        }),
        field('loan.rate', '合同年利率', 'ratio', { proposals: [said(0.0365, '借款年利率为3.65%', 2)] }),
        field('loan.startsOn', '起息日', 'date', { value: '2025-03-01', revision: 3 }),
        field('loan.endsOn', '到期日', 'date', {
          proposals: [said('2026-02-28', '借款期限自2025年3月1日起至2026年2月28日止')],
        }),
        field('loan.use', '贷款用途', 'longText', { maxLength: 300, help: '写明用在哪里，与合同、付款凭证对得上' }),
      ],
    },
    {
      sectionId: 'interest',
      title: '已付利息',
      fields: [
        field('interest.from', '计息开始日期', 'date', { help: '本次申报的利息从哪天算起' }),
        field('interest.to', '计息结束日期', 'date'),
        field('interest.paid', '实际支付利息', 'money', { value: 18_250_000, revision: 4 }),
        field('budget.grant', '申请贴息金额', 'money'),
      ],
    },
  ],
  reckoning: {
    title: '贴息测算',
    amountFen: 5_475_000,
    formula: '18.25万元×30%＝5.475万元',
    notes: [],
    missing: [],
    source: {
      title: '【示例】杭州市中小微企业贷款贴息若干措施',
      docNo: null,
      clause: {
        policyId: 's-330100-loan-2026',
        title: '【示例】杭州市中小微企业贷款贴息若干措施',
        clauseId: 'art-6',
        label: '第六条',
        quote: '按照实际支付利息的30%给予贴息，贴息期限不超过12个月，单个企业每年度不超过30万元',
      },
    },
  },
};

/** Form for 设备投资 with invoices, one of which is offered as a row. */
export const equipmentSheet: FormSheet = {
  ...loanSheet,
  basis: { kind: 'support', title: '设备投资补助申报书', policyId: null },
  sections: [
    firm,
    {
      sectionId: 'equipment',
      title: '设备与发票',
      fields: [
        field('equipment.list', '设备清单', 'rows', {
          help: '一张发票一行；金额按文件的口径填，多数不含税',
          columns: [
            { columnId: 'name', label: '设备名称', kind: 'text', unit: null, isRequired: true },
            { columnId: 'count', label: '数量', kind: 'int', unit: '台（套）', isRequired: false },
            { columnId: 'invoice', label: '发票号码', kind: 'text', unit: null, isRequired: true },
            { columnId: 'day', label: '开票日期', kind: 'date', unit: null, isRequired: false },
            { columnId: 'amount', label: '金额', kind: 'money', unit: null, isRequired: true },
          ],
          value: [['数控车床', 2, '25332000000011112222', '2025-04-18', 186_000_000]],
          revision: 2,
          proposals: [
            said(
              [[null, null, '25332000000012345678', '2025-05-06', 113_000_000]],
              '价税合计（大写）壹佰壹拾叁万圆整',
              1,
              '五轴加工中心发票.pdf',
            ),
          ],
        }),
        field('equipment.total', '设备投资合计', 'money', { help: '等于清单各行之和' }),
        field('budget.grant', '申请补助金额', 'money'),
      ],
    },
  ],
  reckoning: { title: '补助测算', amountFen: null, formula: null, notes: [], missing: ['设备投资合计'], source: null },
};

/** File of a material, by its name. */
function slotFile(fileName: string, reading?: string, state: 'uploaded' | 'ok' | 'rejected' = 'uploaded'): SlotFile {
  const version = materialSheet.slots[2]?.files[0]?.versions[0] as MaterialVersion;
  return {
    slotFileId: fileName,
    state,
    stateName: { uploaded: '已上传', ok: '已核对', rejected: '需更换' }[state],
    reason: null,
    ...(reading && { reading: { isRead: !reading.startsWith('图片'), text: reading } }),
    versions: [{ ...version, versionId: fileName, fileName }],
  };
}

/** Declaration of 流动资金贷款贴息 that was just begun, without changes of its notice. */
export const loanDetail: DeclarationDetail = {
  ...declarationDetail,
  projectName: '流动资金贷款贴息',
  itemName: '流动资金贷款贴息',
  shift: null,
};

export const loanMaterials: MaterialSheet = {
  ...materialSheet,
  slots: materialSheet.slots.map((slot) =>
    slot.specId === 'm1'
      ? {
          ...slot,
          name: '中小微企业贷款贴息申报书',
          state: 'missing',
          stateName: '导出时生成',
          files: [],
        }
      : slot.specId === 'm3'
        ? {
            ...slot,
            name: '贷款合同和放款凭证',
            state: 'uploaded',
            stateName: '已上传',
            reason: null,
            offers: [],
            files: [slotFile('流动资金借款合同.pdf', '读出6处，列在申报书的对应项下，按一下才填')],
          }
        : slot,
  ),
};

/** Materials with a contract and three receipts in one; the contract has an earlier version. */
export const severalMaterials: MaterialSheet = {
  ...loanMaterials,
  slots: loanMaterials.slots.map((slot) =>
    slot.specId === 'm3'
      ? {
          ...slot,
          state: 'rejected',
          stateName: '需更换',
          files: [
            {
              ...slotFile('流动资金借款合同.pdf', '读出6处，列在申报书的对应项下，按一下才填', 'ok'),
              versions: [
                ...slotFile('流动资金借款合同.pdf').versions,
                { ...slotFile('借款合同（未盖章）.pdf').versions[0], isCurrent: false } as MaterialVersion,
              ],
            },
            slotFile('放款凭证.pdf', '读出1处，列在申报书的对应项下，按一下才填'),
            slotFile('一季度付息回单.pdf', '读出1处，列在申报书的对应项下，按一下才填'),
            { ...slotFile('二季度付息回单.jpg', '图片不读，请对照着填', 'rejected'), reason: '看不清金额' },
          ],
        }
      : slot,
  ),
};

/** Materials of which one holds as many files as it may. */
export const fullMaterials: MaterialSheet = {
  ...loanMaterials,
  slots: loanMaterials.slots.map((slot) =>
    slot.specId === 'm3'
      ? { ...slot, files: Array.from({ length: slot.maxFiles }, (_, at) => slotFile(`付息回单${at + 1}.pdf`)) }
      : slot,
  ),
};

/** Form where contract and receipt say different principals, and two receipts a part of the interest each. */
export const differingSheet: FormSheet = {
  ...loanSheet,
  checks: [
    {
      checkId: 'materials:loan.principal',
      title: '各份材料写的贷款本金',
      outcome: 'failed',
      isBlocking: false,
      text: '流动资金借款合同.pdf写500万元，放款凭证.pdf写480万元',
      fieldIds: ['loan.principal'],
      waiver: null,
    },
  ],
  sections: loanSheet.sections.map((section) => ({
    ...section,
    fields: section.fields.map((each) =>
      each.fieldId === 'loan.principal'
        ? {
            ...each,
            proposals: [
              said(500_000_000, '第二条 借款金额为人民币伍佰万元整（小写：5,000,000.00元）'),
              said(480_000_000, '放款金额：4,800,000.00元', 1, '放款凭证.pdf'),
            ],
          }
        : each.fieldId === 'interest.paid'
          ? {
              ...each,
              value: null,
              proposals: [
                {
                  value: 9_276_250,
                  isSum: true,
                  isSame: false,
                  sources: ['一季度付息回单.pdf', '三季度付息回单.pdf'].flatMap(
                    (fileName) => said(0, '', 1, fileName).sources,
                  ),
                },
                said(4_612_500, '贷款利息：46,125.00元', 1, '一季度付息回单.pdf'),
                said(4_663_750, '贷款利息：46,637.50元', 1, '三季度付息回单.pdf'),
              ],
            }
          : each,
    ),
  })),
};

const lacks = (kind: 'field' | 'material', id: string, text: string): ReadinessItem => ({
  id: `${kind}:${id}`,
  kind,
  isBlocking: true,
  text,
  place: { page: kind === 'field' ? 'form' : 'materials', id },
});

/** Missing parts of `loanSheet`. */
export const loanReadiness: Readiness = {
  percent: 45,
  isReady: false,
  blocking: 11,
  items: [
    ...loanSheet.sections
      .flatMap(({ fields }) => fields)
      .filter(({ isRequired, value }) => isRequired && value === null)
      .map(({ fieldId, label }) => lacks('field', fieldId, `申报书缺“${label}”`)),
    lacks('material', 'm2', '“营业执照”还没有核对'),
    lacks('material', 'm3', '“贷款合同和放款凭证”还没有核对'),
    lacks('material', 'm4', '缺少“申报材料真实性和信用承诺书”'),
  ],
  checks: [],
};
