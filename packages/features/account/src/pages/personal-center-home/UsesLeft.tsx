'use client';
import type { ModuleEquity } from '@hengce/api';
import { QueryBody } from '@hengce/feature-parts';
import { Skeleton, UsageMeter } from '@hengce/ui';
import { usesOf } from '../../model/uses';
import { muted, unlimited } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';
import { useEquity } from './useHome';

/** 试用额度: the five modules nearest to their limit, those used up first, with the uses that are left. */
export function UsesLeft() {
  const text = usePersonalCenterHomeText().personalCenterHome.plan;
  return (
    <QueryBody query={useEquity()} text={text} skeleton={<Skeleton lines={5} />} isLine>
      {({ modules }) => {
        const shown = nearestToLimit(modules);
        return shown.length === 0 ? (
          <p className={muted}>{text.none}</p>
        ) : (
          shown.map((module) => <ModuleUses key={module.module} module={module} />)
        );
      }}
    </QueryBody>
  );
}

const few = 5;
/**
 * Modules nearest to their limit, those used up first, at most five; of those used as much, such as all in the beginning, the ones with
 * the fewest uses. Without modules that the account does not have.
 */
function nearestToLimit(modules: readonly ModuleEquity[]): ModuleEquity[] {
  const near = modules
    .filter(({ sources }) => sources.length > 0)
    .map((module) => ({ module, uses: usesOf(module) ?? { used: 0, limit: Number.POSITIVE_INFINITY } }));
  const share = ({ used, limit }: { used: number; limit: number }) => (limit === 0 ? 0 : used / limit);
  return near
    .sort((one, other) => share(other.uses) - share(one.uses) || leftOf(one.uses) - leftOf(other.uses))
    .slice(0, few)
    .map(({ module }) => module);
}
const leftOf = ({ used, limit }: { used: number; limit: number }) => limit - used;

function ModuleUses({ module }: { module: ModuleEquity }) {
  const { moduleName } = module;
  const uses = usesOf(module);
  const text = usePersonalCenterHomeText().personalCenterHome.plan;
  if (uses === null) {
    return (
      <div className={unlimited}>
        <span>{moduleName}</span>
        <span className={muted}>{text.unlimited}</span>
      </div>
    );
  }
  return <UsageMeter label={moduleName} {...uses} unit={text.unit} />;
}
