import { isEnumType, type GraphQLSchema } from 'graphql'
import { catalogue, isGatewayErrorCode } from '../errors/catalogue.ts'
import { escapeHtml } from './escapeHtml.ts'

/** The error catalogue for a person: every code with its words, and every reason. */
export function errorTables(schema: GraphQLSchema): string {
  const codes = valuesOf(schema, 'GatewayErrorCode').map(([name, meaning]) => {
    const { message, userMessage } = isGatewayErrorCode(name) ? catalogue[name] : { message: '', userMessage: '' }
    return row(`<code>${escapeHtml(name)}</code>`, escapeHtml(meaning), escapeHtml(userMessage), escapeHtml(message))
  })
  const reasons = valuesOf(schema, 'BusinessReason').map(([name, meaning]) => row(`<code>${escapeHtml(name)}</code>`, escapeHtml(meaning)))
  return [
    '<h3>所有错误码</h3>',
    '<p>每个错误都带 <code>extensions {code userMessage requestId}</code>；<code>field</code> 是被拒绝的输入，<code>reason</code> 是拒绝的业务规则。变更若查询 <code>refusals</code>，拒绝作为数据返回。</p>',
    table(['错误码', '含义', '买家看到', 'message'], codes),
    '<h3>业务原因</h3>',
    table(['原因', '含义'], reasons),
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
