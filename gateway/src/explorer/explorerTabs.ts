import { Kind, print, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { restCalls } from '../restDirective.ts'
import { journey } from './journey/journey.ts'
import { sampleVariables } from './sampleVariables.ts'

export type ExplorerTab = {
  readonly name: string
  /** In the words of the journey; a document of the storefront goes by its name. */
  readonly title: string
  readonly group: 'journey' | 'screen' | 'part' | 'change'
  /** The trusted document's id; null for a text that is nobody's. */
  readonly id: string | null
  readonly query: string
  readonly variables: string
}

const groups: readonly ExplorerTab['group'][] = ['screen', 'part', 'change']

/** The journey, then one tab per document that the storefront sends, as it sends it: screens, their parts, what changes something. */
export function explorerTabs(schema: GraphQLSchema, documents: ReadonlyMap<string, DocumentNode>): readonly ExplorerTab[] {
  return [...journeyTabs, ...storefrontTabs(schema, documents)]
}

const journeyTabs: readonly ExplorerTab[] = journey.map(({ title, note, query, variables = {} }, index) => ({
  name: /^\w+ (\w+)/.exec(query)?.[1] ?? title,
  title: `${index + 1} ${title}`,
  group: 'journey',
  id: null,
  query: `# ${index + 1} ${title}：${note}\n${query}\n`,
  variables: JSON.stringify(variables, null, 2),
}))

function storefrontTabs(schema: GraphQLSchema, documents: ReadonlyMap<string, DocumentNode>): readonly ExplorerTab[] {
  const tabs = [...documents].flatMap(([id, document]) => {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
    return operation?.name === undefined ? [] : [tabOf(schema, id, document, operation, operation.name.value)]
  })
  return tabs.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.name.localeCompare(b.name))
}

function tabOf(schema: GraphQLSchema, id: string, document: DocumentNode, operation: OperationDefinitionNode, name: string): ExplorerTab {
  const group = groupOf(operation, name)
  const variables = JSON.stringify(sampleVariables(schema, operation), null, 2)
  const note = variables.includes('{{') ? ['{{…}} in the variables becomes, when it is sent, what an answer last had there.'] : []
  const head = [...headOf(group, name), ...rootDescriptions(schema, operation), ...note].map((line) => `# ${line}\n`).join('')
  return { name, title: name, group, id, query: `${head}\n${print(document)}\n`, variables }
}

function groupOf({ operation }: OperationDefinitionNode, name: string): ExplorerTab['group'] {
  if (operation === 'mutation') return 'change'
  return name.endsWith('PageQuery') ? 'screen' : 'part'
}

function headOf(group: ExplorerTab['group'], name: string): readonly string[] {
  if (group === 'change') return ['CHANGES DATA of the account logged in above:']
  return [
    `The storefront's own document of ${group === 'screen' ? `the screen ${name.replace(/Query$/, '')}` : 'a part of several screens'}:`,
  ]
}

/** What the schema says of the fields at the top, and the REST calls they take. */
function rootDescriptions(schema: GraphQLSchema, operation: OperationDefinitionNode): readonly string[] {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  return operation.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return []
    const { value } = selection.name
    const field = fields[value]
    return [`${value}: ${field?.description ?? ''}`, ...restCalls(field?.astNode)].map((text) => `  ${text.replaceAll(/\s+/g, ' ')}`)
  })
}
