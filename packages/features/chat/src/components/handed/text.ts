/** Words of the dialog 存入知识库. */
export const takeText = {
  title: '存入知识库',
  what: (title: string) => `“${title}”存成一份文件，读过以后可以检索、提问`,
  which: '存进哪一个知识库',
  newBase: '新知识库的名称',
  firstBase: '会议资料',
  documents: (count: number) => `${count}份文件`,
  save: '存入',
  done: '已存入知识库',
  same: (name: string) => `已存入，内容与“${name}”相同`,
  open: '打开文件',
  failed: '知识库没有取到',
  notSaved: (reason: string) => `没有存入，内容都在。${reason}`,
};
