'use client';
import { useSearchState } from '@hengce/feature-kit';
import { MenuChip, provinces, RemovableChip } from '@hengce/ui';
import { maxRegions, regionState } from './regionState';
import { useRegionText } from './text';

/** Compared provinces: one to four, which can be added and removed. */
export function RegionChips({ chosen }: { chosen: readonly string[] }) {
  const text = useRegionText().region;
  const [, setState] = useSearchState(regionState);
  const choose = (regions: readonly string[]) => setState({ regions }, { replace: true });
  const others = provinces.filter(({ code }) => !chosen.includes(code));
  return (
    <>
      {chosen.length > 1
        ? chosen.map((code) => (
            <RemovableChip key={code} size="md" onRemove={() => choose(chosen.filter((one) => one !== code))}>
              {provinces.find((one) => one.code === code)?.name ?? code}
            </RemovableChip>
          ))
        : null}
      {chosen.length < maxRegions ? (
        <MenuChip
          items={others.map(({ code, name }) => ({ id: code, label: name }))}
          onAction={(code) => choose([...chosen, code])}
        >
          {text.addRegion}
        </MenuChip>
      ) : null}
    </>
  );
}
