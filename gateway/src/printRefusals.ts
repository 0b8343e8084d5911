import { readFileSync, writeFileSync } from 'node:fs'
import { isRefusalReason } from 'rules/refusals'
import { mergeSdl } from './mergeSdl.ts'
import { refusalSdl, type CallReasons } from './refusalSdl.ts'

type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-reasons'?: readonly string[] }>>>> }

function callReasons(openapi: string): CallReasons {
  const { paths } = JSON.parse(openapi) as OpenApi
  return new Map(
    Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(
        ([method, call]) => [`${method.toUpperCase()} ${path}`, (call['x-reasons'] ?? []).filter(isRefusalReason)] as const,
      ),
    ),
  )
}

const [openapi, file] = process.argv.slice(2)
if (openapi !== undefined && file !== undefined)
  writeFileSync(file, refusalSdl(mergeSdl(undefined, { refusals: null }), callReasons(readFileSync(openapi, 'utf8'))))
