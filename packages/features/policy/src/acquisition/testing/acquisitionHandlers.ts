import type { AcquisitionPreview, FirmDirectory, FoundFirm, Lead, LeadExport, LeadList } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay } from 'msw';
import {
  acquisitionPreview,
  acquisitionResult,
  acquisitionRun,
  directoryFirm,
  firmDirectory,
  foundFirms,
  leadExport,
  leads as leadFixtures,
  leadList,
} from './acquisitionFixtures';

/** Handlers of AI获客 over the fixtures. Create them for each story, because lists, stages and exports are stored. */
export function acquisitionHandlers({
  directory = firmDirectory,
  found = foundFirms,
  lists: givenLists = [leadList],
  leads: givenLeads = leadFixtures,
  preview = acquisitionPreview,
}: {
  directory?: FirmDirectory;
  found?: readonly FoundFirm[];
  lists?: readonly LeadList[];
  leads?: readonly Lead[];
  preview?: AcquisitionPreview;
} = {}) {
  let lists = [...givenLists];
  let leads = [...givenLeads];
  let exports: LeadExport[] = [];
  const countedLists = () =>
    lists.map((list) => {
      if (list.id !== leadList.id) return list;
      const stages = { toContact: 0, contacted: 0, interested: 0, signed: 0, unsuitable: 0 };
      for (const { stage } of leads) stages[stage] += 1;
      return { ...list, count: leads.length, stages };
    });
  return [
    mainHttp.get('/api/v1/acquisition/directory', ({ response }) => response(200).json(ok(directory))),
    mainHttp.get('/api/v1/enterprise/options', ({ response }) =>
      response(200).json(
        ok({
          regions: [
            { code: '330000', name: '浙江省' },
            { code: '330100', name: '浙江省杭州市' },
          ],
          industries: [],
        }),
      ),
    ),
    mainHttp.get('/api/v1/acquisition/runs', ({ response }) => response(200).json(ok({ rows: [acquisitionRun] }))),
    mainHttp.post('/api/v1/acquisition/preview', ({ response }) => response(200).json(ok(preview))),
    mainHttp.post('/api/v1/acquisition/run', ({ response }) =>
      response(200).json(ok({ ...acquisitionRun, isFree: preview.decided === 0 })),
    ),
    mainHttp.get('/api/v1/acquisition/result/{runId}', ({ query, response }) => {
      const verdict = query.get('verdict') ?? 'met';
      const all = found.filter((each) => each.verdict === verdict);
      const rows = query.get('withoutHeld') === 'true' ? all.filter(({ isHeld }) => !isHeld) : all;
      const held = all.filter(({ isHeld }) => isHeld).length;
      return response(200).json(ok({ ...acquisitionResult, rows, total: rows.length, held }));
    }),
    mainHttp.get('/api/v1/acquisition/firm/{firmId}', ({ response }) => response(200).json(ok(directoryFirm))),
    mainHttp.get('/api/v1/acquisition/lists', ({ response }) => response(200).json(ok({ rows: countedLists() }))),
    mainHttp.post('/api/v1/acquisition/saveList', async ({ request, response }) => {
      const { listId, name } = (await request.clone().json()) as { listId?: string; name: string };
      const stages = { toContact: 0, contacted: 0, interested: 0, signed: 0, unsuitable: 0 };
      const list = lists.find(({ id }) => id === listId) ?? {
        ...leadList,
        id: `list${lists.length + 1}`,
        count: 0,
        stages,
      };
      lists = [{ ...list, name }, ...lists.filter(({ id }) => id !== list.id)];
      return response(200).json(ok({ ...list, name }));
    }),
    mainHttp.post('/api/v1/acquisition/removeList', async ({ request, response }) => {
      const { listId } = (await request.clone().json()) as { listId: string };
      lists = lists.filter(({ id }) => id !== listId);
      return response(200).json(ok(null, '已删除'));
    }),
    mainHttp.post('/api/v1/acquisition/addLeads', async ({ request, response }) => {
      const { firms } = (await request.clone().json()) as { firms: string[] };
      return response(200).json(ok({ added: firms.length, already: 0 }));
    }),
    mainHttp.get('/api/v1/acquisition/leads/{listId}', ({ query, response }) => {
      const rows = leads.filter(({ stage }) => query.get('stage') === null || stage === query.get('stage'));
      return response(200).json(ok({ list: countedLists()[0] ?? leadList, total: rows.length, rows }));
    }),
    mainHttp.post('/api/v1/acquisition/saveLead', async ({ request, response }) => {
      const { leadId, version, stage, note } = (await request.clone().json()) as { leadId: string } & Pick<
        Lead,
        'version' | 'stage' | 'note'
      >;
      // Long enough to type on meanwhile.
      await delay(200);
      if (leads.find(({ id }) => id === leadId)?.version !== version) return response.untyped(taken());
      leads = leads.map((lead) => (lead.id === leadId ? { ...lead, stage, note, version: lead.version + 1 } : lead));
      return response(200).json(ok(leads.find(({ id }) => id === leadId) as Lead, '已保存'));
    }),
    mainHttp.post('/api/v1/acquisition/removeLead', async ({ request, response }) => {
      const { leadId } = (await request.clone().json()) as { leadId: string };
      leads = leads.filter(({ id }) => id !== leadId);
      return response(200).json(ok(null, '已移出'));
    }),
    mainHttp.post('/api/v1/acquisition/exportLeads', async ({ request, response }) => {
      const { purpose } = (await request.clone().json()) as { purpose: string };
      exports = [{ ...leadExport, id: String(exports.length + 1), purpose, firmCount: leads.length }, ...exports];
      return response.untyped(
        new Response('名单', { headers: { 'content-disposition': 'attachment; filename="leads.csv"' } }),
      );
    }),
    mainHttp.get('/api/v1/acquisition/exports', ({ response }) => response(200).json(ok({ rows: exports }))),
  ];
}

const taken = () => Response.json(fail(409, '这家企业在别处刚改过，请看过现在的内容再改', 409), { status: 409 });
/** Handler with which another window has changed a lead first. */
export const leadTaken = mainHttp.post('/api/v1/acquisition/saveLead', ({ response }) => response.untyped(taken()));
/** Handler that refuses an export: the daily limit is reached. */
export const exportRefused = mainHttp.post('/api/v1/acquisition/exportLeads', ({ response }) =>
  response.untyped(Response.json(fail(429, '操作太频繁，请明天再试', 429), { status: 429 })),
);
