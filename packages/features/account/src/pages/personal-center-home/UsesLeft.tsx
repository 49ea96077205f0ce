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
/** Modules nearest to their limit, those used up first, at most five; without modules that the account does not have. */
function nearestToLimit(modules: readonly ModuleEquity[]): ModuleEquity[] {
  const share = (module: ModuleEquity) => {
    const uses = usesOf(module);
    return uses === null || uses.limit === 0 ? 0 : uses.used / uses.limit;
  };
  return modules
    .filter(({ sources }) => sources.length > 0)
    .sort((one, other) => share(other) - share(one))
    .slice(0, few);
}

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
