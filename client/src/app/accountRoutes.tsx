import addressesPageQuery from '../__generated__/AddressesPageQuery$parameters.ts'
import basicPageQuery from '../__generated__/BasicPageQuery$parameters.ts'
import branchesPageQuery from '../__generated__/BranchesPageQuery$parameters.ts'
import certificatesPageQuery from '../__generated__/CertificatesPageQuery$parameters.ts'
import shopInfoPageQuery from '../__generated__/ShopInfoPageQuery$parameters.ts'
import { page, type Route } from './route.tsx'

/** The part of the route table that is the account centre (账户中心). A lapsed session is no missing page: the pages say so themselves. */
export const accountRoutes: readonly Route[] = [
  page({
    name: 'basicInfo',
    paths: ['/basic'],
    title: '基本信息',
    file: 'src/pages/account-centre/BasicPage.tsx',
    page: async () => (await import('../pages/account-centre/BasicPage.tsx')).BasicPage,
    query: basicPageQuery,
    variables: () => ({}),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'certificates',
    paths: ['/zzzj'],
    title: '资质证件',
    file: 'src/pages/account-centre/CertificatesPage.tsx',
    page: async () => (await import('../pages/account-centre/CertificatesPage.tsx')).CertificatesPage,
    query: certificatesPageQuery,
    variables: () => ({}),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'branches',
    paths: ['/ddgl'],
    title: '多店管理',
    file: 'src/pages/account-centre/BranchesPage.tsx',
    page: async () => (await import('../pages/account-centre/BranchesPage.tsx')).BranchesPage,
    query: branchesPageQuery,
    variables: () => ({}),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'addresses',
    paths: ['/addr'],
    title: '收货地址',
    file: 'src/pages/account-centre/AddressesPage.tsx',
    page: async () => (await import('../pages/account-centre/AddressesPage.tsx')).AddressesPage,
    query: addressesPageQuery,
    variables: () => ({}),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'shopInfo',
    paths: ['/shop'],
    title: '店铺信息',
    file: 'src/pages/account-centre/ShopInfoPage.tsx',
    page: async () => (await import('../pages/account-centre/ShopInfoPage.tsx')).ShopInfoPage,
    query: shopInfoPageQuery,
    variables: () => ({}),
    principal: null,
    flags: { requiresLogin: true },
  }),
]
