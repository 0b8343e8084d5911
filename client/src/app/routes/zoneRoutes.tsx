import nearExpiryPageQuery from '../../__generated__/NearExpiryPageQuery$parameters.ts'
import preferredPageQuery from '../../__generated__/PreferredPageQuery$parameters.ts'
import preferredRulesPageQuery from '../../__generated__/PreferredRulesPageQuery$parameters.ts'
import preferredTablePageQuery from '../../__generated__/PreferredTablePageQuery$parameters.ts'
import welfarePageQuery from '../../__generated__/WelfarePageQuery$parameters.ts'
import zoneTemplatePageQuery from '../../__generated__/ZoneTemplatePageQuery$parameters.ts'
import { zoneVariables, zoneWithParts } from '../../features/catalogue/zone/zoneVariables.ts'
import { page, type Route } from '../route.tsx'
import { noFrame, withAd } from './routeFlags.ts'

/** Zones of goods on better terms: preferred, near expiry, welfare, and those made from a template. */
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
