import { fieldRejection, type Rejection } from '../contract';

/** What happened; that nothing was kept, and what to do, every refusal says in the same place. */
export const wrongFile = (happened: string, advice: string, status: 400 | 413 = 400): Rejection =>
  fieldRejection('file', `${happened}，没有上传。${advice}`, status);
