import type { GraphQLSchema } from 'graphql'
import { callsByField } from './callsByField.ts'
import { demoAccounts, demoPassword } from './demoAccounts.ts'
import { errorTables } from './errorTables.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { ExplorerTab } from './explorerTabs.ts'
import { needs } from './journey/needs.ts'
import { refusalSentences } from './refusalSentences.ts'

export type ExplorerPageParts = {
  readonly schema: GraphQLSchema
  readonly tabs: readonly ExplorerTab[]
  readonly siteTitle: string
  readonly isDemo: boolean
  readonly showsCalls: boolean
}

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#0b7a5e"/></svg>')}`
const headings = { screen: '页面', part: '页面的一部分', change: '变更' } as const

/** The page around GraphiQL: the journey, search, who is logged in, what errors mean, which calls an answer took, the log, the test shop. */
export function explorerPage({ schema, tabs, siteTitle, isDemo, showsCalls }: ExplorerPageParts): string {
  const title = `${siteTitle} GraphQL`
  const data = { title, tabs, showsCalls, isDemo, needs, rest: callsByField(schema), sentences: refusalSentences }
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/graphql/explorer/graphiql.css">
<link rel="stylesheet" href="/graphql/explorer/explorer.css">
</head>
<body>
<header class="bar">
<strong>${escapeHtml(siteTitle)}</strong>
<select id="journey" disabled aria-label="十分钟上手"><option value="" hidden>十分钟上手…</option>${options(tabs, 'journey')}</select>
<select id="documents" disabled aria-label="页面文档"><option value="" hidden>页面文档…</option>${documentOptions(tabs)}</select>
<div class="search" role="search">
<input id="search" type="search" role="combobox" aria-label="搜索文档" aria-expanded="false" aria-controls="found" autocomplete="off" placeholder="搜索文档：优惠券、起购量…（按 / 键）">
<ul id="found" role="listbox" aria-label="搜索结果" hidden></ul>
</div>
<div class="panels">
${panelButton('errors', '错误')}
${panelButton('log', '记录')}
${isDemo ? panelButton('shop', '测试商店') : ''}
<button id="reset" type="button" title="所有标签页恢复原样">还原标签页</button>
</div>
<div class="session">
<form id="login">${isDemo ? `<span>演示账号</span>${accountButtons()}` : loginFields}</form>
<output id="viewer">…</output>
<button id="logout" type="button" hidden>退出</button>
</div>
</header>
${isDemo ? shopPanel : ''}
<main>
<div id="root" aria-busy="true"></div>
<p id="waiting" role="status" hidden></p>
<aside id="errors" class="panel" aria-label="错误一览" hidden><h2>错误</h2><div id="refusals"></div>${errorTables(schema)}</aside>
<aside id="log" class="panel" aria-label="请求记录" hidden><h2>请求记录</h2><div id="entries"></div><div id="difference"></div></aside>
</main>
<div class="strip"><output id="cost"></output><output id="values"></output><span id="acts"></span></div>
${showsCalls ? '<details id="calls" class="calls" open><summary>REST 调用：运行后显示</summary><div class="rows"></div></details>' : ''}
<noscript>本页需要 JavaScript。</noscript>
<script type="application/json" id="data">${dataOf(data)}</script>
<script src="/graphql/explorer/monaco.js" defer></script>
<script src="/graphql/explorer/graphiql.js" defer></script>
<script type="module" src="/graphql/explorer/explorer.mjs"></script>
</body>
</html>
`
}

const shopPanel = `<section id="shop" aria-label="测试商店" hidden>
<div class="row">
<button id="shop-build" type="button">建一家测试商店</button>
<div id="dial" class="row" hidden>
<span>商店时间 <output id="shop-time"></output></span>
<button type="button" data-minutes="15">+15 分钟</button>
<button type="button" data-minutes="1440">+1 天</button>
<button id="to-closing" type="button">到付款截止</button>
<button id="to-flash" type="button">到下一场秒杀</button>
<button id="to-lapse" type="button">到资质过期</button>
<form id="to-time"><input name="to" type="datetime-local" aria-label="拨到" required> <button>拨到此时</button></form>
</div>
<button id="shop-close" type="button" hidden>关闭测试商店</button>
</div>
<p id="shop-said" role="status">一家只属于这个标签页的演示商城：自己的数据库、定时任务和时钟。时钟只能向前拨；闲置 30 分钟自动关闭。</p>
</section>`

function panelButton(panel: string, words: string): string {
  return `<button id="${panel}-button" type="button" aria-expanded="false" aria-controls="${panel}">${words}</button>`
}

function options(tabs: readonly ExplorerTab[], group: ExplorerTab['group']): string {
  return tabs.map((tab, index) => (tab.group === group ? `<option value="${index}">${escapeHtml(tab.title)}</option>` : '')).join('')
}

function documentOptions(tabs: readonly ExplorerTab[]): string {
  return (['screen', 'part', 'change'] as const)
    .map((group) => ({ group, found: options(tabs, group) }))
    .map(({ group, found }) => (found === '' ? '' : `<optgroup label="${headings[group]}">${found}</optgroup>`))
    .join('')
}

function accountButtons(): string {
  return demoAccounts
    .map(
      ({ username, what }) =>
        `<button name="username" value="${username}" data-password="${demoPassword}" title="登录：${escapeHtml(what)}">${username}</button>`,
    )
    .join('')
}

const loginFields =
  '<input name="username" placeholder="用户名或手机" aria-label="用户名或手机" autocomplete="username" required> <input name="password" type="password" placeholder="密码" aria-label="密码" autocomplete="current-password" required> <button>登录</button>'

/** JSON within a script element must not end it. */
function dataOf(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
