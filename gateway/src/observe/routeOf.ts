const most = 300
const seen = new Set<string>()

/** `/api/goods/detail/{id}` of `/api/goods/detail/7?x=1`: few enough names to count by, whatever is asked for. */
export function routeOf(path: string, known: Set<string> = seen): string {
  const [plain = '/'] = path.split('?', 1)
  const [, area = ''] = plain.split('/')
  if (area !== 'api') return `/${/^(files|cashier|outbox|readyz|healthz)$/.test(area) ? area : 'other'}`
  const route = plain.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')
  if (!known.has(route) && known.size >= most) return '/api/other'
  known.add(route)
  return route
}
