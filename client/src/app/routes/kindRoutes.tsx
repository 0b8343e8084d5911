import controlledGoodsPageQuery from '../../__generated__/ControlledGoodsPageQuery$parameters.ts'
import controlledNewPageQuery from '../../__generated__/ControlledNewPageQuery$parameters.ts'
import controlledPageQuery from '../../__generated__/ControlledPageQuery$parameters.ts'
import devicesPageQuery from '../../__generated__/DevicesPageQuery$parameters.ts'
import herbsPageQuery from '../../__generated__/HerbsPageQuery$parameters.ts'
import { controlledGoodsVariables, devicesVariables, zoneVariables, zoneWithParts } from '../../features/catalogue/zone/zoneVariables.ts'
import { page, type Route } from '../route.tsx'
import { withAd } from './routeFlags.ts'

/** Zones of one kind of goods: devices, herbs, controlled ones. */
export const kindRoutes: readonly Route[] = [
  page({
    name: 'devices',
    paths: ['/qxzq'],
    title: '器械专区',
    file: 'src/pages/zones/DevicesPage.tsx',
    page: async () => (await import('../../pages/zones/DevicesPage.tsx')).DevicesPage,
    query: devicesPageQuery,
    variables: devicesVariables,
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'herbs',
    paths: ['/zyyp'],
    title: '中药饮片',
    file: 'src/pages/zones/HerbsPage.tsx',
    page: async () => (await import('../../pages/zones/HerbsPage.tsx')).HerbsPage,
    query: herbsPageQuery,
    variables: ({ search }) => zoneVariables('HERBS', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'controlled',
    paths: ['/kxzq'],
    title: '控销专区',
    file: 'src/pages/zones/ControlledPage.tsx',
    page: async () => (await import('../../pages/zones/ControlledPage.tsx')).ControlledPage,
    query: controlledPageQuery,
    variables: ({ search }) => zoneWithParts('CONTROLLED', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'controlledNew',
    paths: ['/kxzq_new'],
    title: '新版控销专区',
    file: 'src/pages/zones/ControlledNewPage.tsx',
    page: async () => (await import('../../pages/zones/ControlledNewPage.tsx')).ControlledNewPage,
    query: controlledNewPageQuery,
    variables: () => ({}),
    principal: 'focus',
    flags: withAd,
  }),
  page({
    name: 'controlledGoods',
    paths: ['/kxzq/goods/{url}/{ads?}'],
    title: '控销专场',
    file: 'src/pages/zones/ControlledGoodsPage.tsx',
    page: async () => (await import('../../pages/zones/ControlledGoodsPage.tsx')).ControlledGoodsPage,
    query: controlledGoodsPageQuery,
    variables: controlledGoodsVariables,
    principal: null,
    flags: withAd,
  }),
]
