import { run } from './run.ts'

/** Browser tests by what they look at: the first that fits a path of the client or of the gateway's rooms; `pages` opens every page. */
const SEEN_BY: readonly (readonly [RegExp, string])[] = [
  [/\/(account-entry|session|wechat|login|register|forget)\b/, 'entry sessions'],
  [/\/(account|account-centre|address|certificate|contract|member|member-centre|shop|user|region)\b/, 'account'],
  [/\/(cart|quick|quick-order)\b/, 'cart'],
  [
    /\/(order|orders|order-detail|confirm-order|after-sales?|after-sale-\w+|checkout|quote|payment|pay|pay-done|trade|receipts?|invoices?)\b/,
    'orders path',
  ],
  [/\/(wallet|points|points-orders|statement|bank-transfer|overview)\b/, 'wallet'],
  [/\/search\b/, 'search'],
  [/\/(zones?|activity|group|promotion|coupon|draw|eleven-index|other-list|price-sheet)\b/, 'zones'],
  [/\/(goods|goods-list|goods-detail|favorites?|follows?|supplier|home)\b/, 'lists'],
  [/\/(help|content|news)\b/, 'help'],
  [/\/(chat|message|messages|feedback|supply|wanted|live|upload)\b/, 'service'],
  [/\/explorer\b/, 'explorer'],
  [/^client\/src\/(ui|lib|app|navigation|relay|errors|server)\//, 'errors layout pages'],
  [/^client\/src\//, 'pages'],
]
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

export interface Change {
  readonly since: string
  readonly files: readonly string[]
  /** What of it is linted. */
  readonly code: readonly string[]
  readonly parts: readonly string[]
  /** Test files of two parts that no import leads to: they start the servers. */
  readonly contract: readonly string[]
  readonly browser: readonly string[]
}

/** What a change of files calls for. */
export function concernedBy(since: string, files: readonly string[]): Change {
  const product = files.filter((file) => !isTest(file))
  const some = (pattern: RegExp): boolean => product.some((file) => pattern.test(file))
  const looked = product
    .filter((file) => /^(client\/src|gateway\/src|gateway\/explorer)\//.test(file))
    .flatMap((file) => SEEN_BY.find(([pattern]) => pattern.test(file))?.[1].split(' ') ?? [])
  const browser = [...new Set([...looked, ...files.flatMap((file) => /^tests\/e2e\/(\w+)\.test\.ts$/.exec(file)?.[1] ?? [])])].toSorted()
  const contract = [
    ...(some(/^(api|gateway|rules)\/src\//) ? ['tests/contract/calls.test.ts'] : []),
    ...(some(/^(contract|tests\/guide)\//) ? ['tests/contract/package.test.ts', 'tests/guide/guide.test.ts'] : []),
    ...files.filter((file) => /^tests\/(contract|guide|importers)\//.test(file) && isTest(file)),
  ]
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
  return {
    since,
    files,
    code,
    parts: [
      'fresh',
      'format',
      ...(code.length > 0 ? ['lint'] : []),
      ...(files.some((file) => /\.(tsx?|mjs|json|graphql)$/.test(file)) ? ['types', 'unused', 'unit', 'api', 'gateway', 'client'] : []),
      'house',
      ...(contract.length > 0 ? ['contract'] : []),
      ...(some(/^client\/(src|tools|public)\//) || browser.length > 0 ? ['build'] : []),
      ...(browser.length > 0 ? ['e2e'] : []),
    ],
    contract: [...new Set(contract)],
    browser,
  }
}

/** What differs from a commit, by itself what is not committed. */
export async function changeSince(commit: string): Promise<Change> {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', commit, '--'], { quiet: true }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { quiet: true }),
  ])
  const failure = lists.find(({ code }) => code !== 0)
  if (failure) throw new Error(failure.output.trim())
  const files = [...new Set(lists.flatMap(({ output }) => output.split('\n')))].filter((file) => file !== '')
  return concernedBy(commit, files.toSorted())
}
