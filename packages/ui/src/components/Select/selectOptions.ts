export const selectSizes = ['sm', 'md', 'lg'] as const;
export type SelectSize = (typeof selectSizes)[number];

export const selectVariants = ['field', 'quiet'] as const;
export type SelectVariant = (typeof selectVariants)[number];

/** 选项 */
export interface SelectItem {
  id: string;
  label: string;
  /** 选项下的一行补充 */
  description?: string;
  /**
   * 层级，从0起：地区树里市为1、区为2
   *
   * @default 0
   */
  depth?: number;
  isDisabled?: boolean;
}

/**
 * Names of the react-aria props that Select and SearchableSelect do not inherit: they declare some themselves,
 * with string ids in place of keys, and take the others not at all.
 */
export type SelectOwnProps =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'items'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode';
