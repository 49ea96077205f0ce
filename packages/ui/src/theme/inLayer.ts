import type { StyleRule } from '@vanilla-extract/css';
import { ruleInRem } from './inRem';
import { layers } from './layers.css';

type LayerRule = Omit<StyleRule, '@layer'>;
const into = (layer: string) => (rule: LayerRule) => ({ '@layer': { [layer]: ruleInRem(rule) } }) as StyleRule;

/**
 * Rule in the layer of resets, as `style(inReset({ … }))` or in each part of a recipe; the others likewise for their
 * layers. Lengths in px become rem and follow the reader's text size.
 */
export const inReset = into(layers.reset);
export const inBase = into(layers.base);
export const inComponents = into(layers.components);
export const inFeatures = into(layers.features);
