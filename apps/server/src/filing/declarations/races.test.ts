import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestReply } from '../../../test/createTestApp';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import type { Matchable } from '../../matching/items';
import { openPostgres } from '../../platform/db/postgresDb';
import { createLog } from '../../platform/log';
import { begin, type Caller, declarationApp, type Firm, newFirm, openCall, pdf } from './testing';

type S = MainComponents['schemas'];

// PGlite has one connection and hides races; PostgreSQL shows them.
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const parallel = 12;
const rounds = 6;

describe.skipIf(postgres === null)('PostgreSQL上同时改一份申报', () => {
  let app: TestApp;
  let firm: Firm;
  let item: Matchable;
  let own: Caller;
  beforeAll(async () => {
    const made = await declarationApp(await openPostgres((postgres as TestPostgres).url, createLog('silent')));
    app = made.app;
    item = openCall(made.library).matchable;
    firm = await newFirm(app, '13900000201');
    own = await begin(app, firm, item);
  });
  afterAll(() => app?.close());

  const all = <T>(run: (index: number) => Promise<T>, count = parallel) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)));
  const codes = (replies: readonly TestReply[]) => replies.map(({ body }) => body.code).sort();
  const library = (action: string, json: unknown) =>
    app.call('POST', `/api/v1/declaration/${action}`, { token: firm.token, json });
  const put = async (fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return app.call('POST', '/api/v1/declaration/saveEvidence', { token: firm.token, form });
  };
  const slotOf = async (name: string) => {
    const sheet = (await own.post('saveSlot', { name })).data as unknown as S['MaterialSheet'];
    return sheet.slots.findLast((slot) => slot.name === name)?.specId ?? '';
  };

  it('同时上传的都在；别处同时上传佐证、写风险，谁也不等谁', async () => {
    const specId = await slotOf('合同');
    const saved = await app.call('POST', `/api/v1/enterprise/saveFact/${firm.enterpriseId}`, {
      token: firm.token,
      json: { key: 'revenue', period: '2025', value: 100 },
    });
    const evidence = () => {
      const form = new FormData();
      form.set('factId', String(saved.data.factId));
      form.set('file', pdf('审计.pdf'));
      return app.call('POST', `/api/v1/enterprise/evidence/${firm.enterpriseId}`, { token: firm.token, form });
    };
    const replies = await all((index) => {
      if (index % 4 === 3) return evidence();
      if (index % 4 === 2) return own.post('saveRisk', { text: `风险${index}`, level: 'low' });
      return own.upload('upload', { specId, file: pdf(`${index}.pdf`) });
    });
    expect(codes(replies)).toEqual(Array(parallel).fill(200));
    const sheet = (await own.get('materials')).data as unknown as S['MaterialSheet'];
    expect(sheet.slots.find((slot) => slot.specId === specId)?.files).toHaveLength(parallel / 2);
    const { risks } = (await own.get('evaluation')).data as unknown as S['DeclarationEvaluation'];
    expect(risks.filter(({ isOwn }) => isOwn)).toHaveLength(parallel / 4);
    const kept = await app.db.query('SELECT 1 FROM files WHERE name = $1', ['审计.pdf']);
    expect(kept).toHaveLength(1);
  });

  it('同一处同时改，一个写进去，其余的值都留着', async () => {
    const edits = await all((index) =>
      own.post('editForm', {
        edits: [{ editId: `race-edit-${index}`, fieldId: 'project.name', baseRevision: 0, value: `名称${index}` }],
      }),
    );
    const outcomes = edits.map(({ data }) => (data as unknown as S['FormEditReply']).results[0]?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(parallel - 1);
    const sheet = (await own.get('form')).data as unknown as S['FormSheet'];
    const field = sheet.sections.flatMap(({ fields }) => fields).find(({ fieldId }) => fieldId === 'project.name');
    expect(new Set([field?.value, ...(field?.conflicts ?? []).map(({ value }) => value)]).size).toBe(parallel);
  });

  it('用上与从材料库删除同时来，要么用上了，要么删了', async () => {
    const specId = await slotOf('证书');
    for (let round = 0; round < rounds; round += 1) {
      const { evidenceId } = (await put({ file: pdf(), kind: '证书' })).data;
      const [reused, removed] = await Promise.all([
        own.post('reuse', { specId, evidenceId }),
        library('removeEvidence', { evidenceId }),
      ]);
      const isUsed = reused.body.code === 200;
      expect([200, 404, 409]).toContain(reused.body.code);
      expect(removed.body.code).toBe(isUsed ? 409 : 200);
      const rows = await app.db.query('SELECT 1 FROM evidence_files WHERE id = $1', [String(evidenceId)]);
      expect(rows).toHaveLength(isUsed ? 1 : 0);
    }
  });

  it('同时换新版本，一个版本都不少；删除申报与上传同时来，没有失败的请求', async () => {
    const { evidenceId } = (await put({ file: pdf(), kind: '年报' })).data;
    const replaced = await all(() => put({ file: pdf(), evidenceId: String(evidenceId) }));
    expect(codes(replaced)).toEqual(Array(parallel).fill(200));
    const [{ n } = { n: 0 }] = await app.db.query<{ n: number }>(
      'SELECT count(*) AS n FROM evidence_files WHERE series_id = $1',
      [String(evidenceId)],
    );
    expect(n).toBe(parallel + 1);

    for (let round = 0; round < rounds; round += 1) {
      const other = await begin(app, firm, item);
      const sheet = (await other.post('saveSlot', { name: '合同' })).data as unknown as S['MaterialSheet'];
      const specId = sheet.slots.at(-1)?.specId ?? '';
      await other.upload('upload', { specId, file: pdf('先.pdf') });
      const replies = await all(
        (index) =>
          index === 1 ? other.post('remove') : other.upload('upload', { specId, file: pdf(`删${index}.pdf`) }),
        4,
      );
      for (const { body } of replies) expect([200, 404]).toContain(body.code);
      expect(await app.db.query("SELECT 1 FROM files WHERE name LIKE '删%' OR name = '先.pdf'")).toEqual([]);
    }
  });
});
