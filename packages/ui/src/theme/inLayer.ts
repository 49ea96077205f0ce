import type { StyleRule } from '@vanilla-extract/css';
import { ruleInRem } from './inRem';
import { layers } from './layers.css';

type LayerRule = Omit<StyleRule, '@layer'>;
const into = (layer: string) => (rule: LayerRule) => ({ '@layer': { [layer]: ruleInRem(rule) } }) as StyleRule;

/**
 * Puts a rule into a layer: `style(inComponents({ … }))`, or each part of a recipe. Written in pixels, it follows the
 * root's text size.
 */
export const inReset = into(layers.reset);
export const inBase = into(layers.base);
export const inComponents = into(layers.components);
export const inFeatures = into(layers.features);
