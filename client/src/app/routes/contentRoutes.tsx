import activityPageQuery from '../../__generated__/ActivityPageQuery$parameters.ts'
import helpArticlePageQuery from '../../__generated__/HelpArticlePageQuery$parameters.ts'
import helpCentrePageQuery from '../../__generated__/HelpCentrePageQuery$parameters.ts'
import licencesPageQuery from '../../__generated__/LicencesPageQuery$parameters.ts'
import newsInfoPageQuery from '../../__generated__/NewsInfoPageQuery$parameters.ts'
import newsPageQuery from '../../__generated__/NewsPageQuery$parameters.ts'
import shellQuery from '../../__generated__/ShellQuery$parameters.ts'
import { recallArticle } from '../../features/catalogue/help/articleMemory.ts'
import { newsSections } from '../../features/catalogue/help/newsSections.ts'
import { readPage } from '../../lib/readPage.ts'
import { paths } from '../../navigation/paths.ts'
import { activityVariables } from '../../pages/activity/activityPlace.ts'
import { helpHead, newsHead, plainHead } from '../articleHead.ts'
import { page, plainPage, type Route } from '../route.tsx'
import { accountEntry, noFrame } from './routeFlags.ts'
import { digits } from './routeVariables.ts'

/** An article is found by its number, and by its address where the number is missing. */
function helpVariables(search: URLSearchParams, path: string) {
  const id = search.get('id')
  return { by: id === null ? { path } : { articleID: digits(id) } }
}

/** What is read: help, news, and the addresses of activities, which lead on. */
export const contentRoutes: readonly Route[] = [
  page({
    name: 'help',
    paths: ['/help'],
    title: '帮助中心',
    file: 'src/pages/help/HelpCentrePage.tsx',
    page: async () => (await import('../../pages/help/HelpCentrePage.tsx')).HelpCentrePage,
    query: helpCentrePageQuery,
    variables: () => ({}),
    principal: null,
    head: plainHead('帮助中心', '会员注册、购物指南、订单支付、货物配送、药品退换货与售后，采购中的常见问题都在这里。', paths.help()),
  }),
  page({
    name: 'helpPay',
    paths: ['/help/pay'],
    title: '支付与配送',
    file: 'src/pages/help/HelpArticlePage.tsx',
    page: async () => (await import('../../pages/help/HelpArticlePage.tsx')).HelpArticlePage,
    query: helpArticlePageQuery,
    variables: ({ search }) => helpVariables(search, '/help/zfps/ddzf'),
    principal: 'helpArticle',
    flags: accountEntry,
    head: helpHead,
    recall: recallArticle,
  }),
  page({
    name: 'helpService',
    paths: ['/help/zfps/{article}'],
    title: '支付与配送',
    file: 'src/pages/help/HelpArticlePage.tsx',
    page: async () => (await import('../../pages/help/HelpArticlePage.tsx')).HelpArticlePage,
    query: helpArticlePageQuery,
    variables: ({ params, search }) => helpVariables(search, `/help/zfps/${params['article'] ?? ''}`),
    principal: 'helpArticle',
    flags: accountEntry,
    head: helpHead,
    recall: recallArticle,
  }),
  page({
    name: 'helpArticle',
    paths: ['/help/{category}/{article}'],
    title: '帮助中心',
    file: 'src/pages/help/HelpArticlePage.tsx',
    page: async () => (await import('../../pages/help/HelpArticlePage.tsx')).HelpArticlePage,
    query: helpArticlePageQuery,
    variables: ({ params, search }) => helpVariables(search, `/help/${params['category'] ?? ''}/${params['article'] ?? ''}`),
    principal: 'helpArticle',
    head: helpHead,
    recall: recallArticle,
  }),
  page({
    name: 'licences',
    paths: ['/zzgs'],
    title: '资质公示',
    file: 'src/pages/licences/LicencesPage.tsx',
    page: async () => (await import('../../pages/licences/LicencesPage.tsx')).LicencesPage,
    query: licencesPageQuery,
    variables: () => ({}),
    principal: 'company',
    head: plainHead('资质公示', '营业执照、药品经营许可证、互联网药品信息服务资格证书与备案信息。', paths.licences()),
  }),
  page({
    name: 'news',
    paths: ['/news'],
    title: '资讯中心',
    file: 'src/pages/news/NewsPage.tsx',
    page: async () => (await import('../../pages/news/NewsPage.tsx')).NewsPage,
    query: newsPageQuery,
    variables: ({ search }) => ({ categoryID: null, page: readPage(search) }),
    principal: 'articles',
    head: plainHead('资讯中心', '药品零售与批发的行业资讯、企业动态与平台公告。', paths.news()),
  }),
  page({
    name: 'industryNews',
    paths: ['/news/hyzx'],
    title: '行业资讯',
    file: 'src/pages/news/NewsPage.tsx',
    page: async () => (await import('../../pages/news/NewsPage.tsx')).IndustryNewsPage,
    query: newsPageQuery,
    variables: ({ search }) => ({ categoryID: newsSections.hyzx.categoryID, page: readPage(search) }),
    principal: 'articles',
    head: plainHead('行业资讯', '门店备货、效期管理、追溯扫码与政策要点。', paths.news('hyzx')),
  }),
  page({
    name: 'companyNews',
    paths: ['/news/qydt'],
    title: '企业动态',
    file: 'src/pages/news/NewsPage.tsx',
    page: async () => (await import('../../pages/news/NewsPage.tsx')).CompanyNewsPage,
    query: newsPageQuery,
    variables: ({ search }) => ({ categoryID: newsSections.qydt.categoryID, page: readPage(search) }),
    principal: 'articles',
    head: plainHead('企业动态', '仓储、品类与平台功能的最新变化。', paths.news('qydt')),
  }),
  page({
    name: 'notices',
    paths: ['/news/gg'],
    title: '平台公告',
    file: 'src/pages/news/NewsPage.tsx',
    page: async () => (await import('../../pages/news/NewsPage.tsx')).NoticesPage,
    query: newsPageQuery,
    variables: ({ search }) => ({ categoryID: newsSections.gg.categoryID, page: readPage(search) }),
    principal: 'articles',
    head: plainHead('平台公告', '发货安排、假期安排与协议修订。', paths.news('gg')),
  }),
  page({
    name: 'newsInfo',
    paths: ['/news/info/{id}/{type}', '/news/info/{id}'],
    title: '资讯详情',
    file: 'src/pages/news/NewsInfoPage.tsx',
    page: async () => (await import('../../pages/news/NewsInfoPage.tsx')).NewsInfoPage,
    query: newsInfoPageQuery,
    variables: ({ params }) => ({ articleID: params['id'] ?? '', industryID: newsSections.hyzx.categoryID }),
    principal: 'article',
    head: newsHead,
  }),
  plainPage({
    name: 'loading',
    paths: ['/loading'],
    title: '加载中',
    file: 'src/pages/loading/LoadingPage.tsx',
    page: async () => (await import('../../pages/loading/LoadingPage.tsx')).LoadingPage,
    flags: noFrame,
  }),
  page({
    name: 'activity',
    paths: ['/loading/activity'],
    title: '活动',
    file: 'src/pages/activity/ActivityPage.tsx',
    page: async () => (await import('../../pages/activity/ActivityPage.tsx')).ActivityPage,
    query: activityPageQuery,
    variables: activityVariables,
    principal: null,
    flags: noFrame,
  }),
  page({
    name: 'noActivity',
    paths: ['/noActivity'],
    title: '活动不存在',
    file: 'src/pages/no-activity/NoActivityPage.tsx',
    page: async () => (await import('../../pages/no-activity/NoActivityPage.tsx')).NoActivityPage,
    query: shellQuery,
    variables: () => ({}),
    principal: null,
    status: 404,
  }),
  plainPage({
    name: 'elevenIndex',
    paths: ['/eleven_index'],
    title: '首页',
    file: 'src/pages/eleven-index/ElevenIndexPage.tsx',
    page: async () => (await import('../../pages/eleven-index/ElevenIndexPage.tsx')).ElevenIndexPage,
    flags: noFrame,
  }),
]
