import { getNamedType, isEnumType, isObjectType, isUnionType, type GraphQLSchema } from 'graphql'
import { catalogue, isGatewayErrorCode } from '../errors/catalogue.ts'
import { escapeHtml } from './escapeHtml.ts'

/** The error catalogue for a person: every code with its words, every reason, and what each mutation may refuse. */
export function errorTables(schema: GraphQLSchema): string {
  const codes = valuesOf(schema, 'GatewayErrorCode').map(([name, meaning]) => {
    const { message, userMessage } = isGatewayErrorCode(name) ? catalogue[name] : { message: '', userMessage: '' }
    return row(`<code>${escapeHtml(name)}</code>`, escapeHtml(meaning), escapeHtml(userMessage), escapeHtml(message))
  })
  const reasons = valuesOf(schema, 'BusinessReason').map(([name, meaning]) => row(`<code>${escapeHtml(name)}</code>`, escapeHtml(meaning)))
  const refusals = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, type }) => {
    const payload = getNamedType(type)
    const union = isObjectType(payload) ? getNamedType(payload.getFields()['refusals']?.type) : undefined
    const members = isUnionType(union) ? union.getTypes().map((member) => member.name) : []
    return row(`<code>${escapeHtml(name)}</code>`, members.map((member) => `<code>${escapeHtml(member)}</code>`).join(' '))
  })
  return [
    '<h2>Errors</h2>',
    '<p>Every error carries <code>extensions {code userMessage requestId}</code>; <code>field</code> names a refused input, <code>reason</code> the rule that refused.</p>',
    table(['code', 'meaning', 'the buyer reads', 'message'], codes),
    '<h3>Reasons</h3>',
    table(['reason', 'meaning'], reasons),
    '<h3>Refusals of each mutation</h3>',
    '<p>A mutation that asks for <code>refusals</code> is told these as data, with their facts; without, they are errors.</p>',
    table(['mutation', 'refusals'], refusals),
  ].join('\n')
}

function valuesOf(schema: GraphQLSchema, name: string): readonly (readonly [string, string])[] {
  const type = schema.getType(name)
  return isEnumType(type) ? type.getValues().map((value) => [value.name, value.description ?? ''] as const) : []
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return `<table><thead><tr>${heads.map((head) => `<th>${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function row(...cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
