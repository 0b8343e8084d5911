import { expect, it } from 'vitest'
import type { RestDossierGoods, RestDossierPaper } from '../../rest/restTypes.ts'
import { listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'

const approval: RestDossierPaper = {
  id: 'paper-3',
  group: 'goods',
  goods_id: '7',
  goods_name: '阿莫西林胶囊',
  name: '药品批准证明文件',
  no: '国药准字H1',
  lot: null,
  version: 2,
  replaced_until: '2026-06-30',
  issued_on: null,
  expires_on: '2026-12-20',
  days_left: 29,
  standing: 'lapsing',
  lapse: '到期后停止购进此品种',
  news: 1,
  url: '/files/dossier/paper-3-0123456789ab.pdf',
}
const report: RestDossierPaper = {
  ...approval,
  id: 'report-7-A1',
  group: 'lot',
  no: '',
  lot: 'A1',
  standing: 'lapsed',
  lapse: '',
  url: null,
}
const capsules: RestDossierGoods = {
  goods_id: '7',
  name: '阿莫西林胶囊',
  ypgg: '24粒',
  sccj: '青榕制药',
  asked_at: 1_795_226_400,
  fetched_at: null,
  bought: 1,
  url: '/files/dossier/goods-7.zip',
  papers: [approval],
  missing: ['质量标准'],
}

it('papers of goods are a page of the marketplace’s, in its words and days', async () => {
  const { ask, rest } = openHarness({ 'GET /api/dossier/goods': ok(listBody([capsules])) })
  const document = `{ dossierGoods(filter: { view: LAPSING }, page: 2) { edges { node {
    name spec manufacturer requestedAt fetchedAt isBought archive missing
    papers { paperID group paperNo version replacedExpiresOn expiresOn daysLeft standing lapseNote isNew url } } } } }`
  expect((await ask(document)).data).toEqual({
    dossierGoods: {
      edges: [
        {
          node: {
            name: '阿莫西林胶囊',
            spec: '24粒',
            manufacturer: '青榕制药',
            requestedAt: '2026-11-21T02:00:00Z',
            fetchedAt: null,
            isBought: true,
            archive: '/files/dossier/goods-7.zip',
            missing: ['质量标准'],
            papers: [
              {
                paperID: 'paper-3',
                group: 'GOODS',
                paperNo: '国药准字H1',
                version: 2,
                replacedExpiresOn: '2026-06-30',
                expiresOn: '2026-12-20',
                daysLeft: 29,
                standing: 'LAPSING',
                lapseNote: '到期后停止购进此品种',
                isNew: true,
                url: '/files/dossier/paper-3-0123456789ab.pdf',
              },
            ],
          },
        },
      ],
    },
  })
  expect(rest.calls).toEqual(['GET /api/dossier/goods?page=2&per_page=20&filter=lapsing'])
})

it('the papers of an order are one archive, and null where there is no such order', async () => {
  const { ask } = openHarness({
    'GET /api/order/12/dossier': ok({ url: '/files/dossier/order-12.zip', papers: [report], missing: [] }),
    'GET /api/dossier/company': ok({ url: '/files/dossier/company.zip', papers: [approval], missing: [] }),
  })
  expect(
    (await ask('{ orderDossier(orderID: "12") { archive missing papers { group goodsName lot paperNo standing url lapseNote } } }')).data,
  ).toEqual({
    orderDossier: {
      archive: '/files/dossier/order-12.zip',
      missing: [],
      papers: [{ group: 'LOT', goodsName: '阿莫西林胶囊', lot: 'A1', paperNo: null, standing: 'LAPSED', url: null, lapseNote: null }],
    },
  })
  expect((await ask('{ orderDossier(orderID: "x") { archive } companyDossier { archive papers { name } } }')).data).toEqual({
    orderDossier: null,
    companyDossier: { archive: '/files/dossier/company.zip', papers: [{ name: '药品批准证明文件' }] },
  })
})

it('papers are asked for by the ids of goods, all in one call', async () => {
  const { ask, rest } = openHarness({
    'POST /api/dossier/ask': ok({ url: '/files/dossier/goods-7-9.zip', goods: [capsules] }),
    'GET /api/dossier/named': ok([capsules]),
  })
  expect((await ask('mutation { requestDossier(input: { goodsIDs: ["7", "9"] }) { archive dossiers { goodsID } } }')).data).toEqual({
    requestDossier: { archive: '/files/dossier/goods-7-9.zip', dossiers: [{ goodsID: '7' }] },
  })
  await ask('{ goodsDossiers(goodsIDs: ["7", "9"]) { name } }')
  expect(rest.calls).toEqual(['POST /api/dossier/ask goods_ids=7,9', 'GET /api/dossier/named?goods_ids=7,9'])
})
