import controlledGoodsPageQuery from '../../__generated__/ControlledGoodsPageQuery$parameters.ts'
import controlledNewPageQuery from '../../__generated__/ControlledNewPageQuery$parameters.ts'
import controlledPageQuery from '../../__generated__/ControlledPageQuery$parameters.ts'
import devicesPageQuery from '../../__generated__/DevicesPageQuery$parameters.ts'
import herbsPageQuery from '../../__generated__/HerbsPageQuery$parameters.ts'
import nearExpiryPageQuery from '../../__generated__/NearExpiryPageQuery$parameters.ts'
import preferredPageQuery from '../../__generated__/PreferredPageQuery$parameters.ts'
import preferredRulesPageQuery from '../../__generated__/PreferredRulesPageQuery$parameters.ts'
import preferredTablePageQuery from '../../__generated__/PreferredTablePageQuery$parameters.ts'
import welfarePageQuery from '../../__generated__/WelfarePageQuery$parameters.ts'
import zoneTemplatePageQuery from '../../__generated__/ZoneTemplatePageQuery$parameters.ts'
import { controlledGoodsVariables, devicesVariables, zoneVariables, zoneWithParts } from '../../features/catalogue/zone/zoneVariables.ts'
import { page, type Route } from '../route.tsx'
import { noFrame, withAd } from './routeFlags.ts'

/** Zones of the catalogue: goods by what they are. */
export const zoneRoutes: readonly Route[] = [
  page({
    name: 'preferred',
    paths: ['/yx'],
    title: '优选包邮',
    file: 'src/pages/zones/PreferredPage.tsx',
    page: async () => (await import('../../pages/zones/PreferredPage.tsx')).PreferredPage,
    query: preferredPageQuery,
    variables: ({ search }) => zoneVariables('PREFERRED', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'preferredTable',
    paths: ['/yx_table', '/yx/table'],
    title: '优选包邮',
    file: 'src/pages/zones/PreferredTablePage.tsx',
    page: async () => (await import('../../pages/zones/PreferredTablePage.tsx')).PreferredTablePage,
    query: preferredTablePageQuery,
    variables: ({ search }) => zoneVariables('PREFERRED', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'preferredRules',
    paths: ['/yx/rule'],
    title: '优选包邮规则',
    file: 'src/pages/zones/PreferredRulesPage.tsx',
    page: async () => (await import('../../pages/zones/PreferredRulesPage.tsx')).PreferredRulesPage,
    query: preferredRulesPageQuery,
    variables: () => ({}),
    principal: 'zone',
    flags: noFrame,
  }),
  page({
    name: 'nearExpiry',
    paths: ['/jxqzc'],
    title: '近效期专区',
    file: 'src/pages/zones/NearExpiryPage.tsx',
    page: async () => (await import('../../pages/zones/NearExpiryPage.tsx')).NearExpiryPage,
    query: nearExpiryPageQuery,
    variables: ({ search }) => zoneWithParts('NEAR_EXPIRY', search),
    principal: null,
    flags: withAd,
  }),
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
  page({
    name: 'welfare',
    paths: ['/welfare'],
    title: '福利专区',
    file: 'src/pages/zones/WelfarePage.tsx',
    page: async () => (await import('../../pages/zones/WelfarePage.tsx')).WelfarePage,
    query: welfarePageQuery,
    variables: ({ search }) => zoneWithParts('WELFARE', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'zoneTemplate',
    paths: ['/zqmb'],
    title: '专区',
    file: 'src/pages/zones/ZoneTemplatePage.tsx',
    page: async () => (await import('../../pages/zones/ZoneTemplatePage.tsx')).ZoneTemplatePage,
    query: zoneTemplatePageQuery,
    variables: ({ search }) => ({ id: search.get('id') }),
    principal: null,
  }),
]
