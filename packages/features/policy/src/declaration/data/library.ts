import { type Api, call, download, withFile } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
type LibraryQuery = NonNullable<MainPaths['/api/v1/declaration/library']['get']['parameters']['query']>;

/** Queries of 材料库. Declarations add files to it too, so what is shown is refetched. */
export const libraryQueries = ({ main }: Api) => ({
  list: (query: LibraryQuery) =>
    queryOptions({
      queryKey: mainKey('listEvidenceLibrary', query),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/declaration/library', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
});

/** Keys of queries elsewhere that a change of the 材料库 affects. */
export const libraryKeys = [
  mainKey('listEvidenceLibrary'),
  mainKey('getDeclarationMaterials'),
  mainKey('getApplyGuide'),
];

export const libraryMutations = ({ main }: Api) => ({
  save: apiMutation(({ file, ...fields }: Omit<S['SaveEvidenceBody'], 'file'> & { file: File }) =>
    call(
      main.POST('/api/v1/declaration/saveEvidence', {
        body: { ...fields, file },
        bodySerializer: withFile(fields, file),
      }),
    ),
  ),
  update: apiMutation((body: S['UpdateEvidenceBody']) =>
    call(main.POST('/api/v1/declaration/updateEvidence', { body })),
  ),
  remove: apiMutation((evidenceId: string) =>
    call(main.POST('/api/v1/declaration/removeEvidence', { body: { evidenceId } })),
  ),
  downloadFile: apiMutation((evidenceId: string) =>
    download(main.GET('/api/v1/declaration/libraryFile', { params: { query: { evidenceId } }, parseAs: 'blob' })),
  ),
});
