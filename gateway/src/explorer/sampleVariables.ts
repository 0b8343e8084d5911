import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

/** What stands for a thing of this very marketplace; the page puts one that exists in its place, at the latest when it sends it. */
const placeholder = (name: string): string => `{{${name}}}`

const known: Readonly<Record<string, unknown>> = {
  goodsID: placeholder('goodsID'),
  goodsIDs: [placeholder('goodsID')],
  warehouseID: placeholder('warehouseID'),
  seenPrice: placeholder('price'),
  quantity: placeholder('quantity'),
  username: 'demo',
  password: 'Demo-2026',
  isAgreed: true,
  isSelected: true,
  first: 20,
  page: 1,
  isInStock: true,
  clientKey: placeholder('clientKey'),
}

/** Variables with which an operation can be sent as it stands: what it must have, and what is known to be of use. */
export function sampleVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
      const type = typeFromAST(schema, node) as GraphQLInputType | undefined
      const name = variable.name.value
      return type === undefined || !isWanted(name, type, defaultValue !== undefined) ? [] : [[name, sample(name, type, 0)]]
    }),
  )
}

function isWanted(name: string, type: GraphQLInputType, hasDefault: boolean): boolean {
  if (isNonNullType(type)) return !hasDefault || Object.hasOwn(known, name)
  return (
    Object.hasOwn(known, name) ||
    (isInputObjectType(type) && Object.values(type.getFields()).some(({ name: field }) => Object.hasOwn(known, field)))
  )
}

function sample(name: string, type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return sample(name, type.ofType, depth)
  if (Object.hasOwn(known, name)) return known[name]
  if (isListType(type)) return [sample(name.replace(/s$/, ''), type.ofType, depth)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return depth > 5
      ? {}
      : Object.fromEntries(
          Object.values(type.getFields())
            .filter((field, at) => (type.isOneOf ? at === 0 : isWantedField(field)))
            .map((field) => [field.name, sample(field.name, field.type, depth + 1)]),
        )
  return /ID$|^id$|^hash$/.test(name) ? placeholder(name) : (scalars[type.name] ?? '1')
}

function isWantedField({ name, type, defaultValue }: GraphQLInputField): boolean {
  return isWanted(name, type, defaultValue !== undefined)
}

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Money: '1.00',
  Date: '2026-12-31',
  DateTime: '2026-12-31T00:00:00Z',
  YearMonth: '2026-12',
  URL: '/',
  PageURL: '/',
  ApprovalNumber: '国药准字H00000001',
  LotNumber: 'A20260101',
  Barcode: '6901234567892',
}
