/** Every string that a component shows by itself. Hosts may override any of them through Provider. */
export const uiText = {
  pending: '正在处理',
};
export type UiText = typeof uiText;
