// The types of both contracts, for code that implements or mocks them. Curated names come from index.ts.
export type { components as MainComponents, operations as MainOperations, paths as MainPaths } from './generated/main';
export type {
  components as NotesComponents,
  operations as NotesOperations,
  paths as NotesPaths,
} from './generated/notes';
