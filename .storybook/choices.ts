import { propChoices } from '@hengce/ui/testing';
import type { Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/** Types of controls in which a prop of type `(typeof list)[number]` offers the values of its list, which react-docgen does not follow. */
export function offerChoices<R extends Renderer>({ argTypes, component }: StoryContextForEnhancers<R>): StrictArgTypes {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const chosen = Object.entries(props).flatMap(([name, { tsType }]) => {
    const options = propChoices[/^\(typeof (\w+)\)\[number\]$/.exec(tsType?.raw ?? '')?.[1] ?? ''];
    const argType = argTypes[name];
    if (!argType || !Array.isArray(options)) return [];
    const summary = options.map((option) => JSON.stringify(option).replaceAll('"', "'")).join(' | ');
    const table = { ...argType.table, type: { summary } };
    return [[name, { ...argType, options, control: { type: 'select' as const }, table }] as const];
  });
  return { ...argTypes, ...Object.fromEntries(chosen) } as StrictArgTypes;
}
