import type { GraphQLSchema } from 'graphql'
import { demoAccounts, demoPassword } from './demoAccounts.ts'
import { errorTables } from './errorTables.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { ExplorerTab } from './explorerTabs.ts'

export type ExplorerPageParts = {
  readonly schema: GraphQLSchema
  readonly tabs: readonly ExplorerTab[]
  readonly siteTitle: string
  readonly isDemo: boolean
  readonly showsCalls: boolean
}

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#0b7a5e"/></svg>')}`
const headings = { screen: 'Screens', part: 'Parts of screens', change: 'Mutations' } as const

/** The page around GraphiQL: who is logged in, which document, what errors mean, which calls an answer took. */
export function explorerPage({ schema, tabs, siteTitle, isDemo, showsCalls }: ExplorerPageParts): string {
  const title = `${siteTitle} GraphQL`
  return `<!doctype html>
<html lang="en">
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
<select id="documents" disabled aria-label="Go to a document" title="Go to a document">${documentOptions(tabs)}</select>
<div class="session">
<output id="viewer">…</output>
<form id="login">${isDemo ? accountButtons() : loginFields}</form>
<button id="logout" type="button" hidden>Log out</button>
</div>
<button id="errors-button" type="button" aria-expanded="false" aria-controls="errors">Errors</button>
<button id="reset" type="button" title="Puts every tab back as it was delivered">Reset tabs</button>
</header>
<main><div id="root" aria-busy="true"></div><aside id="errors" aria-label="Error catalogue" hidden>${errorTables(schema)}</aside></main>
${showsCalls ? '<details id="calls" class="calls" open><summary>REST calls: run something</summary><div class="rows"></div></details>' : ''}
<noscript>The explorer needs JavaScript.</noscript>
<script type="application/json" id="data">${dataOf({ title, tabs, showsCalls })}</script>
<script src="/graphql/explorer/graphiql.js" defer></script>
<script type="module" src="/graphql/explorer/explorer.mjs"></script>
</body>
</html>
`
}

function documentOptions(tabs: readonly ExplorerTab[]): string {
  return (['screen', 'part', 'change'] as const)
    .map((group) => {
      const options = tabs.flatMap((tab, index) =>
        tab.group === group ? [`<option value="${index}">${escapeHtml(tab.name)}</option>`] : [],
      )
      return options.length === 0 ? '' : `<optgroup label="${headings[group]}">${options.join('')}</optgroup>`
    })
    .join('')
}

function accountButtons(): string {
  return demoAccounts
    .map(
      ({ username, what }) =>
        `<button name="username" value="${username}" data-password="${demoPassword}" title="Log in as ${escapeHtml(what)}">${username}</button>`,
    )
    .join('')
}

const loginFields =
  '<input name="username" placeholder="User name or phone" aria-label="User name or phone" autocomplete="username" required> <input name="password" type="password" placeholder="Password" aria-label="Password" autocomplete="current-password" required> <button>Log in</button>'

/** JSON within a script element must not end it. */
function dataOf(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
