import { getEquity } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';

/** Handler of what is left of 会议转写. @param left null without a limit */
export const usesServer = (left: number | null = 12) =>
  mainHttp.get('/api/v1/equity/overview', ({ response }) =>
    response(200).json(
      ok({ ...getEquity, modules: [{ module: 'meeting', moduleName: '会议转写', remaining: left, sources: [] }] }),
    ),
  );
