import { isEnumType, type GraphQLSchema } from 'graphql'
import { catalogue, isGatewayErrorCode } from '../errors/catalogue.ts'
import { escapeHtml } from './escapeHtml.ts'

/** The error catalogue for a person: every code with its words, then every reason of a refusal. */
export function errorTables(schema: GraphQLSchema): string {
  const codes = valuesOf(schema, 'GatewayErrorCode').map(([name, meaning]) => {
    const { message, userMessage } = isGatewayErrorCode(name) ? catalogue[name] : { message: '', userMessage: '' }
    return row(`<code>${escapeHtml(name)}</code>`, escapeHtml(meaning), escapeHtml(userMessage), escapeHtml(message))
  })
  const reasons = valuesOf(schema, 'BusinessReason').map(([name, meaning]) => row(`<code>${escapeHtml(name)}</code>`, escapeHtml(meaning)))
  return [
    '<h2>Errors</h2>',
    '<p>Every error carries <code>extensions {code userMessage requestId}</code>; <code>field</code> names a refused input, <code>reason</code> the rule that refused.</p>',
    table(['code', 'meaning', 'the buyer reads', 'message'], codes),
    '<h3>Reasons of BUSINESS_REJECTED</h3>',
    table(['reason', 'meaning'], reasons),
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
