/** What is typed, taken over, given away and shared of a meeting. */

export const editing = {
  help: 'Tab播放与暂停，Shift+Tab后退3秒，回车新起一句，行首退格并入上一句；Esc离开，再用Tab到别处',
  words: (time: string) => `${time}的文字`,
  playThis: '播放这一句',
  loop: '循环这一句',
  mark: '标为重点',
  comment: '批注',
  remove: '删除这一句',
  done: '完成',
};

export const importing = {
  open: '导入',
  title: '导入字幕或文字',
  file: '字幕或文字文件',
  kinds: 'SRT、VTT、LRC、TXT，或从会议导出的JSON，不超过20MB',
  problems: {
    kind: (name: string) => `“${name}”不是SRT、VTT、LRC、TXT或JSON，没有导入。请换一个文件`,
    tooLarge: (name: string) => `“${name}”超过20MB，没有导入`,
    notText: (name: string) => `“${name}”不是文字文件，没有导入。请换一个文件`,
    empty: (name: string) => `“${name}”是空的，没有导入`,
    noTimes: (name: string) => `在“${name}”里没有读到带时间的字幕，没有导入。没有时间的文字请存成TXT再导入`,
    notOurs: (name: string) => `“${name}”不是从会议导出的JSON，或里面有改坏的地方，没有导入。请重新导出`,
    tooMany: (name: string) => `“${name}”超过20000句，没有导入`,
  },
  read: (name: string, cues: number, speakers: number) =>
    `“${name}”里有${cues}句${speakers > 0 ? `，${speakers}位说话人` : ''}`,
  estimated: '时间为估算：文字按字数摊在说话的地方，导入后逐句标明',
  unread: (count: number, lines: readonly number[]) =>
    `有${count}处没有读懂，在第${lines.join('、')}行${count > lines.length ? '等' : ''}，不会导入`,
  preview: '前几句',
  said: (speaker: string, words: string) => `${speaker}：${words}`,
  replaces: '现有的转写稿会被替换，可以撤销',
  confirm: '导入并替换',
  cancel: '取消',
  done: (count: number) => `已导入${count}句`,
  undo: '撤销导入',
};

export const exporting = {
  title: '导出',
  groups: { documents: '文稿', subtitles: '字幕', others: '其他' },
  forms: {
    docx: 'DOCX文稿',
    md: 'Markdown',
    txt: 'TXT，带时间',
    srt: 'SRT字幕',
    vtt: 'VTT字幕',
    lrc: 'LRC字幕',
    json: 'JSON，全部内容',
    audio: '录音',
  },
  failed: '没有导出成，请再试一次',
};

export const sharing = {
  title: '分享',
  body: '拿到链接的人不用登录就能看转写稿、听录音，看不到批注，不能改',
  minutes: '也分享纪要',
  days: '有效期',
  day: (days: number) => `${days}天`,
  password: '分享密码（选填）',
  passwordHint: '设了以后，打开链接要输入密码',
  passwordShort: (least: number, now: number) => `密码至少${least}位，现在是${now}位`,
  create: '生成链接',
  link: '链接',
  copy: '复制链接',
  createAgain: '换一个链接',
  active: (day: string, hasPassword: boolean, hasMinutes: boolean) =>
    `已有链接，有效期至${day}${hasMinutes ? '，有纪要' : ''}${hasPassword ? '，要密码' : ''}。链接只在生成时显示一次，换一个以后原来的打不开`,
  stop: '停止分享',
  stopped: '已停止分享',
  failed: '没有成功，请重试',
};

export const shared = {
  loading: '正在打开',
  until: (day: string) => `只读，有效期至${day}`,
  noWords: '还没有转写的文字',
  goneTitle: '链接打不开了',
  goneBody: '分享已停止，或已过有效期。请向分享的人再要一个',
  failedTitle: '没有打开',
  failedKept: '链接没有失效，可以再试',
  passwordTitle: '这场会议设了密码',
  passwordBody: '请输入分享的人给您的密码',
  password: '分享密码',
  open: '打开会议',
};

export const speakers = {
  title: '说话人',
  body: '改名、合并对整份转写稿有效；把一个人分成两个，在编辑一句时用“从这句起都是”',
  none: '还没有说话人。编辑一句时可以标出是谁在说',
  who: '谁在说',
  thisIs: '这一句是',
  fromHere: '从这句起都是',
  unnamed: (n: number) => `说话人${n}`,
  name: (n: number) => `第${n}位的名字`,
  merge: '合并到',
  remove: '删除',
  close: '完成',
};

export const find = {
  label: '查找与替换',
  find: '查找',
  replace: '替换为',
  count: (at: number, all: number) => (all === 0 ? '没有找到' : `${at}/${all}`),
  next: '下一处',
  previous: '上一处',
  one: '替换',
  all: '全部替换',
  close: '关闭查找',
  replaced: (count: number) => `已替换${count}处，时间不变`,
};

export const saving = {
  failed: '改动没有保存到服务端，先留在本机，稍后自动重试',
  refused: (why: string) => `${why}。改动留在本机，再改就再保存`,
  conflict: '别的页面改过这份转写稿。这里的改动没有保存到服务端，先留在本机',
  reload: '用最新的',
  keepMine: '用这里的',
  stayed: '改动还没有保存到服务端，请再试一次',
};
