import type { Checked, Finding } from './checkOperation.ts'

export type Lang = 'zh' | 'en'

type Words = {
  readonly usage: string
  readonly nothing: (patterns: string) => string
  readonly unreadable: (message: string) => string
  readonly finding: (finding: Finding) => string
  readonly cost: (checked: Pick<Checked, 'rows' | 'calls'>) => string
  readonly sum: (operations: number, errors: number, warnings: number) => string
}

const BOUNDS_ZH: Readonly<Record<string, string>> = {
  depth: '层嵌套',
  introspectionDepth: '层自省嵌套',
  introspectionLists: '层自省列表',
  aliases: '个别名',
  directives: '个指令',
  fields: '个字段',
  rows: '行',
  calls: '次商城调用',
  characters: '个字符',
  tokens: '个词元',
}

const zh: Words = {
  usage: `检查应用的 GraphQL 文档：是否符合 schema、是否超出费用上限、是否用到将停用的字段。

  npx shop-contract-check 清单或文件模式… [--schema 网址或文件] [--variables 文件.json] [--lang zh|en]

文档：已注册文档的清单 (.json)，.graphql 文件，或代码中的 gql\`…\`、graphql\`…\`。清单内的文档不受费用上限约束。
--schema     网关地址（自省）、SDL 或自省结果文件；默认用本包所带的 schema
--variables  {"操作名": {变量}}；不知道每页数量时按最大值计
退出码：0 没有错误，1 有错误，2 无法检查。
`,
  nothing: (patterns) => `没有找到文档：${patterns}`,
  unreadable: (message) => `错误：无法解析：${message}`,
  finding(finding) {
    if (finding.kind === 'invalid') return `错误：不符合 schema：${finding.message}`
    if (finding.kind === 'cost')
      return `错误：${finding.value} ${BOUNDS_ZH[finding.bound] ?? finding.bound}，最多 ${finding.most}；请减少，或注册为可信文档`
    if (finding.days === null) return `警告：将停用：${finding.message}`
    return finding.days > 0
      ? `警告：将停用，至少可用到 ${finding.until}（还有 ${finding.days} 天）：${finding.message}`
      : `错误：已过停用日期 ${finding.until}：${finding.message}`
  },
  cost: ({ rows, calls }) => `最多 ${rows} 行，${calls} 次调用`,
  sum: (operations, errors, warnings) => `检查了 ${operations} 个操作：${errors} 个错误，${warnings} 个警告。`,
}

const en: Words = {
  usage: `Checks an app's GraphQL documents against the schema, its bounds of cost, and what is on its way out.

  npx shop-contract-check MANIFEST-OR-GLOB… [--schema URL|FILE] [--variables FILE.json] [--lang zh|en]

Documents: a manifest of registered documents (.json), .graphql files, or gql\`…\` and graphql\`…\` in code.
No bound of cost holds for those of a manifest.
--schema     the gateway's address (introspection), or a file with SDL or an introspection; else the schema of this package
--variables  {"Operation": {variables}}; a page of unknown size counts as the largest
Exit code: 0 without errors, 1 with errors, 2 where nothing could be checked.
`,
  nothing: (patterns) => `No documents found: ${patterns}`,
  unreadable: (message) => `error: cannot be parsed: ${message}`,
  finding(finding) {
    if (finding.kind === 'invalid') return `error: not of this schema: ${finding.message}`
    if (finding.kind === 'cost') return `error: ${finding.value} ${finding.bound}, ${finding.most} at most; ask for less, or register it`
    if (finding.days === null) return `warning: on its way out: ${finding.message}`
    return finding.days > 0
      ? `warning: works until ${finding.until} at least (${finding.days} days left): ${finding.message}`
      : `error: may be gone since ${finding.until}: ${finding.message}`
  },
  cost: ({ rows, calls }) => `${rows} rows, ${calls} calls at most`,
  sum: (operations, errors, warnings) => `${operations} operations checked: ${errors} errors, ${warnings} warnings.`,
}

export const WORDS: Readonly<Record<Lang, Words>> = { zh, en }
