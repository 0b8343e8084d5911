/** A thing the specification asks for, in its own words. */
export type Item = { readonly section: string; readonly kind: string; readonly text: string; readonly params?: readonly string[] }

type Section = { readonly title: string; readonly text: string }

/** The chapters and their parts, by heading. */
function sectionsOf(spec: string): Map<string, Section> {
  const parts = spec.split(/^#{2,3} /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return [title.replace(/^\d+\. /, ''), { title, text: lines.join('\n') }]
    }),
  )
}

/** Bullets with what is indented below them apart, the words in bold as their name; a bullet that only announces those below it is none. */
function bulletsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^ *- /.test(line))
    .map((line) => line.replace(/^ *- (?:\*\*(.*?)\.?\*\*)?/, (_, name?: string) => (name === undefined ? '' : `${name}:`)).trim())
    .filter((line) => !/(?:Contains|children):$|: not shown\.$/.test(line))
}

const sentencesOf = (text: string): string[] => text.split(/(?<=\.) (?=[A-Z])/)

/** What is said in whole sentences beside lists of routes or calls; what is left out on purpose asks for nothing. */
function saidIn(text: string, isSaid: (sentence: string) => boolean): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^ *- /, '').trim())
    .filter((line) => /^[^#|*].*\.$/.test(line))
  return lines.flatMap(sentencesOf).filter((sentence) => isSaid(sentence) && !/not shown|omitted|This document/.test(sentence))
}

const ROUTE = /(?<![\w/}])\/[a-zA-Z_0-9][\w/{}?]*|(?<=^|[\s(])\/(?=[\s,)])/g

function routesOf(text: string): string[] {
  const found =
    text
      .replaceAll(/\?id=\{id\}/g, '')
      .replaceAll(/(\S*\/step)1, step2, step3/g, '$11 $12 $13')
      .match(ROUTE) ?? []
  return [...new Set(found.map((path) => path.replace(/\/$/, '') || '/'))]
}

/** Pages that have a name of their own instead of an address: list_index, forget_step1. */
function childrenOf(text: string): string[] {
  return [...new Set(text.match(/(?<![\w/])[a-z]+_(?:index|table|no_image|step\d)(?!\w)/g) ?? [])]
}

/** "about us (complaints and suggestions, contact)": parts of a menu without an address of their own. */
function groupsOf(text: string): string[] {
  return [...text.matchAll(/^ +- ([a-z][a-z -]+\(.*\))$/gm)].map(([, group = '']) => group.replace(/, [a-z ]+ \/.*\)/, ')'))
}

/** "POST and GET /api/x: params", "GET /api/focus/{a (note), b}" and the like, one call each. */
function callsOf(line: string): string[] {
  const [, verbs = '', path = ''] = /^((?:(?:GET|POST|PUT|DELETE)(?: and )?)+) (\/?api\/(?:\{[^}]*\}|[^:\s{])*)/.exec(line) ?? []
  if (verbs === '') return []
  const whole = `/${path.replace(/^\//, '').replace(/\.$/, '')}`
  const choice = /\{([^}]*,[^}]*)\}/.exec(whole)?.[1]
  const all =
    choice === undefined
      ? [whole]
      : choice.split(',').map((parameter) => whole.replace(/\{[^}]*\}/, parameter.replace(/\(.*\)/, '').trim()))
  return verbs.split(' and ').flatMap((verb) => all.map((parameter) => `${verb} ${parameter}`))
}

/** The names a call is said to take: what stands after its colon, without what is told of them. */
function paramsOf(line: string, verb: string): string[] {
  const named = /\(([A-Z]+): (\w+)\)/.exec(line)
  if (named !== null) return named[1] === verb ? [named[2] ?? ''] : []
  const query = /\(query (\w+)\)/.exec(line)?.[1]
  const [, list = ''] =
    /^[^:]*?(?:GET|POST|PUT|DELETE) \S+: ([^.]*(?:\.\w+)?)/.exec(line.replaceAll(/\([^)]*\)/g, '').replace(' :', ':')) ?? []
  const names = list
    .replaceAll('params.', '')
    .split(',')
    .map((name) => name.trim().replace(/ \d+$/, ''))
    .filter((name) => /^[a-z_]+$/.test(name) && name !== 'params')
  return query === undefined ? names : [query]
}

const FIELD_LISTS: readonly (readonly [entity: string, pattern: RegExp])[] = [
  ['User state', /\*\*User state\*\*\n([\s\S]*?)\n\n/],
  ['Cart line', /\*\*Cart line\*\*\n([\s\S]*?)\n\n/],
  ['Goods', /\*\*Goods\*\*\n([\s\S]*?)\n\n/],
  ['Cart state', /\*\*Cart state\*\*\n([\s\S]*?)\n\n/],
]

/** Words of the lists that only explain a field. */
const NO_FIELDS = new Set(['adding', 'manufacturer', 'spec', 'stock', 'each', 'count', 'data'])

/** The single words between commas and brackets. */
function fieldsOf(text: string): string[] {
  const names = text
    .replaceAll(/\n- /g, ', ')
    .replace(/^- /, '')
    .split(/[,;:().]| and | or | on | with | when | of /)
    .map((word) => word.trim().replace(/ list$|^optional /, ''))
  return [...new Set(names.filter((word) => /^[a-z][a-zA-Z_0-9]+$/.test(word) && !NO_FIELDS.has(word)))]
}

function tableRows(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^\| (?!Condition|---)/.test(line))
    .map((line) => line.replaceAll(/^\| | \|$/g, '').replace(' | ', ': '))
}

/** Everything SPEC.md lists, in its order. */
export function itemsOf(spec: string): Item[] {
  const sections = sectionsOf(spec)
  const textOf = (title: string): string => sections.get(title)?.text ?? ''
  const screens = ['Entry and general', 'Shopping', 'Cart flow', 'Account entry', 'Member area', 'Help and news']
  const flags = /flags for: ([^.]*)\./.exec(textOf('Screens and routes'))?.[1]?.split(/, | and /) ?? []
  const isRule = (sentence: string): boolean => /^[A-Z]/.test(sentence) && !/^(?:Steps:|Also|[A-Z]+(?: and [A-Z]+)? \/?api)/.test(sentence)
  const calls = bulletsOf(textOf('The calls it makes'))
  return [
    ...bulletsOf(textOf('What the product does and for whom')).map((text) => ({ section: 'What the product does', kind: 'product', text })),
    ...saidIn(textOf('What the product does and for whom').replaceAll(/^- .*$/gm, ''), isRule).map((text) => ({
      section: 'What the product does',
      kind: 'product',
      text,
    })),
    ...screens.flatMap((section) => routesOf(textOf(section)).map((text) => ({ section, kind: 'route', text }))),
    ...screens.flatMap((section) => childrenOf(textOf(section)).map((text) => ({ section, kind: 'child', text }))),
    ...groupsOf(textOf('Help and news')).map((text) => ({ section: 'Help and news', kind: 'group', text })),
    ...screens.flatMap((section) => saidIn(textOf(section), isRule).map((text) => ({ section: 'Of the routes', kind: 'note', text }))),
    ...[
      ...flags,
      'The document title is the route title plus the product title',
      'Scroll position is restored per route unless disabled',
    ].map((text) => ({ section: 'Flags of a route', kind: 'flag', text })),
    ...bulletsOf(textOf('Layout')).map((text) => ({ section: 'Layout', kind: 'part', text })),
    ...FIELD_LISTS.flatMap(([section, pattern]) =>
      fieldsOf(pattern.exec(textOf('Entities and their fields'))?.[1] ?? '').map((text) => ({ section, kind: 'field', text })),
    ),
    ...bulletsOf(/\*\*Other entities\*\*\n([\s\S]*)/.exec(textOf('Entities and their fields'))?.[1] ?? '').map((text) => ({
      section: 'Other entities',
      kind: 'entity',
      text,
    })),
    ...bulletsOf(textOf('States and transitions')).map((text) => ({ section: 'States and transitions', kind: 'state', text })),
    ...bulletsOf(textOf('Validation rules')).map((text) => ({ section: 'Validation rules', kind: 'rule', text })),
    ...bulletsOf(textOf('Roles and permissions')).map((text) => ({ section: 'Roles and permissions', kind: 'rule', text })),
    ...calls.flatMap((line) =>
      callsOf(line).map((text) => ({
        section: 'The calls it makes',
        kind: 'call',
        text,
        params: !line.includes('(query') || text.endsWith('kxzq_ad') ? paramsOf(line, text.split(' ')[0] ?? '') : [],
      })),
    ),
    ...saidIn(textOf('The calls it makes'), isRule).map((text) => ({ section: 'The calls it makes', kind: 'note', text })),
    ...tableRows(textOf('The error catalogue')).map((text) => ({ section: 'The error catalogue', kind: 'error', text })),
    ...bulletsOf(textOf('Business constants and limits')).map((text) => ({
      section: 'Business constants and limits',
      kind: 'constant',
      text,
    })),
  ]
}
