import type { MemberKind, MemberReview, CertificateKind } from '../db/tables/identity.ts'

export const DEMO_PASSWORD = 'Demo-2026'

export interface DemoShop {
  readonly company: string
  readonly kind: MemberKind
  readonly rank: number
  readonly regionId: number
  readonly address: string
  readonly review: MemberReview
  readonly ephAllowed: boolean
  readonly scopes: readonly string[]
  readonly papers: readonly CertificateKind[]
  /** Of the papers, one that ran out a few days ago. */
  readonly lapsed?: CertificateKind
  /** Of the papers, one that runs out within so many days. */
  readonly lapsing?: { readonly kind: CertificateKind; readonly days: number }
  readonly signsContract: boolean
  /** Served by a manager of its own, not the default one. */
  readonly ownManager: boolean
}

export interface DemoAccount {
  readonly username: string
  readonly person: string
  readonly phone: string
  readonly shops: readonly DemoShop[]
}

const ALL_SCOPES = ['chemical', 'antibiotic', 'biochemical', 'tcm', 'herb', 'special', 'device1', 'device2', 'device3', 'food']
const PHARMACY_PAPERS: readonly CertificateKind[] = ['yyzz', 'xkz', 'gsp', 'cgwts']

export const MANAGERS = [
  { name: '林素问', phone: '13900000001', isDefault: true },
  { name: '周景岳', phone: '13900000002', isDefault: false },
] as const

/** A pharmacy with everything in order. */
const PHARMACY = {
  kind: 'pharmacy',
  rank: 1,
  review: 'passed',
  ephAllowed: true,
  scopes: ALL_SCOPES,
  papers: PHARMACY_PAPERS,
  signsContract: true,
  ownManager: false,
} as const

/** Shops and people are invented; companies read as on a licence. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'demo',
    person: '王青禾',
    phone: '13800000001',
    shops: [
      {
        ...PHARMACY,
        company: '杭州青屿大药房有限公司',
        rank: 2,
        regionId: 330_106,
        address: '浙江省杭州市西湖区示范路1号',
        lapsing: { kind: 'cgwts', days: 60 },
        ownManager: true,
      },
    ],
  },
  {
    username: 'clinic',
    person: '沈砚秋',
    phone: '13800000002',
    shops: [
      {
        company: '宁波海曙和砚诊所',
        kind: 'clinic',
        rank: 1,
        regionId: 330_203,
        address: '浙江省宁波市海曙区示范路2号',
        review: 'passed',
        ephAllowed: false,
        scopes: ['chemical', 'antibiotic', 'biochemical', 'tcm', 'device1', 'device2', 'device3'],
        papers: ['yyzz', 'yljg'],
        signsContract: true,
        ownManager: false,
      },
    ],
  },
  {
    username: 'pending',
    person: '顾知微',
    phone: '13800000003',
    shops: [
      {
        ...PHARMACY,
        company: '南京玄渚大药房有限公司',
        regionId: 320_102,
        address: '江苏省南京市玄武区示范路3号',
        review: 'pending',
        ephAllowed: false,
        scopes: [],
        papers: ['yyzz', 'xkz'],
      },
    ],
  },
  {
    username: 'contract',
    person: '陆锦程',
    phone: '13800000004',
    shops: [
      { ...PHARMACY, company: '成都锦渚大药房有限公司', regionId: 510_104, address: '四川省成都市锦江区示范路4号', signsContract: false },
    ],
  },
  {
    username: 'expired',
    person: '郑岚汐',
    phone: '13800000005',
    shops: [{ ...PHARMACY, company: '广州岚汐大药房有限公司', regionId: 440_104, address: '广东省广州市越秀区示范路5号', lapsed: 'gsp' }],
  },
  {
    username: 'chain',
    person: '蒋楚蘅',
    phone: '13800000006',
    shops: [
      { ...PHARMACY, company: '武汉楚蘅大药房江汉店', kind: 'chain', rank: 3, regionId: 420_103, address: '湖北省武汉市江汉区示范路6号' },
      {
        ...PHARMACY,
        company: '武汉楚蘅大药房武昌店',
        kind: 'chain',
        rank: 3,
        regionId: 420_106,
        address: '湖北省武汉市武昌区示范路7号',
        lapsing: { kind: 'gsp', days: 21 },
      },
      { ...PHARMACY, company: '上海楚蘅大药房浦东店', kind: 'chain', rank: 3, regionId: 310_115, address: '上海市浦东新区示范路8号' },
    ],
  },
  {
    username: 'receipt',
    person: '何南屿',
    phone: '13800000007',
    shops: [{ ...PHARMACY, company: '深圳南屿大药房有限公司', regionId: 440_305, address: '广东省深圳市南山区示范路9号' }],
  },
]
