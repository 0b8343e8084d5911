import { buildSchema, findSchemaChanges, isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import { livesUntil } from '../../contract/src/deprecation.ts'

const HEAD = `# What has changed in the schema

Made from [gateway/released.graphql](../gateway/released.graphql), the last release, [schema.graphql](../schema.graphql) and
[gateway/releases.md](../gateway/releases.md). What may change, and for how long the old stays: [evolution.md](evolution.md).
`

const NEW = new Set([
  'TYPE_ADDED',
  'FIELD_ADDED',
  'OPTIONAL_ARG_ADDED',
  'OPTIONAL_INPUT_FIELD_ADDED',
  'DIRECTIVE_ADDED',
  'OPTIONAL_DIRECTIVE_ARG_ADDED',
  'IMPLEMENTED_INTERFACE_ADDED',
])
/** What an app sees that switches over all values or types it knows. */
const WIDER = new Set(['VALUE_ADDED_TO_ENUM', 'TYPE_ADDED_TO_UNION'])

/** Every deprecated field, argument, input field and value of a schema with its reason. */
export function deprecations(schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>()
  const note = (name: string, { deprecationReason: reason }: { deprecationReason?: string | null | undefined }): void => {
    if (reason) found.set(name, reason)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field)
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field)
      for (const argument of field.args) note(`${type.name}.${field.name}(${argument.name}:)`, argument)
    }
  }
  return found
}

const list = (title: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `\n### ${title}\n\n${entries.map((entry) => `* ${entry}\n`).join('')}`

/** What stands in docs/changelog.md: what has come since the last release, then what the releases before said. */
export function changelogOf(released: string, current: string, earlier: string): string {
  const [old, now] = [buildSchema(released), buildSchema(current)]
  const changes = findSchemaChanges(old, now)
  const described = (kinds: ReadonlySet<string>): string[] =>
    changes.flatMap(({ type, description }) => (kinds.has(type) ? [description] : [])).toSorted()
  const known = deprecations(old)
  const leaving = [...deprecations(now)].filter(([name]) => !known.has(name))
  const since = [
    list('New', described(NEW)),
    list('More values and members', described(WIDER)),
    list(
      'On its way out',
      leaving.map(([name, reason]) => `\`${name}\` works until ${livesUntil(reason) ?? '?'} at least. ${reason}`),
    ),
  ].join('')
  return `${HEAD}\n## Since the last release\n${since === '' ? '\nNothing.\n' : since}\n${earlier}`
}
