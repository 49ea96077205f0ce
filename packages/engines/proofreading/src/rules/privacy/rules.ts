import { creditCodeProblem, parseDay } from '@hengce/text';
import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'privacy', severity: 'review', fix: 'mask', readsProtected: true } as const;
const clause = '个人信息保护法第五十一条';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11643-1999: seventeen digits and one that checks them. */
function isIdNumber(number: string): boolean {
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (parseDay(born) === null) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number.charAt(at)), 0);
  return '10X98765432'.charAt(sum % 11) === number.charAt(17).toUpperCase();
}

/** Luhn's formula, by which numbers of bank cards are made (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits.charAt(digits.length - 1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const masked = (text: string, start: number, end: number): string =>
  text.slice(0, start) + '*'.repeat(Math.max(0, text.length - start - end)) + text.slice(text.length - end);

export const privacyRules: readonly Rule[] = [
  patternRule(
    { ...info, id: 'privacy.id-card', title: '公民身份号码', clause },
    /(?<![\dA-Za-z])[1-9]\d{16}[\dXx](?![\dA-Za-z])/g,
    ([number]) =>
      isIdNumber(number)
        ? { suggestions: [masked(number, 6, 4)], reason: '公民身份号码是敏感个人信息，对外应当去标识化' }
        : null,
  ),
  patternRule(
    {
      ...info,
      id: 'privacy.id-card-wrong',
      title: '公民身份号码不对',
      clause: 'GB 11643-1999',
      severity: 'error',
      fix: 'none',
    },
    /(?<=(?:身份证|身份号码|证件号)[^\d。；]{0,8})[1-9]\d{14,17}[\dXx]?(?![\dA-Za-z])/g,
    ([number]) => {
      if (number.length !== 18) return { reason: `公民身份号码应为18位，现在是${number.length}位` };
      return isIdNumber(number) ? null : { reason: '公民身份号码的出生日期或校验码不对，请与证件核对' };
    },
  ),
  patternRule(
    { ...info, id: 'privacy.mobile', title: '手机号码', clause },
    /(?<![\d\-.A-Za-z])1[3-9]\d{9}(?![\d.A-Za-z])/g,
    ([number]) => ({ suggestions: [masked(number, 3, 4)], reason: '手机号码是个人信息，公开前确认是否需要遮盖' }),
  ),
  patternRule(
    { ...info, id: 'privacy.bank-card', title: '银行卡号', clause },
    /(?<![\d\-.A-Za-z])(?:62|4\d|5[1-5])\d{14,17}(?![\d.A-Za-z])/g,
    ([number]) =>
      isCardNumber(number) && !isIdNumber(number)
        ? { suggestions: [masked(number, 4, 4)], reason: '银行卡号是敏感个人信息，对外应当去标识化' }
        : null,
  ),
  patternRule(
    { ...info, id: 'privacy.email', title: '个人邮箱', clause },
    /(?<![\w.+-])[\w.+-]+@(?:qq|163|126|139|189|sina|sohu|gmail|hotmail|outlook|foxmail|yeah|aliyun)\.(?:com|cn|net)(?![\w-])/gi,
    ([address]) => ({
      suggestions: [masked(address, 1, address.length - address.indexOf('@'))],
      reason: '个人邮箱是个人信息，公开前确认是否需要遮盖',
    }),
  ),
  patternRule(
    { ...info, id: 'privacy.plate', title: '车牌号', clause },
    /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][·•]?(?=[A-HJ-NP-Z\d]*\d)[A-HJ-NP-Z\d]{5,6}(?![A-Za-z\d])/g,
    ([plate]) => ({ suggestions: [masked(plate, 2, 2)], reason: '车牌号是个人信息，公开前确认是否需要遮盖' }),
  ),
  patternRule(
    { ...info, id: 'privacy.address', title: '住址', clause, fix: 'none' },
    /(?<=(?:家庭住址|家庭地址|现住址|户籍地址|居住地址|住址|住所地)[：:为是在]|家住)(?![：:为是在])[^，。；\s]{4,40}?(?:\d+[号栋幢室]|[一二三四五六七八九十\d]+单元)[^，。；\s]{0,12}/g,
    () => ({ reason: '住址是个人信息，公开前确认是否需要遮盖' }),
  ),
  patternRule(
    {
      ...info,
      id: 'privacy.credit-code',
      title: '统一社会信用代码不对',
      clause: 'GB 32100-2015',
      severity: 'error',
      fix: 'none',
    },
    /(?<=(?:统一社会信用代码|信用代码)[^\dA-Za-z。；]{0,6})[\dA-Z]{15,20}(?![\dA-Za-z])/g,
    ([code]) => {
      const problem = creditCodeProblem(code);
      if (problem === null) return null;
      if (problem.kind === 'length') return { reason: `统一社会信用代码应为18位，现在是${problem.length}位` };
      return {
        reason:
          problem.kind === 'check'
            ? '统一社会信用代码的校验位不对，请与营业执照核对'
            : `统一社会信用代码里没有“${problem.character}”`,
      };
    },
  ),
];
