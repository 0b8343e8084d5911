/** One package of the lock file, whatever its peers. */
export interface Locked {
  readonly name: string
  readonly version: string
  /** As the lock file has it: sha512-… in base64. */
  readonly integrity: string
  readonly isDirect: boolean
  /** Whether the shop runs with it; else only building and testing need it. */
  readonly isProduction: boolean
  /** `name@version` of what it asks for. */
  readonly needs: readonly string[]
}

const unquoted = (text: string): string => text.replace(/^'(.*)'$/, '$1')
/** A package with the peers that it was installed with, told without them. */
const plain = (key: string): string => key.replace(/\(.*$/, '')
/** An alias names the package that it stands for. */
const keyOf = (name: string, version: string): string => (/^(@[^/]+\/)?[a-z][^@(]*@/i.test(version) ? version : `${name}@${version}`)

interface Read {
  readonly direct: { readonly key: string; readonly isProduction: boolean }[]
  readonly integrity: Map<string, string>
  readonly needs: Map<string, string[]>
}

/** The three parts of pnpm-lock.yaml that matter here: its lines are regular, so that no YAML parser is needed. */
function readLines(text: string): Read {
  const found: Read = { direct: [], integrity: new Map(), needs: new Map() }
  let [part, key, section, name] = ['', '', '', '']
  for (const line of text.split('\n')) {
    const [, indent = '', head = '', rest = ''] = /^( *)('[^']+'|[^\s:][^:]*):(?: (.*))?$/.exec(line) ?? []
    const word = unquoted(head)
    if (head === '') continue
    if (indent.length === 0) part = word
    else if (indent.length === 2) {
      key = word
      if (part === 'snapshots') found.needs.set(key, [])
    } else if (indent.length === 4) {
      section = word
      if (part === 'packages' && word === 'resolution') found.integrity.set(key, /integrity: ([^,}]+)/.exec(rest)?.[1] ?? '')
    } else if (indent.length === 6) {
      name = word
      if (part === 'snapshots' && /^(d|optionalD)ependencies$/.test(section)) found.needs.get(key)?.push(keyOf(name, unquoted(rest)))
    } else if (part === 'importers' && word === 'version' && !rest.startsWith('link:'))
      // Tests of the guide and the tools at the root are no part of the shop.
      found.direct.push({ key: keyOf(name, unquoted(rest)), isProduction: section === 'dependencies' && !key.startsWith('tests/') })
  }
  return found
}

export function readLockfile(text: string): readonly Locked[] {
  const { direct, integrity, needs } = readLines(text)
  const reach = (keys: readonly string[]): Set<string> => {
    const reached = new Set<string>()
    const waiting = [...keys]
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
      if (!reached.has(key)) {
        reached.add(key)
        waiting.push(...(needs.get(key) ?? []))
      }
    return new Set([...reached].map(plain))
  }
  const production = reach(direct.filter(({ isProduction }) => isProduction).map(({ key }) => key))
  const named = new Set(direct.map(({ key }) => plain(key)))
  const neededBy = Map.groupBy(needs, ([key]) => plain(key))
  return [...integrity].map(([key, hash]) => ({
    name: key.slice(0, key.lastIndexOf('@')),
    version: key.slice(key.lastIndexOf('@') + 1),
    integrity: hash,
    isDirect: named.has(key),
    isProduction: production.has(key),
    needs: [...new Set((neededBy.get(key) ?? []).flatMap(([, list]) => list.map(plain)))].toSorted(),
  }))
}
