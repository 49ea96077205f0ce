import { firmChecks, firmFields, firmSection, grantChecks, grantField, yearChecks } from '../firmFields';
import type { FormDef } from '../schema';

/** Form for 认定奖励: the certificate with its number, day and issuer. */
export const recognitionForm: FormDef = {
  id: 'recognition',
  kind: 'support',
  title: '认定奖励申报书',
  programme: null,
  sections: [
    firmSection(firmFields.mainProduct, firmFields.employees, firmFields.revenue),
    {
      id: 'certificate',
      title: '认定或证书',
      fields: [
        {
          id: 'certificate.name',
          label: '认定名称',
          kind: 'text',
          isRequired: true,
          maxLength: 80,
          help: '与证书或公告上的名称一致',
          from: { certificate: true },
        },
        {
          id: 'certificate.round',
          label: '认定情形',
          kind: 'enum',
          isRequired: true,
          options: ['首次认定', '重新认定', '复核通过', '其他'],
        },
        {
          id: 'certificate.number',
          label: '证书或公告编号',
          kind: 'text',
          isRequired: true,
          maxLength: 60,
          help: '没有编号的填公告的文号',
          reads: { term: 'label', near: /(证书|登记|公告|认定).{0,4}(编号|号)$|^编号$|^文号$/ },
        },
        {
          id: 'certificate.issuedOn',
          label: '认定日期',
          kind: 'date',
          isRequired: true,
          meaning: 'past',
          reads: { term: 'day', near: /发证|颁发|认定|公告|批准|授予/, not: /有效期|到期/ },
        },
        {
          id: 'certificate.issuer',
          label: '认定机关',
          kind: 'text',
          isRequired: true,
          maxLength: 100,
          reads: { term: 'label', near: /(批准|发证|认定|颁发|授予).{0,2}(机关|单位|部门|机构)$/ },
        },
        {
          id: 'certificate.expiresOn',
          label: '有效期至',
          kind: 'date',
          isRequired: false,
          help: '长期有效的不填',
          reads: { term: 'to', near: /有效期|到期|届满/ },
        },
      ],
    },
    { id: 'grant', title: '申请奖励', fields: [grantField('申请奖励金额')] },
  ],
  checks: [
    ...firmChecks,
    ...yearChecks,
    {
      id: 'certificate-order',
      title: '有效期不早于认定日期',
      k: 'order',
      first: 'certificate.issuedOn',
      last: 'certificate.expiresOn',
    },
    ...grantChecks,
  ],
};
