import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderMocks, order } from '../../../testing/orderPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'

const paper = (changes: Record<string, unknown>) => ({
  paperID: 'paper-1',
  group: 'GOODS',
  goodsID: '7',
  goodsName: '阿莫西林胶囊',
  name: '药品批准证明文件',
  paperNo: '国药准字H1',
  lot: null,
  version: 1,
  replacedExpiresOn: null,
  startsOn: null,
  expiresOn: '2031-05-31',
  daysLeft: 1_650,
  standing: 'VALID',
  lapseNote: '到期后停止购进此品种',
  isNew: false,
  url: '/files/dossier/paper-1-aa.pdf',
  ...changes,
})
const goods = (goodsID: string, name: string, changes: Record<string, unknown> = {}) => ({
  goodsID,
  name,
  spec: '24粒',
  manufacturer: '青榕制药',
  requestedAt: null,
  fetchedAt: null,
  isBought: true,
  archive: `/files/dossier/goods-${goodsID}.zip`,
  missing: [],
  papers: [],
  ...changes,
})
const papers = [
  paper({ paperID: 'paper-2', version: 2, replacedExpiresOn: '2026-11-17', isNew: true }),
  paper({ paperID: 'paper-3', name: '生产企业资质', standing: 'LAPSING', daysLeft: 20, expiresOn: '2026-12-11', paperNo: null }),
  paper({
    paperID: 'paper-4',
    name: '质量标准',
    standing: 'LAPSED',
    daysLeft: -5,
    expiresOn: '2026-11-16',
    lapseNote: '资料包中标为已过期',
  }),
]
const viewer = () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true })
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

it('papers of first business say their version, their last day and what happens then; the view is an address', async () => {
  const asked: unknown[] = []
  await renderStorefront('/syzl?view=lapsing', {
    Query: {
      viewer,
      companyDossier: () => ({
        archive: '/files/dossier/company.zip',
        papers: [paper({ name: '营业执照', expiresOn: null, daysLeft: null })],
        missing: [],
      }),
      dossierGoods: (_: unknown, { filter, page }: { filter: unknown; page: unknown }) => {
        asked.push([filter, page])
        return { edges: [{ node: goods('7', '阿莫西林胶囊', { papers, missing: ['包装样稿'] }) }], pageCursors: { last: null, around: [] } }
      },
    },
  })
  expect(asked).toEqual([[{ view: 'LAPSING' }, 1]])
  expect(rowsOf('企业资料')).toEqual(['营业执照国药准字H1　长期有效有效'])
  expect(rowsOf('阿莫西林胶囊的资料')).toEqual([
    '药品批准证明文件 新版国药准字H1　第 2 版，上一版至 2026-11-17　有效期至 2031-05-31有效',
    '生产企业资质有效期至 2026-12-11还有 20 天到期到期后停止购进此品种。',
    '质量标准国药准字H1　有效期至 2026-11-16已过期资料包中标为已过期。',
  ])
  expect(screen.getByText('尚未登记：包装样稿，请联系客户经理。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '下载企业资料包' }).getAttribute('href')).toBe('/files/dossier/company.zip')
  expect(screen.getByRole('link', { name: '60 天内到期' }).getAttribute('aria-current')).toBe('page')
})

it('papers of chosen goods are asked for together and come as one archive; another choice needs another', async () => {
  const sent: unknown[] = []
  const two = [goods('7', '阿莫西林胶囊'), goods('9', '布洛芬片')]
  await renderStorefront('/syzl', {
    Query: {
      viewer,
      companyDossier: () => null,
      dossierGoods: () => ({ edges: two.map((node) => ({ node })), pageCursors: { last: null, around: [] } }),
    },
    Mutation: {
      requestDossier: (_: unknown, { input }: { input: { goodsIDs: string[] } }) => {
        sent.push(input)
        return { archive: `/files/dossier/goods-${input.goodsIDs.join('-')}.zip`, dossiers: [], refusals: [] }
      },
    },
  })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '索取所选资料' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: '全选本页' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '索取所选资料（2 种）' })))
  expect(sent).toEqual([{ goodsIDs: ['7', '9'] }])
  expect((await screen.findByRole('link', { name: '下载资料包（2 种）' })).getAttribute('href')).toBe('/files/dossier/goods-7-9.zip')
  fireEvent.click(screen.getByRole('checkbox', { name: '选择布洛芬片' }))
  expect(screen.getByRole('button', { name: '索取所选资料（1 种）' })).toBeTruthy()
})

it('the papers of first business of an order come on asking, with what has lapsed and what is missing', async () => {
  const mocks = orderMocks(order('SHIPPED', '已发货', ['RECEIVE']))
  const orderDossier = () => ({ archive: '/files/dossier/order-3.zip', papers, missing: ['阿莫西林胶囊 A1 药检报告'] })
  await renderStorefront('/order/info/3', { ...mocks, Query: { ...mocks['Query'], orderDossier } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '查看与下载首营资料' })))
  expect((await screen.findByRole('link', { name: '下载全部（ZIP）' })).getAttribute('href')).toBe('/files/dossier/order-3.zip')
  expect(screen.getByText('1 份资料已过期，资料包中已标明。')).toBeTruthy()
  expect(screen.getByText('尚未登记：阿莫西林胶囊 A1 药检报告。')).toBeTruthy()
  expect(rowsOf('首营资料').map((row) => row?.slice(0, 10))).toEqual(['阿莫西林胶囊 药品批', '阿莫西林胶囊 生产企', '阿莫西林胶囊 质量标'])
})
