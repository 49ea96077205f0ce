import { type Api, call, download, fetchWithProgress, withFile } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
export type DeclarationQuery = NonNullable<MainPaths['/api/gDeclaraManage/list']['get']['parameters']['query']>;
export type FormFormat = 'docx' | 'pdf';

const at = (declarationId: string) => ({ params: { path: { declarationId } } });

/** Queries of 申报管理. Others may work on the same declaration, so what is shown is refetched. */
export const declarationQueries = ({ main }: Api) => ({
  list: (query: DeclarationQuery) =>
    queryOptions({
      queryKey: mainKey('listDeclarations', query),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/gDeclaraManage/list', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: mainKey('getDeclaration', id),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      queryFn: ({ signal }) => call(main.GET('/api/v1/declaration/detail/{declarationId}', { ...at(id), signal })),
    }),
  evaluation: (id: string) =>
    queryOptions({
      queryKey: mainKey('getDeclarationEvaluation', id),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/declaration/evaluation/{declarationId}', { ...at(id), signal })),
    }),
  form: (id: string) =>
    queryOptions({
      queryKey: mainKey('getDeclarationForm', id),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      queryFn: ({ signal }) => call(main.GET('/api/v1/declaration/form/{declarationId}', { ...at(id), signal })),
    }),
  materials: (id: string) =>
    queryOptions({
      queryKey: mainKey('getDeclarationMaterials', id),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/declaration/materials/{declarationId}', { ...at(id), signal })),
    }),
  comments: (id: string) =>
    queryOptions({
      queryKey: mainKey('listDeclarationComments', id),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/declaration/comments/{declarationId}', { ...at(id), signal })),
    }),
  readiness: (id: string) =>
    queryOptions({
      queryKey: mainKey('getDeclarationReadiness', id),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/declaration/readiness/{declarationId}', { ...at(id), signal })),
      placeholderData: keepPreviousData,
    }),
  exportPlan: (id: string, form: FormFormat) =>
    queryOptions({
      queryKey: mainKey('getDeclarationExportPlan', id, form),
      staleTime: 0,
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/declaration/exportPlan/{declarationId}', {
            params: { path: { declarationId: id }, query: { form } },
            signal,
          }),
        ),
    }),
});

/** Keys of queries that a change of a declaration affects besides its reply. */
export const followingKeys = (id: string) => [
  mainKey('listDeclarations'),
  mainKey('getDeclarationReadiness', id),
  mainKey('getDeclarationExportPlan', id),
];

export const createDeclaration = ({ main }: Api) =>
  apiMutation(({ idempotencyKey, ...body }: S['CreateDeclarationBody'] & { idempotencyKey: string }) =>
    call(main.POST('/api/v1/declaration/create', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
  );

/** Largest number of characters of a call that outlives the page: browsers take at most 64 KB, and a character may be three bytes. */
const maxOutliving = 20_000;

/**
 * Saves fields of a form, below 20,000 characters of JSON also when the tab is closed meanwhile. A call, not options for
 * `useMutation`: edits wait in a queue of their own (`createEdits`).
 */
export const editForm = ({ main }: Api, id: string, edits: S['FormEdit'][]) =>
  call(
    main.POST('/api/v1/declaration/editForm/{declarationId}', {
      ...at(id),
      body: { edits },
      keepalive: JSON.stringify(edits).length < maxOutliving,
    }),
  );

export const declarationMutations = ({ main }: Api, id: string) => ({
  update: apiMutation((body: S['UpdateDeclarationBody']) =>
    call(main.POST('/api/v1/declaration/update/{declarationId}', { ...at(id), body })),
  ),
  remove: apiMutation(() => call(main.POST('/api/v1/declaration/remove/{declarationId}', at(id)))),
  move: apiMutation((body: S['MoveDeclarationBody']) =>
    call(main.POST('/api/v1/declaration/move/{declarationId}', { ...at(id), body })),
  ),
  attach: apiMutation((file: File) =>
    call(
      main.POST('/api/v1/declaration/attach/{declarationId}', {
        ...at(id),
        body: { file },
        bodySerializer: withFile({}, file),
      }),
    ),
  ),
  downloadAttachment: apiMutation((fileId: string) =>
    download(
      main.GET('/api/v1/declaration/attachment/{declarationId}', {
        params: { path: { declarationId: id }, query: { fileId } },
        parseAs: 'blob',
      }),
    ),
  ),
  acceptShift: apiMutation(() => call(main.POST('/api/v1/declaration/acceptShift/{declarationId}', at(id)))),
  saveEvaluation: apiMutation((body: S['SaveDeclarationEvaluationBody']) =>
    call(main.POST('/api/v1/declaration/saveEvaluation/{declarationId}', { ...at(id), body })),
  ),
  saveRisk: apiMutation((body: S['SaveRiskBody']) =>
    call(main.POST('/api/v1/declaration/saveRisk/{declarationId}', { ...at(id), body })),
  ),
  removeRisk: apiMutation((body: S['RemoveRiskBody']) =>
    call(main.POST('/api/v1/declaration/removeRisk/{declarationId}', { ...at(id), body })),
  ),
  waive: apiMutation((body: S['WaiveCheckBody']) =>
    call(main.POST('/api/v1/declaration/waiveCheck/{declarationId}', { ...at(id), body })),
  ),
  addComment: apiMutation((body: S['AddCommentBody']) =>
    call(main.POST('/api/v1/declaration/comment/{declarationId}', { ...at(id), body })),
  ),
  resolve: apiMutation((body: S['ResolveCommentBody']) =>
    call(main.POST('/api/v1/declaration/resolve/{declarationId}', { ...at(id), body })),
  ),
  exportZip: apiMutation((form: FormFormat) =>
    download(
      main.GET('/api/v1/declaration/export/{declarationId}', {
        params: { path: { declarationId: id }, query: { form } },
        parseAs: 'blob',
      }),
    ),
  ),
});

export interface MaterialUpload {
  specId: string;
  /** File (slotFileId) that it replaces; another file of the material without it. */
  replaces?: string;
  file: File;
  onProgress: (share: number) => void;
}

/** Mutations of 材料; each returns the whole list. */
export const materialMutations = ({ main }: Api, id: string) => ({
  upload: apiMutation(({ file, onProgress, ...fields }: MaterialUpload) =>
    call(
      main.POST('/api/v1/declaration/upload/{declarationId}', {
        ...at(id),
        body: { ...fields, file },
        bodySerializer: withFile({ ...fields }, file),
        fetch: fetchWithProgress(onProgress),
      }),
    ),
  ),
  reuse: apiMutation((body: S['ReuseMaterialBody']) =>
    call(main.POST('/api/v1/declaration/reuse/{declarationId}', { ...at(id), body })),
  ),
  judge: {
    ...apiMutation((body: S['JudgeMaterialBody']) =>
      call(main.POST('/api/v1/declaration/judge/{declarationId}', { ...at(id), body })),
    ),
    // One verdict after the other: the list that stays is the one after the last.
    scope: { id: `judge ${id}` },
  },
  removeVersions: apiMutation((body: S['RemoveVersionsBody']) =>
    call(main.POST('/api/v1/declaration/removeVersions/{declarationId}', { ...at(id), body })),
  ),
  saveSlot: apiMutation((body: S['SaveSlotBody']) =>
    call(main.POST('/api/v1/declaration/saveSlot/{declarationId}', { ...at(id), body })),
  ),
  removeSlot: apiMutation((specId: string) =>
    call(main.POST('/api/v1/declaration/removeSlot/{declarationId}', { ...at(id), body: { specId } })),
  ),
  downloadFile: apiMutation((versionId: string) =>
    download(
      main.GET('/api/v1/declaration/materialFile/{declarationId}', {
        params: { path: { declarationId: id }, query: { versionId } },
        parseAs: 'blob',
      }),
    ),
  ),
});

/** Mutations of tracking after filing; each returns the whole declaration. */
export const trackingMutations = ({ main }: Api, id: string) => {
  const newest = () => call(main.GET('/api/v1/declaration/detail/{declarationId}', at(id)));
  return {
    saveTask: apiMutation((body: S['SaveTaskBody']) =>
      call(main.POST('/api/v1/declaration/saveTask/{declarationId}', { ...at(id), body })),
    ),
    /**
     * Ticks a task of the newest declaration: the contract takes a whole task, and one that was read long ago would
     * undo what another user wrote since. One that was removed meanwhile changes nothing.
     */
    tickTask: apiMutation(async ({ taskId, isDone }: { taskId: string; isDone: boolean }) => {
      const detail = await newest();
      const task = detail.tasks.find((each) => each.taskId === taskId);
      if (!task) return detail;
      return call(main.POST('/api/v1/declaration/saveTask/{declarationId}', { ...at(id), body: { ...task, isDone } }));
    }),
    removeTask: apiMutation((taskId: string) =>
      call(main.POST('/api/v1/declaration/removeTask/{declarationId}', { ...at(id), body: { taskId } })),
    ),
    saveCorrection: apiMutation((body: S['SaveCorrectionBody']) =>
      call(main.POST('/api/v1/declaration/saveCorrection/{declarationId}', { ...at(id), body })),
    ),
    setPublicity: apiMutation((body: S['SetPublicityBody']) =>
      call(main.POST('/api/v1/declaration/setPublicity/{declarationId}', { ...at(id), body })),
    ),
    savePayout: apiMutation((body: S['SavePayoutBody']) =>
      call(main.POST('/api/v1/declaration/savePayout/{declarationId}', { ...at(id), body })),
    ),
    removePayout: apiMutation((payoutId: string) =>
      call(main.POST('/api/v1/declaration/removePayout/{declarationId}', { ...at(id), body: { payoutId } })),
    ),
    saveObligation: apiMutation((body: S['SaveObligationBody']) =>
      call(main.POST('/api/v1/declaration/saveObligation/{declarationId}', { ...at(id), body })),
    ),
    tickObligation: apiMutation(async ({ obligationId, doneOn }: { obligationId: string; doneOn: string | null }) => {
      const detail = await newest();
      const obligation = detail.obligations.find((each) => each.obligationId === obligationId);
      if (!obligation) return detail;
      return call(
        main.POST('/api/v1/declaration/saveObligation/{declarationId}', { ...at(id), body: { ...obligation, doneOn } }),
      );
    }),
    removeObligation: apiMutation((obligationId: string) =>
      call(main.POST('/api/v1/declaration/removeObligation/{declarationId}', { ...at(id), body: { obligationId } })),
    ),
  };
};
