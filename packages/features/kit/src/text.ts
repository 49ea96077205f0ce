/** Strings of the default PagePending and PageError, for hosts without their own. */
export const text = {
  loading: '正在打开页面',
  failed: '页面没有打开，已填写的内容仍在。请重试',
  retry: '重试',
};
