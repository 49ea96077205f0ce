import type { Cond } from '../../conditions/rule';
import { smallerThan } from './smallerThan';

/** Condition of being a 中小企业 by 工信部联企业〔2011〕300号, for programmes that are for such firms only. */
export const smallOrMedium: Cond = { ...smallerThan('large'), id: 'size' };
