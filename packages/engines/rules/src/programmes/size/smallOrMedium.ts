import type { Cond } from '../../conditions/rule';
import { smallerThan } from './smallerThan';

/** 中小企业 in the sense of 工信部联企业〔2011〕300号, as a condition of programmes that are for such firms only. */
export const smallOrMedium: Cond = { ...smallerThan('large'), id: 'size', title: '中小企业（按300号划型）' };
