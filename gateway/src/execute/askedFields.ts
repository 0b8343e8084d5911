import { isAbstractType, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'

/** The fields a document asks for, wherever they stand and whatever its variables leave out. */
export type AskedFields = {
  /** Their names by their type's. */
  readonly fieldsOf: (typeName: string) => ReadonlySet<string>
  /** Whether a field that the schema calls secret is among them. */
  readonly hasSecret: boolean
}

const nothing: ReadonlySet<string> = new Set()
const known = new WeakMap<DocumentNode, AskedFields>()

/** Read once a document: what it does not ask for need not come from the marketplace. */
export function askedFields(schema: GraphQLSchema, document: DocumentNode): AskedFields {
  const before = known.get(document)
  if (before !== undefined) return before
  const { names, hasSecret } = readFields(schema, document)
  const asked: AskedFields = { fieldsOf: (typeName) => names.get(typeName) ?? nothing, hasSecret }
  known.set(document, asked)
  return asked
}

function readFields(schema: GraphQLSchema, document: DocumentNode): { names: Map<string, Set<string>>; hasSecret: boolean } {
  const names = new Map<string, Set<string>>()
  let hasSecret = false
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        hasSecret ||= types.getFieldDef()?.astNode?.directives?.some((directive) => directive.name.value === 'secret') === true
        const parent = types.getParentType()
        if (parent === null || parent === undefined) return
        for (const { name: typeName } of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent]) {
          names.set(typeName, (names.get(typeName) ?? new Set()).add(name.value))
        }
      },
    }),
  )
  return { names, hasSecret }
}
