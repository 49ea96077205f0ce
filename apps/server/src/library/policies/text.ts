/** Sentences of the policy module for users. */
export const policyText = {
  notFound: '没有找到这份政策，它可能已被移除或链接不完整。请回到检索页，用标题或文号再找一次',
  indexing: '政策库正在建立索引，内容没有丢失，请稍后重试',
  sameToCompare: '两侧是同一份文件，请另选一份',
  tooLongToCompare: '两份文件太长，合起来超过了可以对比的篇幅。请改为分别阅读，或选较短的一份',
};
