// What the tests of the engines share.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MainComponents } from '@hengce/api/contract';
import { openMemoryDb } from '../../../test/memoryDb';
import { createTestClock, type TestClock } from '../../../test/testClock';
import { createEquityService, trialPlan } from '../../account/entitlements';
import { keepSampleFacts } from '../../corpus/demoAccount/sampleFacts';
import { sampleEnterprise } from '../../corpus/sample';
import { shippedPolicies } from '../../corpus/shipped';
import { createEnterpriseService } from '../../firm/enterprise';
import { createPolicyModule } from '../../library/policies';
import type { PolicyRecord } from '../../library/records';
import { createPolicyRepository } from '../../library/records';
import { createCalendarService } from '../../matching/calendar/service';
import { createEvaluationService } from '../../matching/evaluation';
import { createMatchables } from '../../matching/items';
import { createMatchService } from '../../matching/match/service';
import { regionalOf } from '../../matching/regions/regional';
import { createRegionService } from '../../matching/regions/service';
import { createSourceReader } from '../../matching/regions/source';
import { createRewardsService } from '../../matching/rewards';
import type { Db } from '../../platform/db';
import { migrate } from '../../platform/db/migrate';
import { createFileStore } from '../../platform/file';
import { createRateLimiter } from '../../platform/limits';
import { createLog } from '../../platform/log';
import type { Passage, Passages } from '../knowledge';
import type { AnswerEngine, AnswerPiece, Question } from './AnswerEngine';
import { createAnswerEngine } from './createAnswerEngine';
import type { EngineDependencies } from './dependencies';

type S = MainComponents['schemas'];

export interface EngineSetup {
  db: Db;
  clock: TestClock;
  deps: EngineDependencies;
  /** Creates an engine: the embedded one unless a model is given. */
  engine(parts?: Partial<Pick<EngineDependencies, 'llm' | 'passages' | 'reranker'>>): AnswerEngine;
  /** Creates a user with an enterprise; on request that of the demo account, with its facts. */
  newUser(hasFacts?: boolean): Promise<{ userId: string; enterpriseId: string }>;
  /** Creates a user without an enterprise. */
  newStranger(): Promise<string>;
  write(...records: PolicyRecord[]): Promise<void>;
  close(): Promise<void>;
}

/** The real library with its samples, and all dependencies of answers. */
export async function setUpEngine(): Promise<EngineSetup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-engine-'));
  const db = await openMemoryDb();
  await migrate(db);
  const clock = createTestClock();
  const log = createLog('silent');
  const module = createPolicyModule({ db, clock, log, dataDir, corpus: shippedPolicies(true), followEveryMs: null });
  await module.start();
  const { library } = module;
  const limiter = createRateLimiter(db, clock);
  const equities = createEquityService(db, clock, trialPlan);
  const files = createFileStore(clock, limiter);
  const enterprises = createEnterpriseService({ db, clock, files, requirements: library.requirements });
  const { matchables, supposed } = createMatchables(library, clock);
  const matches = createMatchService({ db, clock, equities, limiter, enterprises, matchables, supposed });
  const deps: EngineDependencies = {
    library,
    matches,
    enterprises,
    evaluations: createEvaluationService({ db, clock, equities }),
    regions: createRegionService({
      db,
      clock,
      source: createSourceReader(library.derive('regions', regionalOf), matchables),
    }),
    rewards: createRewardsService({ db, matches, matchables }),
    calendars: createCalendarService({ db, clock, limiter, matches, moreDays: [] }),
    passages: null,
    llm: null,
    reranker: null,
    clock,
  };
  let users = 0;
  const newStranger = async () => {
    users += 1;
    const id = `engine-user-${users}`;
    await db.query('INSERT INTO users (id, phone, created_at) VALUES ($1, $2, $3)', [
      id,
      String(13_700_000_000 + users),
      clock.now(),
    ]);
    return id;
  };
  return {
    db,
    clock,
    deps,
    engine: (parts = {}) => createAnswerEngine({ ...deps, ...parts }),
    newStranger,
    async newUser(hasFacts = true) {
      const userId = await newStranger();
      const { name, regionCode, regionName, industryCode, establishedAt } = sampleEnterprise;
      const { id } = await enterprises.save(userId, { name, regionCode, regionName, industryCode, establishedAt });
      if (hasFacts) await db.transaction((tx) => keepSampleFacts(tx, id, clock.now()));
      return { userId, enterpriseId: id };
    },
    async write(...records) {
      await createPolicyRepository(db).write(records, 'import', clock.now());
      await module.sync();
    },
    async close() {
      await module.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const questionOf = (userId: string, text: string, rest: Partial<Question> = {}): Question => ({
  userId,
  text,
  quote: null,
  history: [],
  scope: { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds: [] },
  isDeepThinking: false,
  allowsGeneral: false,
  begun: null,
  signal: new AbortController().signal,
  ...rest,
});

/** All parts of an answer, joined as a reader sees them. */
export interface WholeAnswer {
  pieces: AnswerPiece[];
  answer: string;
  reasoning: string;
  steps: S['ChatStep'][];
  citations: S['ChatCitation'][];
  policies: S['ChatPolicyCard'][];
  figures: S['ChatFigures'] | null;
  usage: S['ChatUsage'] | null;
  suggestions: string[];
  notices: S['ChatNotice'][];
  end: string | null;
}

export async function wholeAnswerOf(engine: AnswerEngine, question: Question): Promise<WholeAnswer> {
  const pieces: AnswerPiece[] = [];
  for await (const piece of engine.answer(question)) pieces.push(piece);
  return together(pieces);
}

export function together(pieces: AnswerPiece[]): WholeAnswer {
  const all = <T extends AnswerPiece['type']>(type: T) =>
    pieces.filter((piece): piece is Extract<AnswerPiece, { type: T }> => piece.type === type);
  const textOf = (part: S['ChatPart']) =>
    all('text')
      .filter((piece) => piece.part === part)
      .map(({ text }) => text)
      .join('');
  const latest = <T>(items: readonly T[], keyOf: (item: T) => string | number): T[] => [
    ...new Map(items.map((item) => [keyOf(item), item])).values(),
  ];
  return {
    pieces,
    answer: textOf('answer'),
    reasoning: textOf('reasoning'),
    steps: latest(
      all('step').map(({ step }) => step),
      ({ id }) => id,
    ),
    citations: latest(
      all('citation').map(({ citation }) => citation),
      ({ n }) => n,
    ),
    policies: all('policies').at(-1)?.policies ?? [],
    figures: all('figures').at(-1)?.figures ?? null,
    usage: all('usage').at(-1)?.usage ?? null,
    suggestions: all('suggestions').at(-1)?.items ?? [],
    notices: all('notice').map(({ notice }) => notice),
    end: all('end').at(-1)?.finishReason ?? null,
  };
}

/** Knowledge bases in memory: every passage belongs to one user and one base. */
export function fakePassages(
  given: readonly (Omit<Passage, 'isEdited'> & { isEdited?: boolean; userId: string; baseId: string })[],
  unread = 0,
): Passages & { searched: string[] } {
  const all = given.map((passage) => ({ isEdited: false, ...passage }));
  const searched: string[] = [];
  const own = (userId: string, scope: Pick<S['ChatScope'], 'knowledgeBaseIds' | 'documentIds'>) =>
    all.filter(
      (passage) =>
        passage.userId === userId &&
        (scope.knowledgeBaseIds.includes(passage.baseId) || scope.documentIds.includes(passage.documentId)),
    );
  return {
    searched,
    countCitations: async () => {},
    ownScope: async (_, scope) => scope,
    searchableScope: async (_, scope) => scope,
    named: async (userId, documentIds) =>
      documentIds.flatMap((documentId) => {
        const found = all.find((passage) => passage.userId === userId && passage.documentId === documentId);
        return found === undefined ? [] : [{ documentId, name: found.documentName }];
      }),
    async search(userId, scope, query, limit) {
      searched.push(query);
      const score = ({ text }: Passage) => [...query].filter((character) => text.includes(character)).length;
      return own(userId, scope)
        .map((passage) => ({ ...passage, score: score(passage) }))
        .filter((passage) => passage.score > 1)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
    async opening(userId, documentId) {
      const found = own(userId, { knowledgeBaseIds: [], documentIds: [documentId] });
      return found.length === 0 ? null : found;
    },
    async page(userId, documentId, page) {
      const found = own(userId, { knowledgeBaseIds: [], documentIds: [documentId] });
      return found.length === 0 ? null : found.filter((passage) => passage.page === page);
    },
    unread: async () => unread,
  };
}
