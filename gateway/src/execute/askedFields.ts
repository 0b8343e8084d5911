import { isAbstractType, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'

/** The fields a document asks for, wherever they stand and whatever its variables leave out. */
export type AskedFields = {
  /** Their names by their type's. */
  readonly fieldsOf: (typeName: string) => ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()
const known = new WeakMap<DocumentNode, AskedFields>()

/** Read once a document: what it does not ask for need not come from the marketplace. */
export function askedFields(schema: GraphQLSchema, document: DocumentNode): AskedFields {
  const before = known.get(document)
  if (before !== undefined) return before
  const names = namesByType(schema, document)
  const asked: AskedFields = { fieldsOf: (typeName) => names.get(typeName) ?? nothing }
  known.set(document, asked)
  return asked
}

function namesByType(schema: GraphQLSchema, document: DocumentNode): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()
        if (parent === null || parent === undefined) return
        for (const { name: typeName } of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent]) {
          names.set(typeName, (names.get(typeName) ?? new Set()).add(name.value))
        }
      },
    }),
  )
  return names
}
