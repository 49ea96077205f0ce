export const stepsVariants = ['vertical', 'inline'] as const;
export type StepsVariant = (typeof stepsVariants)[number];

export const stepStates = ['todo', 'current', 'done', 'error'] as const;
export type StepState = (typeof stepStates)[number];

export interface Step {
  id: string;
  /** 研发与人员 */
  label: string;
  state: StepState;
  /** 名称下的一句，如“已答3题，共4题”；只在 vertical 里显示。 */
  description?: string;
  /** 可以去的步骤给地址，通常是已完成的。 */
  href?: string;
}
