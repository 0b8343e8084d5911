import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sendFailure } from '../http/answers.ts'
import { digestHeld } from '../http/dictionary.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'

type Variant = { readonly file: string; readonly size: number; readonly encoding: 'dcz' | 'br' | 'gzip' | null }
type Asset = {
  readonly type: string
  readonly isHashed: boolean
  readonly variants: readonly Variant[]
  /** As it differs from an earlier version, by the digest of that (client/tools/packDeltas.ts). */
  readonly deltas: ReadonlyMap<string, Variant>
  /** The addresses of its later versions: a browser keeps this one to unpack them. */
  readonly match: string | null
}

const DELTA = /^(.+\.js)\.([\w-]{43})\.dcz$/
const HASHED_SCRIPT = /^(assets\/.+)-[\w-]{7,8}\.js$/

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The built storefront's files, listed once at start: a path that is not in the list reaches no file. */
export function serveAssets(clientDir: string): HttpPlugin {
  const assets = existsSync(clientDir) ? listAssets(clientDir) : new Map<string, Asset>()
  return async (exchange) => {
    const asset = assets.get(exchange.path)
    const isAssetPath = exchange.path.startsWith('/assets/')
    if (asset === undefined && !isAssetPath) return false
    if (asset === undefined) sendFailure(exchange, 404, 'BAD_REQUEST')
    else if (exchange.method !== 'GET' && exchange.method !== 'HEAD') sendFailure(exchange, 405, 'BAD_REQUEST')
    else await send(exchange, asset)
    return true
  }
}

function listAssets(clientDir: string): Map<string, Asset> {
  const names = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => !name.split('/').some((part) => part.startsWith('.')) && types[extname(name)] !== undefined)
  const deltas = Map.groupBy(names, (name) => DELTA.exec(name)?.[1])
  return new Map(files.map((name) => [`/${name}`, toAsset(clientDir, name, deltas.get(name) ?? [])]))
}

function toAsset(clientDir: string, name: string, deltas: readonly string[]): Asset {
  const variantOf = (variant: string, encoding: Variant['encoding']): Variant => {
    const file = join(clientDir, variant)
    return { file, encoding, size: statSync(file).size }
  }
  const candidates = [[`${name}.br`, 'br'] as const, [`${name}.gz`, 'gzip'] as const, [name, null] as const]
  const stem = HASHED_SCRIPT.exec(name)?.[1]
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    isHashed: name.startsWith('assets/'),
    variants: candidates.filter(([file]) => existsSync(join(clientDir, file))).map(([file, encoding]) => variantOf(file, encoding)),
    deltas: new Map(deltas.map((delta) => [DELTA.exec(delta)?.[2] ?? '', variantOf(delta, 'dcz')])),
    match: stem === undefined ? null : `/${stem}-*.js`,
  }
}

async function send({ req, res, method }: Exchange, asset: Asset): Promise<void> {
  const accepted = (req.headers['accept-encoding'] ?? '').split(',').map((part) => part.split(';', 1)[0]?.trim())
  const { type, isHashed, variants, deltas, match } = asset
  const variant =
    deltas.get(digestHeld(req.headers) ?? '') ?? variants.find(({ encoding }) => encoding === null || accepted.includes(encoding))
  if (variant === undefined) return
  res.appendHeader('vary', match === null ? 'accept-encoding' : 'accept-encoding, available-dictionary')
  res.writeHead(200, {
    'content-type': type,
    'content-length': variant.size,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(match === null ? {} : { 'use-as-dictionary': `match="${match}"` }),
    ...(variant.encoding === null ? {} : { 'content-encoding': variant.encoding }),
  })
  if (method === 'HEAD') res.end()
  else await pipeline(createReadStream(variant.file), res).catch(() => undefined)
}
