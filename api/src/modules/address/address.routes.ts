import { Type, type Static } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { ADDRESSES_MAX } from 'rules/constants'
import { isPhone } from 'rules/validators'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { clientKeyField, fields, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Form } from '../user/form.ts'
import { cleanName, personFault, textFault } from '../user/names.ts'
import { judgePlace } from '../account-entry/region.service.ts'
import { findAddresses, type AddressFields, type AddressRow } from './address.repo.ts'
import { addAddress, addressText, changeAddress, chooseDefault, existing, removeAddress } from './address.service.ts'

const TAG = '收货地址'
const place = (title: string) =>
  Type.String({ title, pattern: '^[0-9]{0,15}$', 'x-sentence': `请选择${title}`, description: '地区编号，见 GET /api/region' })

const AddressBody = Type.Object({
  name: fields.text('收货人', { max: 60, sentence: '请填写收货人' }),
  phone: fields.text('联系电话', { max: 20, sentence: '请填写联系电话' }),
  province: place('省份'),
  city: Type.Optional(place('城市')),
  district: Type.Optional(place('区县')),
  address: fields.text('详细地址', { max: 300, sentence: '请填写详细地址' }),
  is_default: Type.Optional(fields.flag('设为默认地址')),
})
const AddBody = Type.Object({ ...AddressBody.properties, client_key: Type.Optional(clientKeyField()) })
type AddressForm = Static<typeof AddressBody>

const RegionSchema = Type.Object({ id: Type.String(), name: Type.String() }, { description: '地区' })
const AddressSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    phone: Type.String({ description: '手机或座机' }),
    regions: Type.Array(RegionSchema, { description: '省、市、区，自上而下' }),
    address: Type.String({ description: '详细地址' }),
    full_address: Type.String({ description: '含地区的完整地址' }),
    is_default: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '默认地址' }),
  },
  { $id: 'Address' },
)
type AddressWire = Static<typeof AddressSchema>
const example: AddressWire = {
  id: '7',
  name: '王店长',
  phone: '13800000001',
  regions: [
    { id: '330000', name: '浙江省' },
    { id: '330100', name: '杭州市' },
    { id: '330106', name: '西湖区' },
  ],
  address: '示范路1号',
  full_address: '浙江省杭州市西湖区示范路1号',
  is_default: 1,
}

function addressWire(row: AddressRow): AddressWire {
  return {
    id: String(row.id),
    name: row.name,
    phone: row.phone,
    regions: row.places.toReversed().map(({ id, name }) => ({ id: String(id), name })),
    address: row.detail,
    full_address: addressText(row),
    is_default: row.is_default ? 1 : 0,
  }
}

export const addressRoom: Room = {
  name: 'address',
  schemas: [AddressSchema],
  routes(app, deps) {
    const list = describeCall({
      summary: `收货地址（最多 ${ADDRESSES_MAX} 个，默认的在前）`,
      tag: TAG,
      data: Type.Array(ref(AddressSchema)),
      example: [example],
    })
    app.get('/api/address', list, async (request) => ok((await findAddresses(deps.db, sessionOf(request).memberId)).map(addressWire)))
    formRoutes(app, deps)
    choiceRoutes(app, deps)
  },
}

function formRoutes(app: App, deps: Deps): void {
  const add = describeCall({ summary: '新增收货地址', tag: TAG, data: ref(AddressSchema), example, reasons: ['IDEMPOTENCY_REUSED'] })
  app.post('/api/address', { ...add, attachValidation: true, schema: { ...add.schema, body: AddBody } }, async (request) => {
    const given = await acceptedFields(deps, request, request.body)
    const { is_default, client_key: clientKey = null } = request.body
    return ok(addressWire(await addAddress(deps, sessionOf(request).memberId, given, { asDefault: is_default === '1', clientKey })))
  })

  const change = describeCall({ summary: '修改收货地址', tag: TAG, data: ref(AddressSchema), example, statuses: [404] })
  app.put(
    '/api/address/:id',
    { ...change, attachValidation: true, schema: { ...change.schema, params: IdParams, body: AddressBody } },
    async (request) => {
      const { memberId } = sessionOf(request)
      const { id } = await existing(deps, memberId, pathId(request.params.id))
      return ok(
        addressWire(
          await changeAddress(deps, memberId, id, await acceptedFields(deps, request, request.body), request.body.is_default === '1'),
        ),
      )
    },
  )
}

async function acceptedFields(deps: Deps, request: FastifyRequest, body: AddressForm): Promise<AddressFields> {
  const form = new Form(request)
  form.rule('name', () => personFault('收货人', body.name))
  form.rule('phone', () => (isPhone(body.phone.trim(), true) ? null : '联系电话须为手机号，或区号加连字符的座机号'))
  const region = await judgePlace(deps, form, body)
  form.rule('address', () => textFault('详细地址', cleanName(body.address), { min: 2, max: 120 }))
  return form.accept(
    region === null || !form.isFine('name', 'phone', 'address')
      ? null
      : { name: cleanName(body.name), phone: body.phone.trim(), region_id: region, detail: cleanName(body.address) },
  )
}

function choiceRoutes(app: App, deps: Deps): void {
  const remove = describeCall({
    summary: '删除收货地址，返回余下的',
    tag: TAG,
    data: Type.Array(ref(AddressSchema)),
    example: [example],
    statuses: [404],
  })
  app.delete('/api/address/:id', { ...remove, schema: { ...remove.schema, params: IdParams } }, async (request) =>
    ok((await removeAddress(deps, sessionOf(request).memberId, pathId(request.params.id))).map(addressWire)),
  )

  const choose = describeCall({ summary: '设为默认收货地址', tag: TAG, data: ref(AddressSchema), example, statuses: [404] })
  app.post('/api/address/:id/default', { ...choose, schema: { ...choose.schema, params: IdParams } }, async (request) =>
    ok(addressWire(await chooseDefault(deps, sessionOf(request).memberId, pathId(request.params.id)))),
  )
}
