import type { Harness } from './harness.ts'

export interface ApiField {
  readonly title?: string
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly pattern?: string
  readonly minimum?: number
  readonly minLength?: number
}

/** A call as openapi.json describes it: tests that walk all of them leave no new one out. */
export interface ApiCall {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Nothing, a session, or the office's token. */
  readonly access: 'visitor' | 'member' | 'erp'
  readonly query: Readonly<Record<string, ApiField>>
  readonly form: Readonly<Record<string, ApiField>>
  readonly required: readonly string[]
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

interface Operation {
  security?: readonly object[]
  parameters?: readonly { name: string; in: string; required?: boolean; schema: ApiField }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, ApiField>; required?: string[] } }> }
  responses: Record<string, { description: string }>
}

function accessOf({ security = [] }: Operation): ApiCall['access'] {
  if (security.length === 0) return 'visitor'
  return security.some((scheme) => 'cookie' in scheme) ? 'member' : 'erp'
}

export async function apiCalls(h: Harness): Promise<readonly ApiCall[]> {
  await h.app.ready()
  const { paths } = JSON.parse(JSON.stringify(h.app.swagger())) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): ApiCall => {
        const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {}
        const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase() as ApiCall['method'],
          path,
          access: accessOf(operation),
          query: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
          form: body.properties ?? {},
          required: [...query.filter((parameter) => parameter.required).map((parameter) => parameter.name), ...(body.required ?? [])],
          responses: operation.responses,
        }
      }),
    )
    .filter(({ path }) => path.startsWith('/api/'))
}

/** Some value that the field's own description allows. */
export function allowedValue(name: string, field: ApiField): string {
  if (name === 'client_key') return `key-${Math.trunc(performance.now() * 1000)}-walk`
  if (name.includes('phone')) return '13800000001'
  const [first] = field.enum ?? []
  if (first !== undefined) return String(first)
  if (field.type === 'integer') return String(field.minimum ?? 1)
  if (field.pattern === undefined) return '例'.repeat(Math.max(2, field.minLength ?? 1))
  return (
    ['1', '0.10', '123456', '2026-01-01', 'a'.repeat(64), 'a1b2c3d4', 'A'.repeat(43)].find((text) =>
      new RegExp(field.pattern ?? '').test(text),
    ) ?? '1'
  )
}

/** A form that passes the call's own description, as far as it can be made without knowing more. */
export function allowedForm(call: ApiCall): Record<string, string> {
  return Object.fromEntries(
    Object.entries(call.form)
      .filter(([name]) => call.required.includes(name))
      .map(([name, field]) => [name, allowedValue(name, field)]),
  )
}

export const filled = (path: string, id: string | number): string => path.replaceAll(/\{\w+\}/g, String(id))
