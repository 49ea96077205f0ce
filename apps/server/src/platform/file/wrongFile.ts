import { fieldRejection, type Rejection } from '../contract';

/** Refusal of a file: what happened, that nothing was stored, and what to do, always in this order. */
export const wrongFile = (happened: string, advice: string, status: 400 | 413 = 400): Rejection =>
  fieldRejection('file', `${happened}，没有上传。${advice}`, status);
