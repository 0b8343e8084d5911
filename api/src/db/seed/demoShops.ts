import type { MemberKind, MemberReview, CertificateKind } from '../tables/identity.ts'

export const DEMO_PASSWORD = 'Demo-2026'

export interface DemoShop {
  readonly username: string
  readonly person: string
  readonly phone: string
  readonly company: string
  readonly kind: MemberKind
  readonly rank: number
  readonly regionId: number
  readonly address: string
  readonly review: MemberReview
  readonly ephAllowed: boolean
  readonly scopes: readonly string[]
  readonly papers: readonly CertificateKind[]
  readonly signsContract: boolean
  /** Served by a manager of its own, not the default one. */
  readonly ownManager: boolean
}

const ALL_SCOPES = ['chemical', 'antibiotic', 'biochemical', 'tcm', 'herb', 'special', 'device1', 'device2', 'device3', 'food']
const PHARMACY_PAPERS: readonly CertificateKind[] = ['yyzz', 'xkz', 'gsp', 'cgwts']

export const MANAGERS = [
  { name: '林素问', phone: '13900000001', isDefault: true },
  { name: '周景岳', phone: '13900000002', isDefault: false },
] as const

/** Shops and people are invented; companies read as on a licence. */
export const DEMO_SHOPS: readonly DemoShop[] = [
  {
    username: 'demo', person: '王青禾', phone: '13800000001', company: '杭州青屿大药房有限公司', kind: 'pharmacy', rank: 2, regionId: 330_106,
    address: '浙江省杭州市西湖区示范路1号', review: 'passed', ephAllowed: true, scopes: ALL_SCOPES, papers: PHARMACY_PAPERS, signsContract: true, ownManager: true,
  },
  {
    username: 'clinic', person: '沈砚秋', phone: '13800000002', company: '宁波海曙和砚诊所', kind: 'clinic', rank: 1, regionId: 330_203,
    address: '浙江省宁波市海曙区示范路2号', review: 'passed', ephAllowed: false, scopes: ['chemical', 'antibiotic', 'biochemical', 'tcm', 'device1', 'device2', 'device3'],
    papers: ['yyzz', 'yljg'], signsContract: true, ownManager: false,
  },
  {
    username: 'pending', person: '顾知微', phone: '13800000003', company: '南京玄渚大药房有限公司', kind: 'pharmacy', rank: 1, regionId: 320_102,
    address: '江苏省南京市玄武区示范路3号', review: 'pending', ephAllowed: false, scopes: [], papers: ['yyzz', 'xkz'], signsContract: true, ownManager: false,
  },
  {
    username: 'contract', person: '陆锦程', phone: '13800000004', company: '成都锦渚大药房有限公司', kind: 'pharmacy', rank: 1, regionId: 510_104,
    address: '四川省成都市锦江区示范路4号', review: 'passed', ephAllowed: true, scopes: ALL_SCOPES, papers: PHARMACY_PAPERS, signsContract: false, ownManager: false,
  },
]
