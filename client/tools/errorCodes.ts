/** The types of refusal as TypeScript, from those of the schema: one that is not told does not compile. */
export function printRefusalNames(schema: string): string {
  const names = [...schema.matchAll(/^type (\w+) implements Refusal \{/gm)].map(([, name]) => `'${name}'`).toSorted()
  return ['/** Generated from schema.graphql by scripts/gen.ts. */', `export type RefusalName =\n  | ${names.join('\n  | ')}`, ''].join(
    '\n',
  )
}

/** The union of `extensions.code` as TypeScript, from the schema's enum: an unpresented code does not compile. */
export function printErrorCodes(schema: string): string {
  const body = /^enum GatewayErrorCode \{([^}]*)\}/m.exec(schema)?.[1]
  if (body === undefined) throw new Error('schema.graphql has no enum GatewayErrorCode')
  const codes = body
    .replaceAll(/"""[^]*?"""|"[^"\n]*"/g, '')
    .split(/\s+/)
    .filter(Boolean)
  return [
    '/** Generated from schema.graphql by scripts/gen.ts. */',
    `export const gatewayErrorCodes = [\n${codes.map((code) => `  '${code}',`).join('\n')}\n] as const`,
    '',
    'export type GatewayErrorCode = (typeof gatewayErrorCodes)[number]',
    '',
  ].join('\n')
}
