import type { MainComponents } from '@hengce/api/contract';
import { findFact, labelOfFact, type ProfileKey, profileFields } from '@hengce/rules';
import type { Requirement } from '../../library/records';
import { reachesPlace } from '../../platform/vocabulary';
import type { EnterpriseRow, FactRow } from './repository';

type S = MainComponents['schemas'];

const maxListed = 200;

/** A condition with the facts that it lacks: by key, with the years that are missing. */
interface Open {
  requirement: Requirement;
  missing: ReadonlyMap<string, readonly number[]>;
}

export type Coverage = ReturnType<typeof createCoverage>;

/**
 * Coverage of a firm's facts: how many conditions of the policies that apply in its region they decide, which missing facts
 * would decide more, and what asks for a single fact. A condition is checkable (可以核对) when all its facts are known; of
 * yearly ones, in all the full years that it asks for and in which the firm existed.
 *
 * @param years full years, the newest first (`fullYears`)
 */
export function createCoverage(
  all: readonly Requirement[],
  firm: EnterpriseRow,
  facts: readonly FactRow[],
  years: readonly number[],
) {
  const requirements = all.filter(({ regionCode }) => reachesPlace(regionCode, firm.region_code));
  const known = new Set(facts.filter((row) => row.is_chosen).map((row) => `${row.key} ${row.period}`));
  const founded = firm.established_at === null ? 0 : Number(firm.established_at.slice(0, 4));

  /** Years in which a fact is missing, none for a fact without years; null for a known fact. */
  const missingYears = (key: string, count: number): readonly number[] | null => {
    if (isProfile(key)) return firm[profileColumns[key]] === null ? [] : null;
    if (findFact(key)?.period !== 'year') return known.has(`${key} `) ? null : [];
    const asked = years.slice(0, count).filter((year) => year >= founded);
    const missing = asked.filter((year) => !known.has(`${key} ${year}`));
    return missing.length === 0 ? null : missing;
  };

  const open: Open[] = requirements.map((requirement) => ({
    requirement,
    missing: new Map(
      requirement.facts.flatMap((key) => {
        const missing = missingYears(key, requirement.years);
        return missing === null ? [] : [[key, missing] as const];
      }),
    ),
  }));
  const waiting = open.filter(({ missing }) => missing.size > 0);
  const asking = new Map<string, Requirement[]>();
  for (const requirement of requirements) {
    for (const key of requirement.facts) {
      const found = asking.get(key);
      if (found === undefined) asking.set(key, [requirement]);
      else found.push(requirement);
    }
  }

  return {
    summary: (): S['FactCoverage'] => ({
      conditions: requirements.length,
      checkable: requirements.length - waiting.length,
      policies: countPolicies(requirements),
      gaps: gapsOf(waiting),
    }),

    of(key: string): { conditions: number; policies: number } {
      const found = asking.get(key) ?? [];
      return { conditions: found.length, policies: countPolicies(found) };
    },

    list(key: string): S['FactConditionList'] {
      const found = open.filter(({ requirement }) => requirement.facts.includes(key));
      return {
        total: found.length,
        policies: countPolicies(found.map(({ requirement }) => requirement)),
        rows: found.slice(0, maxListed).map(({ requirement, missing }) => ({
          policyId: requirement.policyId,
          title: requirement.title,
          isSample: requirement.isSample,
          itemName: requirement.itemName,
          text: requirement.text,
          clauseId: requirement.clauseId,
          missing: [...missing.keys()].map(labelOfFact),
        })),
      };
    },
  };
}

/**
 * Missing facts in the order in which they are best filled in. Greedy: next comes the fact that makes most conditions checkable
 * together with those before it; ties go to the fact that leaves its conditions with the fewest others missing.
 */
function gapsOf(waiting: readonly Open[]): S['FactGap'][] {
  const left = new Map(waiting.map((entry) => [entry, new Set(entry.missing.keys())]));
  const keys = new Set(waiting.flatMap(({ missing }) => [...missing.keys()]));
  const gaps: S['FactGap'][] = [];
  while (keys.size > 0) {
    let best = { key: '', gain: -1, near: -1 };
    for (const key of keys) {
      let gain = 0;
      let near = 0;
      for (const missing of left.values()) {
        if (!missing.has(key)) continue;
        if (missing.size === 1) gain += 1;
        near += 1 / missing.size;
      }
      if (gain > best.gain || (gain === best.gain && near > best.near)) best = { key, gain, near };
    }
    keys.delete(best.key);
    for (const [entry, missing] of left) {
      missing.delete(best.key);
      if (missing.size === 0) left.delete(entry);
    }
    gaps.push(gapOf(best.key, best.gain, waiting));
  }
  return gaps;
}

function gapOf(key: string, gain: number, waiting: readonly Open[]): S['FactGap'] {
  const own = waiting.filter(({ missing }) => missing.has(key));
  const years = new Set(own.flatMap(({ missing }) => missing.get(key) ?? []));
  return {
    key,
    label: labelOfFact(key),
    isProfile: isProfile(key),
    years: [...years].sort((a, b) => b - a),
    gain,
    conditions: own.length,
    policies: countPolicies(own.map(({ requirement }) => requirement)),
  };
}

const profileColumns: Readonly<Record<ProfileKey, 'established_at' | 'industry_code'>> = {
  establishedAt: 'established_at',
  industryCode: 'industry_code',
};
const isProfile = (key: string): key is ProfileKey => Object.hasOwn(profileFields, key);
const countPolicies = (list: readonly Requirement[]): number => new Set(list.map(({ policyId }) => policyId)).size;
