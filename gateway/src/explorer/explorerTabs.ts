import { Kind, print, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { sampleVariables } from './sampleVariables.ts'

export type ExplorerTab = {
  readonly name: string
  readonly group: 'screen' | 'part' | 'change'
  /** The trusted document's id; null for a text that is nobody's. */
  readonly id: string | null
  readonly query: string
  readonly variables: string
}

const groups = ['screen', 'part', 'change'] as const

const welcome: ExplorerTab = {
  name: 'GoodsList',
  group: 'screen',
  id: null,
  query: `# No storefront is built here, so this is an example of our own.
query GoodsList($first: Int!) {
  goodsList(first: $first, sort: SALES) {
    totalCount
    edges { node { id goodsID name manufacturer spec price stock } }
  }
}
`,
  variables: '{\n  "first": 5\n}',
}

/** One tab per document that the storefront sends, as it sends it: screens first, then their parts, then what changes something. */
export function explorerTabs(schema: GraphQLSchema, documents: ReadonlyMap<string, DocumentNode>): readonly ExplorerTab[] {
  const tabs = [...documents].flatMap(([id, document]) => {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
    return operation?.name === undefined ? [] : [tabOf(schema, id, document, operation, operation.name.value)]
  })
  if (tabs.length === 0) return [welcome]
  return tabs.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.name.localeCompare(b.name))
}

function tabOf(schema: GraphQLSchema, id: string, document: DocumentNode, operation: OperationDefinitionNode, name: string): ExplorerTab {
  const group = groupOf(operation, name)
  const variables = JSON.stringify(sampleVariables(schema, operation), null, 2)
  const note = variables.includes('{{') ? ['{{…}} in the variables becomes, when it is', 'sent, what an answer last had there.'] : []
  const head = [...headOf(group, name), ...rootDescriptions(schema, operation), ...note].map((line) => `# ${line}\n`).join('')
  return { name, group, id, query: `${head}\n${print(document)}\n`, variables }
}

function groupOf({ operation }: OperationDefinitionNode, name: string): ExplorerTab['group'] {
  if (operation === 'mutation') return 'change'
  return name.endsWith('PageQuery') ? 'screen' : 'part'
}

function headOf(group: ExplorerTab['group'], name: string): readonly string[] {
  if (group === 'change') return ['CHANGES DATA of the account logged in above:']
  return [
    "The storefront's own document",
    group === 'screen' ? `of the screen ${name.replace(/Query$/, '')}:` : 'of a part of several screens:',
  ]
}

/** What the schema says of the fields at the top. */
function rootDescriptions(schema: GraphQLSchema, operation: OperationDefinitionNode): readonly string[] {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  return operation.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return []
    const { value } = selection.name
    return wrap(`${value}: ${fields[value]?.description ?? ''}`)
  })
}

/** Lines that the editor shows whole beside the documentation. */
function wrap(text: string, width = 36): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(lines.length === 0 ? `  ${word}` : `    ${word}`)
  }
  return lines
}
