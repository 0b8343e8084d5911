import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { App, Room } from '../../server/app.ts'
import { describeCall } from '../../server/envelope.ts'
import { fields, idList } from '../../server/fields.ts'

const IDS_MAX = 100
/** At a time, so that one caller does not hold all connections of the database. */
const BESIDE = 4
const PASSED_ON = [
  'cookie',
  'authorization',
  'x-shop',
  'x-gateway-secret',
  'x-client-ip',
  'x-request-id',
  'x-read-after',
  'user-agent',
] as const

/** Plain parts of an address: nothing that could leave its segment, and no second place for an id. */
const PATH = '[A-Za-z0-9_/-]*'
const QUERY = '[A-Za-z0-9_.,=&%~+-]*'

const ManyQuery = Type.Object({
  call: Type.String({
    title: '调用',
    maxLength: 4000,
    pattern: `^/api/(?!many|erp/)(${PATH}\\{id\\}${PATH}(\\?${QUERY})?|${PATH}\\?(${QUERY}&)?[a-z_]*_id=\\{id\\}(&${QUERY})?)$`,
    description: '一个读取调用的地址，{id} 处依次填入各编号，如 /api/order/{id}',
  }),
  ids: fields.ids('编号', IDS_MAX),
})

const Answered = Type.Object({
  id: Type.String(),
  status: Type.Integer({ description: '单独调用时的 HTTP 状态码' }),
  body: Type.Any({ description: '单独调用时的应答' }),
})

/** Each id asked as if alone, with the caller's own rights; the answers are joined as they are. */
async function askEach(app: App, request: FastifyRequest, call: string, ids: readonly number[]): Promise<string[]> {
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  )
  const answers: string[] = []
  for (let at = 0; at < ids.length; at += BESIDE) {
    const asked = ids.slice(at, at + BESIDE).map(async (id) => {
      const answer = await app.inject({ method: 'GET', url: call.replace('{id}', String(id)), headers, remoteAddress: request.ip })
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      return `{"id":"${id}","status":${isJson ? answer.statusCode : 406},"body":${isJson ? answer.payload : 'null'}}`
    })
    answers.push(...(await Promise.all(asked)))
  }
  return answers
}

/** What lists ask for each of their entries, in one call. */
export const manyRoom: Room = {
  name: 'many',
  schemas: [],
  routes(app) {
    const many = describeCall({
      summary: '同一读取调用的多个编号一次取回，各自的结果与单独调用相同',
      tag: '公共',
      visitor: true,
      data: Type.Array(Answered),
      example: [{ id: '7', status: 404, body: { code: 404, message: '商品不存在', data: null } }],
    })
    app.get('/api/many', { ...many, schema: { ...many.schema, querystring: ManyQuery } }, async (request, reply) => {
      const { call, ids } = request.query
      const answers = await askEach(app, request, call, idList(ids))
      reply.type('application/json; charset=utf-8').serializer((text: string) => text)
      return reply.send(`{"code":200,"message":"ok","data":[${answers.join(',')}]}` as never)
    })
  },
}
