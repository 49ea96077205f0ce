import preview from '../preview';

const meta = preview.meta({ id: 'start-gallery', title: '起步/页面一览', parameters: { isPage: true } });
export default meta;

/** Pages by the id of their story, with the board that each was drawn from. */
const pages: readonly [story: string, name: string, board: string][] = [
  ['portal-home-page--default', '工作台', '02-home'],
  ['policy-search-page--default', '政策检索', '03-policy-search'],
  ['policy-detail-page--default', '政策详情', '04-policy-detail'],
  ['policy-match-proceed-page--default', '匹配答题', '05-match-proceed'],
  ['policy-match-report-page--default', '匹配报告', '06-match-report'],
  ['chat-chat-page--sources', '智能对话', '08-chat'],
  ['chat-knowledge-page--default', '知识库', '09-knowledge-base'],
  ['account-personal-center-home-page--default', '个人中心', '13-personal-center'],
  ['account-order-detail-page--default', '订单详情', '14-order-detail'],
  ['account-purchase-equity-page--default', '选择套餐', '15-purchase'],
  ['account-login-page--by-password', '登录', '01-login-password'],
  ['portal-not-found-page--default', '没有找到页面', '18-not-found'],
];
const hasBoards = import.meta.env.STORYBOOK_BOARDS === 'on';

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))' };
const picture = { width: '100%', borderRadius: 8, boxShadow: '0 0 0 1px var(--hc-color-border)' };

export const Gallery = meta.story({
  name: '每页的样子，浅色与深色并排；点开看它的各种状态',
  render: () => (
    <main style={{ display: 'grid', gap: 40, padding: 32, color: 'var(--hc-color-text)' }}>
      <h1 style={{ font: '600 24px/34px var(--hc-font-sans)', margin: 0 }}>页面一览</h1>
      {pages.map(([story, name, board]) => (
        <section key={story} style={{ display: 'grid', gap: 12 }} aria-label={name}>
          <h2 style={{ font: '600 17px/26px var(--hc-font-sans)', margin: 0 }}>
            <a href={`?path=/story/${story}`} target="_top" style={{ color: 'var(--hc-color-accent-text)' }}>
              {name}
            </a>
          </h2>
          <div style={grid}>
            <img loading="lazy" style={picture} src={`pictures/${story}-1280.png`} alt={`${name}，宽1280`} />
            {hasBoards ? (
              <img loading="lazy" style={picture} src={`boards/${board}.png`} alt={`${name}的设计稿`} />
            ) : null}
          </div>
        </section>
      ))}
    </main>
  ),
});
