import { describe, expect, it } from 'vitest'
import type { RestHeldCertificate } from '../../rest/restTypes.ts'
import { changed, type Changes, userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const certificate = (changes: Changes<RestHeldCertificate> = {}): RestHeldCertificate =>
  changed<RestHeldCertificate>(
    {
      kind: 'gsp',
      name: 'GSP证书',
      need: 1,
      status: 'passed',
      id: '3',
      no: 'GSP-1',
      valid_from: '2025-05-22',
      valid_to: '2026-12-13',
      days_left: 21,
      reason: null,
      file: null,
      consequence: { goods: 312, cart_lines: 3 },
      renewal: {
        id: '9',
        no: 'GSP-2',
        valid_from: '2026-11-01',
        valid_to: null,
        file: '/files/upload/k.pdf',
        status: 'pending',
        reason: null,
      },
    },
    changes,
  )
const missing = certificate({
  kind: 'cgwts',
  name: '采购委托书',
  status: 'missing',
  id: null,
  no: null,
  valid_from: null,
  valid_to: null,
  days_left: null,
  consequence: null,
  renewal: null,
})
const user = { 'GET /api/user/base': ok(userBody()) }

describe('certificates', () => {
  it('certificates say what hangs on them, beside the scopes', async () => {
    const { ask, rest } = openHarness({
      ...user,
      'GET /api/user/zizhi': ok([certificate(), missing]),
      'GET /api/user/jyfw': ok([{ code: 'chemical', name: '化学药制剂', valid_to: null, goods_count: 312 }]),
    })
    const { data } = await ask(
      '{ viewer { certificates { kind status daysLeft file consequence { goodsCount cartLineCount } renewal { certificateID status expiresOn file } } scopes { code goodsCount expiresOn } } }',
    )
    expect(data).toEqual({
      viewer: {
        certificates: [
          {
            kind: 'GSP',
            status: 'APPROVED',
            daysLeft: 21,
            file: null,
            consequence: { goodsCount: 312, cartLineCount: 3 },
            renewal: { certificateID: '9', status: 'PENDING', expiresOn: null, file: '/files/upload/k.pdf' },
          },
          { kind: 'AUTHORITY_LETTER', status: 'MISSING', daysLeft: null, file: null, consequence: null, renewal: null },
        ],
        scopes: [{ code: 'chemical', goodsCount: 312, expiresOn: null }],
      },
    })
    expect(rest.calls.toSorted()).toEqual(['GET /api/user/base', 'GET /api/user/jyfw', 'GET /api/user/zizhi'])
  })

  it.each([
    [
      'submitCertificate(input: { kind: AUTHORITY_LETTER, certificateNo: "C-1", startsOn: "2026-01-01", fileKey: "k.pdf" })',
      'POST /api/user/zizhi',
      'kind=cgwts&no=C-1&valid_from=2026-01-01&file=k.pdf',
    ],
    [
      'renewCertificate(input: { certificateID: "3", certificateNo: "G-2", startsOn: "2026-01-01", expiresOn: "2031-01-01" })',
      'PUT /api/user/zizhi/3',
      'no=G-2&valid_from=2026-01-01&valid_to=2031-01-01',
    ],
  ])('%s makes one call', async (field, call, form) => {
    const { ask, rest } = openHarness({ [call]: ok([certificate()]) })
    expect((await ask(`mutation { change: ${field} { certificates { certificateID } } }`)).data).toEqual({
      change: { certificates: [{ certificateID: '3' }] },
    })
    expect(rest.calls).toEqual([`${call} ${form}`])
  })

  it('changes of certificates name the refused field as the schema does, and never leave their path', async () => {
    const { ask } = openHarness({ 'PUT /api/user/zizhi/3': refused(422, '请填写证照编号', { errors: { no: ['请填写证照编号'] } }) })
    const renew = (id: string) =>
      ask(`mutation { renewCertificate(input: { certificateID: "${id}", certificateNo: " ", startsOn: "2026-01-01" }) { viewer { id } } }`)
    expect((await renew('3')).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'certificateNo' })
    expect((await renew('../3')).errors?.[0]?.extensions).toMatchObject({ field: 'certificateID' })
  })
})
