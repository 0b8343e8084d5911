import { Registry } from 'prom-client'
import { isReason } from '../../rules/src/reasons.ts'
import { expect, it } from 'vitest'
import { createMetrics as metricsOfApi } from '../../api/src/observe/metrics.ts'
import { createMetrics as metricsOfGateway } from '../../gateway/src/observe/metrics.ts'
import { read } from './sources.ts'

/** What Prometheus adds to all it reads. */
const ADDED = ['job', 'instance', 'le']

/** Every metric there is, by the names its lines have, with its labels. */
function knownMetrics(): ReadonlyMap<string, readonly string[]> {
  const registries = [new Registry(), new Registry()] as const
  metricsOfApi(registries[0])
  metricsOfGateway(() => 0, registries[1])
  const all = registries.flatMap((registry) => registry.getMetricsAsArray())
  return new Map([
    ['up', []],
    ...all.flatMap((metric) => {
      const labels = (Reflect.get(metric, 'labelNames') ?? []) as readonly string[]
      const names = String(metric.type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => metric.name + end) : [metric.name]
      return names.map((name) => [name, labels] as const)
    }),
  ])
}

const alerts = read('deploy/prometheus/alerts.yml')
const rules = [...alerts.matchAll(/alert: (\w+)\n\s+expr: (.+)\n[\s\S]*?summary: (.+), runbook: ([a-z-]+) }/g)]
type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[] }
const { panels } = JSON.parse(read('deploy/grafana/shop.json')) as { readonly panels: readonly Panel[] }
const expressions = [
  ...rules.map(([, name = '', expr = '']) => ({ name, expr })),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ name: title, expr }))),
]

const METRIC = /\b(?:up|(?:api|gateway|shop|process|nodejs)_\w+)\b/g
const metricsIn = (expr: string): string[] => expr.match(METRIC) ?? []

it('alerts and dashboards ask for metrics that are there, by labels that these have', () => {
  const known = knownMetrics()
  expect([rules.length, alerts.match(/alert:/g)?.length, panels.length]).toEqual([25, 25, 39])
  for (const { name, expr } of expressions) {
    const asked = metricsIn(expr)
    expect(asked.length, `${name} asks for nothing`).toBeGreaterThan(0)
    for (const metric of asked) expect([...known.keys()], name).toContain(metric)
    const labels = [...ADDED, ...asked.flatMap((metric) => known.get(metric) ?? [])]
    const named = [
      ...[...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/(\w+)(?:=~|!=|!~|=)/g)].map(([, label = '']) => label),
      ),
    ]
    for (const label of named) expect(labels, `${name}: ${expr}`).toContain(label)
  }
})

it('a legend names labels that its question keeps', () => {
  for (const { title, targets = [] } of panels)
    for (const { expr, legendFormat } of targets) {
      const kept = /by \(/.test(expr)
        ? [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
        : [...ADDED, ...metricsIn(expr).flatMap((metric) => knownMetrics().get(metric) ?? [])]
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) expect(kept, `${title}: ${expr}`).toContain(label)
    }
})

it('alerts ask for reasons that the trade has', () => {
  const reasons = expressions.flatMap(({ expr }) => [...expr.matchAll(/reason=~?"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|')))
  expect(reasons.length).toBeGreaterThan(3)
  expect(reasons.filter((reason) => !isReason(reason))).toEqual([])
})

it('every alert has its section among the runbooks', () => {
  const sections = [...read('docs/operations/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d ]/gu, '')
      .replaceAll(' ', '-'),
  )
  for (const [, name, , , runbook] of rules) expect(sections, name).toContain(runbook)
})
