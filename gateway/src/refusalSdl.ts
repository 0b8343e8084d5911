import { Kind, type DocumentNode, type EnumTypeDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql'
import { REFUSALS, refusalOf, type FactKind, type RefusalReason } from 'rules/refusals'
import { restCalls } from './restDirective.ts'

/** Reasons by REST call, `POST /api/cart`. */
export type CallReasons = ReadonlyMap<string, readonly RefusalReason[]>

const fields: Readonly<Record<FactKind, { type: string; description: string }>> = {
  count: { type: 'Int', description: 'A number of pieces, points, orders or seconds, as the sentence names it.' },
  money: { type: 'Money', description: 'The amount that the sentence names (元).' },
  text: { type: 'String', description: 'What the sentence names, in Chinese.' },
  goods: { type: 'Goods', description: 'The goods it is about; null where they are not on sale to this buyer, or it is about no goods.' },
  line: { type: 'CartLine', description: 'The line of the cart it is about; null where there is none yet.' },
  coupon: { type: 'Coupon', description: 'The coupon it is about.' },
  certificate: { type: 'Certificate', description: 'The paper that has lapsed (过期证照).' },
  shop: { type: 'Shop', description: 'The shop that the session acts for now.' },
}

/** One type for each reason that a mutation may give, one union for each payload, and the field that holds it, as SDL. */
export function refusalSdl(document: DocumentNode, reasonsOf: CallReasons): string {
  const words = reasonWords(document)
  const byPayload = refusalsByPayload(document, reasonsOf)
  const used = new Set([...byPayload.values()].flat())
  const types = [...reasonEntries(), ['NOT_OFFERED', notOffered] as const]
    .filter(([, { type }]) => used.has(type))
    .map(([reason, entry]) => typeSdl(reason, entry, words.get(reason) ?? ''))
  const payloads = [...byPayload].map(([payload, members]) => payloadSdl(payload, members))
  return `${[...types, ...payloads].join('\n\n')}\n`
}

type Entry = { readonly type: string; readonly facts: Readonly<Record<string, FactKind>> }

/** The gateway says it, for a marketplace that lacks the call. */
export const notOffered: Entry = { type: 'NotOffered', facts: {} }

const reasonEntries = (): (readonly [RefusalReason, Entry])[] =>
  (Object.keys(REFUSALS) as RefusalReason[]).map((reason) => [reason, refusalOf(reason)] as const)

function typeSdl(reason: string, { type, facts }: Entry, words: string): string {
  const told = Object.entries(facts).map(([name, kind]) => `  "${fields[kind].description}"\n  ${name}: ${fields[kind].type}`)
  return [
    `"${words}"`,
    `type ${type} implements Refusal {`,
    '  "A sentence for the buyer, in Chinese."',
    '  message: String!',
    `  "${reason}."`,
    '  reason: BusinessReason!',
    ...told,
    '}',
  ].join('\n')
}

function payloadSdl(payload: string, members: readonly string[]): string {
  const union = payload.replace(/Payload$/, 'Refusal')
  return [
    `"What may be answered instead of \`${payload}\`."`,
    `union ${union} = ${members.join(' | ')}`,
    '',
    `extend type ${payload} {`,
    '  "Why nothing was done; empty where it was. All other fields are null then."',
    `  refusals: [${union}!]!`,
    '}',
  ].join('\n')
}

/** What any mutation may answer, whatever marketplace is behind it. */
const always = ['WrongField', notOffered.type, 'OtherRefusal']

function refusalsByPayload(document: DocumentNode, reasonsOf: CallReasons): Map<string, string[]> {
  const payloads = new Map<string, string[]>()
  for (const field of mutationFields(document)) {
    const payload = field.type.kind === Kind.NAMED_TYPE ? field.type.name.value : ''
    const reasons = restCalls(field).flatMap((call) => {
      const known = reasonsOf.get(call)
      if (known === undefined) throw new Error(`openapi.json has no ${call}`)
      return known
    })
    const types = reasons.map((reason) => refusalOf(reason).type)
    payloads.set(payload, [...new Set([...(payloads.get(payload) ?? []), ...types])])
  }
  return new Map([...payloads].map(([payload, types]) => [payload, [...types.toSorted(), ...always]]))
}

function mutationFields(document: DocumentNode): NonNullable<ObjectTypeDefinitionNode['fields']> {
  const mutation = document.definitions.find(
    (node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Mutation',
  )
  return mutation?.fields ?? []
}

function reasonWords(document: DocumentNode): Map<string, string> {
  const reasons = document.definitions.find(
    (node): node is EnumTypeDefinitionNode => node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'BusinessReason',
  )
  return new Map((reasons?.values ?? []).map(({ name, description }) => [name.value, description?.value ?? '']))
}
