import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getIntrospectionQuery } from 'graphql'
import { checkOperation, type Checked, type Finding } from './checkOperation.ts'
import { costedSchema } from './costedSchema.ts'
import { readDocuments } from './documents.ts'
import { WORDS, type Lang } from './words.ts'

export interface Surroundings {
  readonly published: string
  /** Fields that are fetched, `Type.field`. */
  readonly resolved: readonly string[]
  readonly nowMs: number
  readonly out: (line: string) => void
}

const OPTIONS = {
  schema: { type: 'string' },
  variables: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  help: { type: 'boolean' },
} as const

/** The whole program but for the process around it; answers the exit code. */
export async function run(args: readonly string[], { published, resolved, nowMs, out }: Surroundings): Promise<0 | 1 | 2> {
  const asked = args.join(' ').includes('--lang en') || args.includes('--lang=en') ? 'en' : 'zh'
  const words = WORDS[asked satisfies Lang]
  const fail = (message: string): 2 => {
    out(message)
    return 2
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    if (values.help === true || positionals.length === 0) return fail(words.usage)
    const variables = values.variables === undefined ? {} : (JSON.parse(readFileSync(values.variables, 'utf8')) as Variables)
    const schema = costedSchema(values.schema === undefined ? published : await readSchema(values.schema), published, resolved)
    const { operations, unreadable } = readDocuments(positionals)
    if (operations.length + unreadable.length === 0) return fail(words.nothing(positionals.join(' ')))
    for (const { file, name, message } of unreadable) out(`${place(file, name)}: ${words.unreadable(message)}`)
    let [errors, warnings] = [unreadable.length, 0]
    for (const operation of operations) {
      const { findings, ...cost }: Checked = checkOperation(operation, { schema, variables, nowMs })
      for (const finding of findings) {
        if (isError(finding)) errors += 1
        else warnings += 1
        out(`${place(operation.file, operation.name)}: ${words.finding(finding)}`)
      }
      if (findings.length === 0) out(`${place(operation.file, operation.name)}: ${words.cost(cost)}`)
    }
    out(words.sum(operations.length, errors, warnings))
    return errors > 0 ? 1 : 0
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

type Variables = Readonly<Record<string, Readonly<Record<string, unknown>>>>

function place(file: string, name: string): string {
  return name === '' ? file : `${file}: ${name}`
}

function isError(finding: Finding): boolean {
  return finding.kind !== 'deprecated' || (finding.days !== null && finding.days <= 0)
}

async function readSchema(from: string): Promise<string> {
  if (!/^https?:/.test(from)) return readFileSync(from, 'utf8')
  const response = await fetch(from, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
  })
  const text = await response.text()
  if (!text.includes('"__schema"')) throw new Error(`${from}: ${text.slice(0, 200)}`)
  return text
}
