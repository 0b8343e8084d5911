import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Asked, fill, main, memberMocks, press } from '../../../testing/memberPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const certificate = (changes: object = {}) => ({
  kind: 'GSP',
  name: 'GSP证书',
  isNeeded: true,
  status: 'APPROVED',
  certificateID: '3',
  certificateNo: 'GSP-1',
  startsOn: '2025-05-22',
  expiresOn: '2026-12-13',
  daysLeft: 21,
  reason: null,
  file: null,
  consequence: { goodsCount: 312, cartLineCount: 3 },
  renewal: null,
  ...changes,
})

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('papers (/zzzj)', () => {
  it('papers show their scan small where it is a picture, a sign where it is a PDF or is missing, and open it large', async () => {
    const files = { GSP: '/files/certificate/1.jpg', TRADE_PERMIT: '/files/certificate/2.pdf', OTHER: null }
    await renderStorefront(
      '/zzzj',
      memberMocks({ certificates: Object.entries(files).map(([kind, file]) => certificate({ kind, name: kind, file })) }),
    )
    const scan = (name: string): HTMLElement => screen.getByRole('link', { name: `查看${name}扫描件` })
    expect(
      ['GSP', 'TRADE_PERMIT'].map((name) => [
        scan(name).getAttribute('href'),
        scan(name).getAttribute('target'),
        scan(name).querySelector('img')?.getAttribute('src') ?? null,
      ]),
    ).toEqual([
      [files.GSP, '_blank', files.GSP],
      [files.TRADE_PERMIT, '_blank', null],
    ])
    expect(screen.getByTitle('没有扫描件').tagName).toBe('SPAN')
    fireEvent.error(scan('GSP').querySelector('img') ?? document.body)
    expect([scan('GSP').querySelector('img'), scan('GSP').querySelector('svg') === null]).toEqual([null, false])
  })

  it('papers say what is lost when one lapses, and send the next with its scan by key', async () => {
    const renew = vi.fn((..._asked: Asked) => ({
      viewer: {
        id: 'Viewer:1',
        certificates: [
          certificate({
            renewal: {
              certificateID: '9',
              status: 'PENDING',
              certificateNo: 'GSP-2',
              startsOn: '2026-11-01',
              expiresOn: null,
              reason: null,
              file: null,
            },
          }),
        ],
      },
    }))
    await renderStorefront('/zzzj', memberMocks({ certificates: [certificate()] }, { renewCertificate: renew }))
    expect(main()).toContain('GSP证书还有 21 天到期，过期后312 种商品和采购单中的 3 行将不能下单。')
    await press('换证 GSP证书')
    await press('提交审核')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('新证审核通过前，原证照照常有效。')).toBeTruthy()
    for (const sentence of ['请填写证照编号', '请填写有效期的起始日期', '请上传证照扫描件']) expect(dialog.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('证照编号'))
    fill('证照编号', ' GSP-2 ')
    fill('有效期起', '2026-11-01')
    await act(async () => dialog.getByLabelText('长期有效').click())
    vi.stubGlobal('fetch', vi.fn(globalThis.fetch).mockResolvedValueOnce(Response.json({ key: 'scan.pdf', url: '/files/upload/scan.pdf' })))
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('上传扫描件', { selector: 'input' }), {
          target: { files: [new File(['x'], '证照.pdf', { type: 'application/pdf' })] },
        }),
    )
    await press('提交审核')
    await waitFor(() =>
      expect(renew.mock.calls[0]?.[1].input).toEqual({
        certificateID: '3',
        certificateNo: 'GSP-2',
        startsOn: '2026-11-01',
        expiresOn: null,
        fileKey: 'scan.pdf',
        clientKey: expect.any(String) as string,
      }),
    )
    await waitFor(() => expect(main()).toContain('新证审核中'))
    // It is on its way: nothing presses any more.
    expect(main()).not.toContain('将不能下单')
  })

  it('what a paper takes with it stands only where its end is near or past', async () => {
    const papers = [
      certificate({ kind: 'GSP', name: '甲证', daysLeft: 91 }),
      certificate({ kind: 'TRADE_PERMIT', name: '乙证', daysLeft: 90 }),
      certificate({ kind: 'BUSINESS_LICENCE', name: '丙证', status: 'EXPIRED', daysLeft: -1 }),
      certificate({ kind: 'OTHER', name: '丁证', expiresOn: null, daysLeft: null }),
    ]
    await renderStorefront('/zzzj', memberMocks({ certificates: papers }))
    const rows = (await screen.findAllByRole('button', { name: /^换证 / })).map((button) => button.closest('li')?.textContent ?? '')
    expect(rows.map((row) => /(?:失效后|现在)不能购买 312 种商品，影响采购单 3 行/.exec(row)?.[0].slice(0, 2) ?? null)).toEqual([
      null,
      '失效',
      '现在',
      null,
    ])
  })

  it('papers press where they have lapsed or will within thirty days, unless a new one is under review', async () => {
    const renewal = { certificateID: '9', certificateNo: 'X', startsOn: '2026-11-01', expiresOn: null, reason: null, file: null }
    const papers = [
      certificate({ kind: 'GSP', name: '甲证', daysLeft: 30 }),
      certificate({ kind: 'TRADE_PERMIT', name: '乙证', daysLeft: 31 }),
      certificate({ kind: 'MEDICAL_LICENCE', name: '丙证', daysLeft: 0, consequence: { goodsCount: 5, cartLineCount: 0 } }),
      certificate({ kind: 'BUSINESS_LICENCE', name: '丁证', status: 'EXPIRED', daysLeft: -1 }),
      certificate({ kind: 'AUTHORITY_LETTER', name: '戊证', daysLeft: 3, renewal: { ...renewal, status: 'PENDING' } }),
      certificate({ kind: 'OPENING_FORM', name: '己证', status: 'MISSING', daysLeft: null, isNeeded: false }),
      certificate({ kind: 'OTHER', name: '庚证', daysLeft: 3, renewal: { ...renewal, status: 'REJECTED' } }),
    ]
    await renderStorefront('/zzzj', memberMocks({ certificates: papers }))
    const notices = (await screen.findAllByRole('button', { name: '去换证' })).map((button) => button.parentElement?.textContent)
    expect(notices).toEqual([
      '甲证还有 30 天到期，过期后312 种商品和采购单中的 3 行将不能下单。去换证',
      '丙证今天到期，过期后5 种商品将不能下单。去换证',
      '丁证已过期，312 种商品和采购单中的 3 行暂不能下单。换证审核通过后恢复。去换证',
      '庚证还有 3 天到期，过期后312 种商品和采购单中的 3 行将不能下单。去换证',
    ])
    expect(main()).toContain('共 7 项，其中必交 6 项')
    const acts = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(acts.filter((label) => / .证$/.test(label ?? ''))).toEqual([
      '换证 甲证',
      '换证 乙证',
      '换证 丙证',
      '换证 丁证',
      '修改新证 戊证',
      '提交 己证',
      '更正新证 庚证',
    ])
    await press('换证 丁证')
    expect((await screen.findByRole('dialog')).textContent).toContain('新证审核通过后即恢复购买。')
  })

  it('papers keep what was typed when they are refused, and refuse a file too large before it is sent', async () => {
    const submit = vi.fn((..._asked: Asked): never => {
      throw gatewayFailure('VALIDATION_FAILED', { field: 'expiresOn', userMessage: '该证照已过期，请上传有效期内的证照' })
    })
    await renderStorefront(
      '/zzzj',
      memberMocks(
        {
          certificates: [
            certificate({
              kind: 'AUTHORITY_LETTER',
              name: '采购委托书',
              status: 'REJECTED',
              daysLeft: null,
              reason: '照片不清晰',
              consequence: null,
            }),
          ],
        },
        { renewCertificate: submit },
      ),
    )
    expect(main()).toContain('未通过：照片不清晰')
    await press('更正 采购委托书')
    expect(screen.getByRole('dialog').textContent).not.toContain('新证审核通过')
    const big = new File([new Uint8Array(6 * 1024 * 1024)], '大.png', { type: 'image/png' })
    await act(async () => void fireEvent.change(screen.getByLabelText('上传扫描件', { selector: 'input' }), { target: { files: [big] } }))
    expect(screen.getByText('单个文件不能超过 5 MB')).toBeTruthy()
    fill('证照编号', 'WTS-7')
    await press('提交审核')
    expect((await screen.findAllByText('该证照已过期，请上传有效期内的证照')).length).toBeGreaterThan(0)
    expect(submit.mock.calls[0]?.[1].input).toMatchObject({ certificateNo: 'WTS-7', startsOn: '2025-05-22', fileKey: null })
    expect(screen.getByLabelText<HTMLInputElement>('证照编号').value).toBe('WTS-7')
  })
})
