import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

type LayerRule = Omit<StyleRule, '@layer'>;
const into = (layer: string) => (rule: LayerRule) => ({ '@layer': { [layer]: rule } }) as StyleRule;

/** Wraps a rule into a layer: `style(inComponents({ … }))`, or each part of a recipe. */
export const inReset = into(layers.reset);
export const inBase = into(layers.base);
export const inComponents = into(layers.components);
export const inFeatures = into(layers.features);
