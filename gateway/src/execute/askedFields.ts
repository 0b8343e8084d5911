import {
  isAbstractType,
  isInputObjectType,
  getNamedType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { edgeOf } from './edgeOf.ts'

/** The fields a document asks for, wherever they stand and whatever its variables leave out. */
export type AskedFields = {
  /** Their names by their type's. */
  readonly fieldsOf: (typeName: string) => ReadonlySet<string>
  /** Whether a field that the schema calls secret is among them. */
  readonly hasSecret: boolean
  /** What the schema calls deprecated among them, and among the arguments and values written in the document. */
  readonly deprecated: readonly string[]
}

const nothing: ReadonlySet<string> = new Set()
const known = new WeakMap<DocumentNode, AskedFields>()

/** Read once a document: what it does not ask for need not come from the marketplace. */
export function askedFields(schema: GraphQLSchema, document: DocumentNode): AskedFields {
  const before = known.get(document)
  if (before !== undefined) return before
  const { names, ...rest } = readFields(schema, document)
  const asked: AskedFields = { fieldsOf: (typeName) => names.get(typeName) ?? nothing, ...rest }
  known.set(document, asked)
  return asked
}

type Read = Pick<AskedFields, 'hasSecret' | 'deprecated'> & { readonly names: Map<string, Set<string>> }

function readFields(schema: GraphQLSchema, document: DocumentNode): Read {
  const names = new Map<string, Set<string>>()
  const deprecated = new Set<string>()
  let hasSecret = false
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        hasSecret ||= types.getFieldDef()?.astNode?.directives?.some((directive) => directive.name.value === 'secret') === true
        const parent = types.getParentType()
        if (parent === null || parent === undefined) return
        const field = types.getFieldDef()
        const edge = field ? edgeOf(field) : null
        if (isGone(field)) deprecated.add(`${parent.name}.${name.value}`)
        for (const { name: typeName } of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent]) {
          const namesOfType = names.get(typeName) ?? new Set()
          names.set(typeName, namesOfType.add(name.value))
          if (edge !== null) namesOfType.add(edge.by)
        }
      },
      Argument({ name }) {
        if (isGone(types.getArgument())) deprecated.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}(${name.value})`)
      },
      ObjectField({ name }) {
        const input = getNamedType(types.getParentInputType())
        if (isInputObjectType(input) && isGone(input.getFields()[name.value])) deprecated.add(`${input.name}.${name.value}`)
      },
      EnumValue({ value }) {
        if (isGone(types.getEnumValue())) deprecated.add(`${getNamedType(types.getInputType())?.name}.${value}`)
      },
    }),
  )
  return { names, hasSecret, deprecated: [...deprecated] }
}

function isGone(part: { readonly deprecationReason?: string | null | undefined } | null | undefined): boolean {
  return typeof part?.deprecationReason === 'string'
}
