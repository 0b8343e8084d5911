type Schema = {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}
type Call = {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly 'x-reasons'?: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>> }

const HEAD = `# 商城的 REST 接口

网关背后的商城接口，由 openapi.json 生成。应用只用 [GraphQL](schema.md)；这一页说明每个字段从哪里来，也供自建商城对照。
`

/** Every REST call of the marketplace, by its tag. */
export function callsPage(openapi: string): string {
  const { paths } = JSON.parse(openapi) as OpenApi
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  const byTag = Map.groupBy(calls, ({ call }) => call.tags?.[0] ?? '其他')
  return [
    HEAD,
    ...[...byTag].flatMap(([tag, tagged]) => [
      `## ${tag}`,
      '',
      ...tagged.map(({ path, method, call }) => section(`${method.toUpperCase()} ${path}`, call)),
    ]),
  ].join('\n')
}

function section(name: string, { summary = '', description, parameters = [], requestBody, 'x-reasons': reasons = [] }: Call): string {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  return [
    `### ${name}`,
    '',
    [summary, description].filter(Boolean).join('。'),
    '',
    ...parameters.map((parameter) => entry(parameter.name, parameter.schema, parameter.required === true)),
    ...Object.entries(body?.properties ?? {}).map(([field, schema]) => entry(field, schema, body?.required?.includes(field) === true)),
    ...(reasons.length > 0 ? [`* 拒绝原因：${reasons.map((reason) => `\`${reason}\``).join(' ')}`] : []),
    '',
  ].join('\n')
}

function entry(name: string, { type, title, description, enum: values }: Schema, isRequired: boolean): string {
  const words = [title ?? description, values?.map(String).join(' | ') ?? [type].flat().join(' | '), isRequired ? '必填' : '']
  return `* \`${name}\` ${words.filter(Boolean).join('，')}`
}
