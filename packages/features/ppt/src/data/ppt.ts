import { type Api, call, download, fetchWithProgress, withFile } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
export type DeckHead = S['DeckHead'];
export type DeckOutlineItem = S['DeckOutlineItem'];
export type CreateOptions = S['CreateDeckBody'];
export type GenerateOptions = S['GenerateDeckBody'];
export type ExportForm = MainPaths['/api/ppt/export/{deckId}']['get']['parameters']['query']['form'];

/** A deck of the account, or one that a link shows. */
export type PictureSource = { deckId: string } | { shareId: string };

export const decksPageSize = 20;

const at = (deckId: string) => ({ path: { deckId } });
export const decksKey = mainKey('listDecks');
export const brandKey = mainKey('getDeckBrand');

export const pptQueries = ({ main }: Api) => ({
  settings: () =>
    queryOptions({
      queryKey: mainKey('getDeckSettings'),
      queryFn: ({ signal }) => call(main.GET('/api/ppt/settings', { signal })),
    }),
  decks: (pageNum: number) =>
    queryOptions({
      queryKey: [...decksKey, { pageNum }],
      queryFn: ({ signal }) =>
        call(main.GET('/api/ppt/decks', { params: { query: { pageNum, pageSize: decksPageSize } }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** The brand of the account. */
  brand: () =>
    queryOptions({ queryKey: brandKey, queryFn: ({ signal }) => call(main.GET('/api/ppt/brand', { signal })) }),
  /** Whether the policy of a deck has changed. */
  updates: (deckId: string) =>
    queryOptions({
      queryKey: mainKey('compareDeckSources', deckId),
      queryFn: ({ signal }) => call(main.POST('/api/ppt/compareSources', { body: { id: deckId }, signal })),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  source: (deckId: string, sourceId: string, paragraph: number) =>
    queryOptions({
      queryKey: mainKey('getDeckSource', deckId, sourceId, paragraph),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/ppt/source/{deckId}', {
            params: { ...at(deckId), query: { sourceId, paragraph } },
            signal,
          }),
        ),
    }),
  /** A picture of a slide as the address of its own content. */
  picture: (source: PictureSource, file: string) =>
    queryOptions({
      // One file is one picture, whichever deck shows it: a logo is read once for all.
      queryKey: mainKey('getDeckPicture', file),
      queryFn: async ({ signal }) => {
        const options = { parseAs: 'blob', signal } as const;
        const { blob } = await download(
          'deckId' in source
            ? main.GET('/api/ppt/picture/{deckId}', { params: { path: source, query: { file } }, ...options })
            : main.GET('/api/ppt/sharedPicture/{shareId}', { params: { path: source, query: { file } }, ...options }),
        );
        return addressOf(blob);
      },
      // A stored picture never changes.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The policy that a deck is to be made of. */
  policy: (policyId: string) =>
    queryOptions({
      queryKey: mainKey('getPolicy', policyId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/policy/detail/{policyId}', { params: { path: { policyId } }, signal })),
    }),
  /** Policies that what was typed may mean. */
  policies: (query: { q: string; near?: string }) =>
    queryOptions({
      queryKey: mainKey('suggestPolicies', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/suggest', { params: { query }, signal })),
      select: ({ suggestions }) => suggestions,
      enabled: query.q !== '',
      placeholderData: query.q === '' ? undefined : keepPreviousData,
    }),
  firms: () =>
    queryOptions({
      queryKey: mainKey('listEnterprises'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/enterprise/list', { signal })),
    }),
  shared: (shareId: string) =>
    queryOptions({
      queryKey: mainKey('getSharedDeck', shareId),
      queryFn: ({ signal }) => call(main.GET('/api/ppt/shared/{shareId}', { params: { path: { shareId } }, signal })),
    }),
});

export const pptMutations = ({ main }: Api) => ({
  create: apiMutation((body: CreateOptions) => call(main.POST('/api/ppt/create', { body }))),
  upload: apiMutation(({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
    call(
      main.POST('/api/ppt/upload', {
        body: { file },
        bodySerializer: withFile({}, file),
        fetch: fetchWithProgress(onProgress),
      }),
    ),
  ),
  uploadPicture: apiMutation(
    ({ deckId, file, onProgress }: { deckId: string; file: File; onProgress: (share: number) => void }) =>
      call(
        main.POST('/api/ppt/uploadPicture/{deckId}', {
          params: at(deckId),
          body: { file },
          bodySerializer: withFile({}, file),
          fetch: fetchWithProgress(onProgress),
        }),
      ),
  ),
  readBrand: apiMutation(({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
    call(
      main.POST('/api/ppt/readBrand', {
        body: { file },
        bodySerializer: withFile({}, file),
        fetch: fetchWithProgress(onProgress),
      }),
    ),
  ),
  saveBrand: apiMutation((body: S['DeckBrand']) => call(main.POST('/api/ppt/saveBrand', { body }))),
  removeBrand: apiMutation(() => call(main.POST('/api/ppt/removeBrand'))),
  update: apiMutation(({ deckId, ...body }: S['UpdateDeckBody'] & { deckId: string }) =>
    call(main.POST('/api/ppt/update/{deckId}', { params: at(deckId), body })),
  ),
  remove: apiMutation((id: string) => call(main.POST('/api/ppt/remove', { body: { id } }))),
  saveOutline: apiMutation(({ deckId, ...body }: S['SaveDeckOutlineBody'] & { deckId: string }) =>
    call(main.POST('/api/ppt/saveOutline/{deckId}', { params: at(deckId), body })),
  ),
  generate: apiMutation(({ deckId, key, ...body }: GenerateOptions & { deckId: string; key: string }) =>
    call(
      main.POST('/api/ppt/generate/{deckId}', {
        params: { ...at(deckId), header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  ),
  stopWriting: apiMutation((id: string) => call(main.POST('/api/ppt/stopWriting', { body: { id } }))),
  rewrite: apiMutation(({ deckId, ...body }: S['RewriteDeckSlideBody'] & { deckId: string }) =>
    call(main.POST('/api/ppt/rewrite/{deckId}', { params: at(deckId), body })),
  ),
  save: apiMutation(({ deckId, ...body }: S['SaveDeckBody'] & { deckId: string }) =>
    call(main.POST('/api/ppt/save/{deckId}', { params: at(deckId), body })),
  ),
  export: apiMutation(({ deckId, form }: { deckId: string; form: ExportForm }) =>
    download(main.GET('/api/ppt/export/{deckId}', { params: { ...at(deckId), query: { form } }, parseAs: 'blob' })),
  ),
  share: apiMutation((body: S['ShareDeckBody']) => call(main.POST('/api/ppt/share', { body }))),
  unshare: apiMutation((id: string) => call(main.POST('/api/ppt/unshare', { body: { id } }))),
});

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
