import type { FastifyReply } from 'fastify'
import { Type, type TObject } from 'typebox'
import type { Ok } from './envelope.ts'

const PATHS_MAX = 4_000

/** `fields=` of a GET: the paths to leave in its `data`, such as `count,data.goods.name`; a path to a whole part leaves all of it. */
export function fieldsetOf(paths: readonly string[]) {
  return Type.Optional(
    Type.String({
      title: '返回字段',
      minLength: 1,
      maxLength: PATHS_MAX,
      'x-names': paths,
      description: '只返回所列字段，逗号分隔，下级用点号，写上级即含全部下级；不传则返回全部',
    }),
  )
}

/** The names of an object's properties, below `prefix`. */
export function pathsOf({ properties }: TObject, prefix = ''): string[] {
  return Object.keys(properties).map((name) => prefix + name)
}

/** The first of a list of names that is none of those known. */
export function unknownName(list: string, known: readonly string[]): string | null {
  const names = new Set(known)
  return list.split(',').find((name) => !names.has(name)) ?? null
}

/** A part of an answer is not what the route's schema requires, so it is written out as it is. */
export function sendPart(reply: FastifyReply, part: Ok<unknown>): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(part)
}

/** The answer in whole, or what `fields` names of it. */
export function sendFields<T>(reply: FastifyReply, answer: Ok<T>, fields: string | undefined): Ok<T> | FastifyReply {
  return fields === undefined ? answer : sendPart(reply, { ...answer, data: pickFields(answer.data, fields) })
}

/** What a list of paths names of a value; rows of a list all alike. */
export function pickFields(value: unknown, fields: string): unknown {
  return pick(value, treeOf(fields))
}

/** Names within names; a name without any stands for all below it. */
type Tree = Map<string, Tree | null>

function treeOf(fields: string): Tree {
  const root: Tree = new Map()
  for (const path of fields.split(',')) plant(root, path.split('.'))
  return root
}

function plant(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  const below = tree.get(name)
  if (below === null) return
  if (rest.length === 0) {
    tree.set(name, null)
    return
  }
  const branch: Tree = below ?? new Map()
  tree.set(name, branch)
  plant(branch, rest)
}

function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => pick(element, tree))
  if (typeof value !== 'object' || value === null) return value
  const picked: Record<string, unknown> = {}
  for (const [name, below] of tree) {
    if (!Object.hasOwn(value, name)) continue
    const part: unknown = Reflect.get(value, name)
    picked[name] = below === null ? part : pick(part, below)
  }
  return picked
}
