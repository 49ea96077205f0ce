// The notes page: shows the ssotoken to the notes API, lists the notes of the chosen wiki, writes and saves them.

const tokenKey = 'notes_sso_token';
/** Where the portal of this origin keeps its session, and the token that it opens this page with. */
const portalKeys = { session: 'token', notes: 'sso_token' };
const words = {
  noToken: '没有登录凭证。请回到衡策，重新打开写作空间。',
  sessionOver: '登录状态失效。写好的内容还在这一页，请复制保存，再从衡策重新打开写作空间。',
  noWiki: '没有找到这个知识空间，或您不是它的成员。请回到衡策，重新打开写作空间。',
  offline: '连接不上，内容没有丢失，仍在这一页。请检查网络后重试。',
  unreadable: '服务返回了无法识别的内容，您写的内容没有丢失。请重试。',
  emptyTitle: '请填写标题',
  saved: (time) => `已保存，${time}`,
  dirty: '有未保存的修改',
  untitled: '新笔记',
  leave: (title) => `“${title}”有未保存的修改，离开后会丢失。`,
  leaveYes: '不保存，离开',
  remove: (title) => `删除“${title}”后不能恢复。`,
  removeYes: '删除笔记',
  removed: '已删除',
  otherAccount: '这个链接里的账号不是本浏览器在衡策登录的账号。用它继续，写下的内容会存进那个账号的知识空间。',
  otherAccountYes: '用链接里的账号',
  notTaken: '没有打开链接里的账号。请回到衡策，重新打开写作空间。',
  copy: (title) => `${title}（另存）`.slice(0, 100),
};

const byId = (id) => document.getElementById(id);
// Before anything that may fail: the token must leave the address.
const { given, redirect, projectId } = takeFromAddress();
let token = null;
const [, , , organizationId, , wikiId] = location.pathname.split('/').map(decoded);
const editor = { note: null, title: '', content: '' };
let notes = [];
let isBusy = false;

/** Reads the query once and removes it from the address and the history: a token must not stay there. */
function takeFromAddress() {
  const query = new URLSearchParams(location.search);
  history.replaceState(null, '', location.pathname);
  return { given: query.get('ssotoken'), redirect: query.get('redirect'), projectId: query.get('projectId') };
}

/** Somebody else's link must not make one write into their wiki unasked. */
async function takeToken() {
  if (!given) return kept(() => sessionStorage, tokenKey);
  const stored = (key) => kept(() => localStorage, key);
  const isOther = stored(portalKeys.session) !== null && stored(portalKeys.notes) !== given;
  if (isOther && !(await ask(words.otherAccount, words.otherAccountYes))) throw new ApiProblem(403, words.notTaken);
  keep(given);
  return given;
}

/** A part of the address; empty when it is broken, so that no wiki has it. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

// Of this tab only, so that reloading works; without storage it simply does not.
function keep(value) {
  try {
    sessionStorage.setItem(tokenKey, value);
  } catch {}
}
function kept(storage, key) {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}
function forget() {
  try {
    sessionStorage.removeItem(tokenKey);
  } catch {}
}

class ApiProblem extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

async function call(path, body) {
  const json = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { token, ...(json && { 'content-type': 'application/json' }) };
  let response;
  try {
    response = await fetch(path, { ...json, headers });
  } catch {
    throw new ApiProblem(0, words.offline);
  }
  const envelope = await response.json().catch(() => null);
  if (typeof envelope?.code !== 'number') throw new ApiProblem(0, words.unreadable);
  if (envelope.code === 200) return envelope.data;
  if (envelope.code === 401) forget();
  throw new ApiProblem(envelope.code, envelope.code === 401 ? words.sessionOver : envelope.msg);
}

/** Only addresses of our own: whoever wrote the link must not decide where it leads. */
function ownAddress(address) {
  try {
    const url = new URL(address ?? '/', location.origin);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

const isDirty = () => byId('title').value !== editor.title || byId('content').value !== editor.content;
const nameOf = () => byId('title').value.trim() || words.untitled;

function showProblem(message, actions = {}) {
  byId('problem-text').textContent = message;
  for (const id of ['save-copy', 'load-newest', 'retry']) {
    byId(id).hidden = actions[id] === undefined;
    byId(id).onclick = actions[id] ?? null;
  }
  byId('problem').hidden = message === '';
}

function showState() {
  byId('saved').textContent = isDirty() ? words.dirty : '';
}

function show(note) {
  editor.note = note;
  editor.title = note?.title ?? '';
  editor.content = note?.content ?? '';
  byId('title').value = editor.title;
  byId('content').value = editor.content;
  byId('remove').hidden = note === null;
  byId('title-error').textContent = '';
  byId('title').removeAttribute('aria-invalid');
  showState();
  listNotes();
}

function listNotes() {
  const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });
  byId('none').hidden = notes.length > 0;
  byId('notes').replaceChildren(
    ...notes.map((note) => {
      const button = document.createElement('button');
      const when = document.createElement('small');
      when.textContent = time.format(new Date(note.updatedAt));
      button.type = 'button';
      button.append(note.title, when);
      button.setAttribute('aria-current', String(note.id === editor.note?.id));
      button.onclick = () => run(async () => (await mayLeave()) && open(note.id));
      const item = document.createElement('li');
      item.append(button);
      return item;
    }),
  );
}

function ask(text, yes) {
  const dialog = byId('leave');
  byId('leave-text').textContent = text;
  byId('leave-yes').textContent = yes;
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === 'yes');
  });
}
const mayLeave = async () => !isDirty() || ask(words.leave(nameOf()), words.leaveYes);

async function refresh() {
  notes = await call(`/api/think/note/list/${encodeURIComponent(wikiId)}`);
}

async function open(id) {
  show(await call(`/api/think/note/detail/${encodeURIComponent(id)}`));
  byId('title').focus();
}

async function save(asCopy = false) {
  const title = byId('title').value.trim();
  const content = byId('content').value;
  byId('title-error').textContent = title === '' ? words.emptyTitle : '';
  byId('title').toggleAttribute('aria-invalid', title === '');
  if (title === '') {
    byId('title').focus();
    return;
  }
  const isNew = asCopy || editor.note === null;
  const note = await call('/api/think/note/save', {
    wikiId,
    title: asCopy ? words.copy(title) : title,
    content,
    ...(isNew ? {} : { noteId: editor.note.id, version: editor.note.version }),
    ...(isNew && /^[A-Za-z0-9_-]{1,64}$/.test(projectId ?? '') ? { projectId } : {}),
  });
  // At once: if the list fails to load, saving again must not make a second note.
  Object.assign(editor, { note, title: note.title, content: note.content });
  await refresh();
  // What was typed meanwhile stays, and is unsaved.
  const typed = { title: byId('title').value, content: byId('content').value };
  const hasTyped = typed.title.trim() !== title || typed.content !== content;
  show(note);
  if (hasTyped) {
    byId('title').value = typed.title;
    byId('content').value = typed.content;
  }
  showState();
  announce(words.saved(new Intl.DateTimeFormat('zh-CN', { timeStyle: 'medium' }).format(new Date())));
}

async function remove() {
  if (!(await ask(words.remove(nameOf()), words.removeYes))) return;
  await call('/api/think/note/remove', { noteId: editor.note.id, version: editor.note.version });
  await refresh();
  show(null);
  byId('title').focus();
  announce(words.removed);
}

function announce(message) {
  byId('status').textContent = message;
}

/** One thing at a time, so that a double click saves once; whatever fails is said, and what was typed stays. */
async function run(action) {
  if (isBusy) return;
  isBusy = true;
  showProblem('');
  try {
    await action();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const again = () => run(action);
    if (error.code !== 409 || editor.note === null)
      showProblem(error.message, error.code === 0 ? { retry: again } : {});
    else
      showProblem(error.message, {
        'save-copy': () => run(() => save(true)),
        'load-newest': () => run(async () => open(editor.note.id)),
      });
  } finally {
    isBusy = false;
  }
}

async function start() {
  byId('back').href = ownAddress(redirect);
  token = await takeToken();
  if (!token) {
    showProblem(words.noToken);
    return;
  }
  const wikis = await call(`/api/think/wiki/list/all/${encodeURIComponent(organizationId)}`);
  const wiki = wikis.find(({ id }) => id === wikiId);
  if (wiki === undefined) {
    showProblem(words.noWiki);
    return;
  }
  byId('wiki').textContent = wiki.name;
  document.title = `${wiki.name} · 写作空间 · 衡策`;
  await refresh();
  byId('space').hidden = false;
  show(null);
  byId('editor').onsubmit = (event) => {
    event.preventDefault();
    run(() => save());
  };
  byId('editor').oninput = showState;
  byId('remove').onclick = () => run(remove);
  byId('create').onclick = () =>
    run(async () => {
      if (!(await mayLeave())) return;
      show(null);
      byId('title').focus();
    });
  byId('back').onclick = (event) => {
    if (!isDirty()) return;
    event.preventDefault();
    run(async () => {
      if (!(await mayLeave())) return;
      editor.title = byId('title').value;
      editor.content = byId('content').value;
      location.assign(byId('back').href);
    });
  };
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    run(() => save());
  });
  addEventListener('beforeunload', (event) => {
    if (isDirty()) event.preventDefault();
  });
}

run(start);
