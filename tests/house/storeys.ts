import type { Import } from './sources.ts'

/** The areas of the trade, the lowest first: a room takes from its own storey and from those below. */
export const AREAS = ['ground', 'people', 'catalogue', 'trade', 'after', 'self-service', 'office'] as const
type Area = (typeof AREAS)[number]

/** Where the rooms of a floor lie, and in which storey each stands; `folders`: its area is the folder it lies in. */
export interface Floor {
  readonly base: string
  readonly storeys: Readonly<Partial<Record<Area, readonly string[]>>> | 'folders'
}

export const FLOORS: readonly [Floor, ...Floor[]] = [
  {
    base: 'api/src/modules',
    storeys: {
      ground: [
        'time',
        'audit',
        'brake',
        'access',
        'idempotency',
        'ledger',
        'mail',
        'sms',
        'event',
        'upload',
        'health',
        'many',
        'picture',
        'paper',
        'stock',
        'channel',
        'company',
        'retention',
        'signature',
        'integrity',
      ],
      people: ['auth', 'user', 'wechat', 'account-entry', 'address', 'certificate', 'contract', 'overview', 'message', 'shop'],
      catalogue: [
        'promotion',
        'coupon',
        'goods',
        'browse',
        'goods-detail',
        'content',
        'activity',
        'favorite',
        'zone',
        'supplier',
        'price-sheet',
      ],
      trade: ['cashback', 'trade', 'trace', 'shipment', 'wallet', 'payment', 'cart', 'group', 'checkout', 'order'],
      after: ['invoice', 'receipt', 'temperature', 'after-sale', 'recall', 'document', 'dossier', 'statement', 'report'],
      'self-service': ['quick', 'plan', 'feedback', 'supply', 'wanted', 'chat', 'points', 'draw'],
      office: [
        'offer',
        'inspection',
        'quality',
        'erp',
        'import',
        'job',
        'doctor',
        'webhook',
        'export',
        'reconcile',
        'approval',
        'sending',
        'platform',
        'privacy',
      ],
    },
  },
  {
    base: 'gateway/src/modules',
    storeys: {
      ground: ['base'],
      people: ['user', 'account', 'wechat', 'address', 'certificate', 'contract', 'overview', 'message', 'shop'],
      catalogue: [
        'goods',
        'coupon',
        'promotion',
        'goods-detail',
        'content',
        'focus',
        'favorite',
        'group',
        'zone',
        'supplier',
        'price-sheet',
      ],
      trade: ['cart', 'checkout', 'trade', 'wallet', 'order'],
      after: ['invoice', 'document', 'dossier', 'receipt', 'after-sale', 'recall', 'statement', 'report'],
      'self-service': ['quick', 'plan', 'feedback', 'supply', 'wanted', 'chat', 'points', 'draw', 'event'],
    },
  },
  { base: 'client/src/features', storeys: 'folders' },
]

const roomOf = ({ base, storeys }: Floor, file: string): string | null => {
  if (!file.startsWith(`${base}/`)) return null
  const parts = file.slice(base.length + 1).split('/')
  const depth = storeys === 'folders' ? 2 : 1
  return parts.length > depth ? parts.slice(0, depth).join('/') : null
}

/** A test and what helps it may take from anywhere. */
export const isForTests = (file: string): boolean => /(\.test\.tsx?|\/test[A-Z]\w*\.tsx?)$/.test(file)

export const roomsOf = (floor: Floor, files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => roomOf(floor, file) ?? []))].toSorted()

interface Step {
  readonly room: string
  readonly to: string
}

/** What one room takes from another; a type counts as much as a value. */
export function arrows(floor: Floor, imports: readonly Import[]): (Import & Step)[] {
  return imports.flatMap((entry) => {
    const [room, to] = [roomOf(floor, entry.from), roomOf(floor, entry.target)]
    return room === null || to === null || room === to || isForTests(entry.from) ? [] : [{ ...entry, room, to }]
  })
}

/** The storey of a room, counted from the ground; null for one that is in none. */
export function storeyOf({ storeys }: Floor, room: string): number | null {
  const found = AREAS.findIndex((area) => (storeys === 'folders' ? room.startsWith(`${area}/`) : storeys[area]?.includes(room)))
  return found === -1 ? null : found
}

export function upward(floor: Floor, imports: readonly Import[]): string[] {
  const storey = (room: string): number => storeyOf(floor, room) ?? -1
  return arrows(floor, imports)
    .filter(({ room, to }) => storey(to) > storey(room))
    .map(({ from, specifier }) => `${from} imports ${specifier}`)
}

/** Each set of rooms, or of files, that all reach each other. */
export function circles(steps: readonly Step[]): string[][] {
  const next = Map.groupBy(steps, ({ room }) => room)
  const reached = new Map([...next.keys()].map((room) => [room, reachable(room)]))
  const isMutual = (room: string, other: string): boolean =>
    reached.get(room)?.has(other) === true && reached.get(other)?.has(room) === true
  const found = [...reached.keys()].map((room) => [...reached.keys()].filter((other) => isMutual(room, other)).toSorted())
  return [...new Map(found.filter((rooms) => rooms.length > 0).map((rooms) => [rooms.join(' '), rooms])).values()]

  function reachable(room: string): ReadonlySet<string> {
    const seen = new Set<string>()
    const open = [room]
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const { to } of next.get(at) ?? [])
        if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
    return seen
  }
}
