import type {
  ActivityPage,
  Article,
  ArticleDetail,
  ArticleKind,
  ArticleLink,
  Company,
  HelpArticle,
  HelpCategory,
  Licence,
  LicenceKind,
  LicenceStatus,
} from '../../generated/resolvers-types.ts'
import type {
  RestActivityPage,
  RestArticle,
  RestArticleCategory,
  RestArticleItem,
  RestArticleLink,
  RestCompany,
  RestHelpArticle,
  RestHelpCategory,
  RestLicence,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { activityStatuses } from '../base/activityStatuses.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImage } from '../base/image.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toSections } from './textSections.ts'

/** An article as lists carry it; `detail` only when its own call answered. */
export type ArticleModel = Omit<Article, 'detail'> & { readonly detail?: ArticleDetail }
export type ArticleCategoryModel = {
  readonly id: string
  readonly categoryID: string
  readonly name: string
  readonly siblings: readonly { readonly categoryID: string; readonly name: string }[]
  readonly latest: readonly ArticleModel[]
}

const kinds: Readonly<Record<string, ArticleKind>> = { help: 'HELP', news: 'NEWS', notice: 'NOTICE' }

const licenceKinds: Readonly<Record<string, LicenceKind>> = {
  business: 'BUSINESS',
  drug: 'DRUG',
  gsp: 'GSP',
  device_permit: 'DEVICE_PERMIT',
  device_filing: 'DEVICE_FILING',
  device_online: 'DEVICE_ONLINE',
  drug_information: 'DRUG_INFORMATION',
  drug_platform: 'DRUG_PLATFORM',
  food: 'FOOD',
  icp: 'ICP',
  telecom: 'TELECOM',
  police: 'POLICE',
  other: 'OTHER',
}
const licenceStatuses: Readonly<Record<string, LicenceStatus>> = { valid: 'VALID', expiring: 'EXPIRING', expired: 'EXPIRED' }

export function toArticle(body: unknown): ArticleModel {
  const article = new Row<RestArticleItem>(body, 'article')
  const articleID = article.id('id')
  return {
    id: toGlobalId('Article', articleID),
    articleID,
    kind: article.knownOneOf('type', kinds) ?? 'NEWS',
    categoryID: article.id('category_id', ''),
    categoryName: article.text('category_name', ''),
    title: article.text('title'),
    summary: article.text('summary', ''),
    url: toWebUrl(article.text('url', `/news/info/${articleID}/news`)),
    publishedAt: article.optionalMoment('published_at'),
  }
}

export function toArticleWithDetail(body: unknown): ArticleModel {
  const article = new Row<RestArticle>(body, 'article')
  return {
    ...toArticle(body),
    detail: {
      body: article.text('body', ''),
      sections: toSections(article.text('body', '')),
      updatedAt: article.optionalMoment('updated_at'),
      previous: article.optionalObject('prev', toArticleLink),
      next: article.optionalObject('next', toArticleLink),
    },
  }
}

export function toArticleCategory(body: unknown): ArticleCategoryModel {
  const category = new Row<RestArticleCategory>(body, 'article category')
  const link = toCategoryLink(body)
  return {
    id: toGlobalId('ArticleCategory', link.categoryID),
    ...link,
    siblings: category.optionalList('categories', toCategoryLink),
    latest: category.optionalList('data', toArticle),
  }
}

export function toHelpCategory(body: unknown): HelpCategory {
  const category = new Row<RestHelpCategory>(body, 'help category')
  const link = toCategoryLink(body)
  return { id: toGlobalId('HelpCategory', link.categoryID), ...link, articles: category.optionalList('children', toHelpLink) }
}

export function toHelpArticle(body: unknown): HelpArticle {
  const article = new Row<RestHelpArticle>(body, 'help')
  const articleID = article.id('id')
  return {
    id: toGlobalId('HelpArticle', articleID),
    articleID,
    title: article.text('title'),
    body: article.text('body'),
    sections: toSections(article.text('body')),
    categoryID: article.id('category_id'),
    categoryName: article.text('category_name'),
    url: toWebUrl(article.text('url')),
    updatedAt: article.moment('updated_at'),
  }
}

export function toActivityPage(body: unknown): ActivityPage {
  const page = new Row<RestActivityPage>(body, 'activity page')
  return { status: page.oneOf('status', activityStatuses), message: page.text('message'), page: page.optionalText('page') }
}

export function toCompany(body: unknown): Company {
  const company = new Row<RestCompany>(body, 'company')
  return {
    name: company.text('company', ''),
    address: company.text('address', ''),
    wechatName: company.text('wechat_name', ''),
    licences: company.optionalList('licences', toLicence),
  }
}

function toLicence(body: unknown): Licence {
  const licence = new Row<RestLicence>(body, 'licence')
  return {
    licenceID: licence.id('id'),
    kind: licence.knownOneOf('kind', licenceKinds),
    name: licence.text('name'),
    number: licence.text('no'),
    holder: licence.text('holder', ''),
    issuer: licence.text('issuer', ''),
    startsOn: licence.optionalDate('issued_on'),
    expiresOn: licence.optionalDate('expires_on'),
    daysLeft: licence.optionalInteger('days_left'),
    status: licence.oneOf('status', licenceStatuses),
    image: toImage(licence.optionalText('picture'), `${licence.text('name')}的照片`),
    url: toWebUrl(licence.text('url', '')),
  }
}

function toCategoryLink(body: unknown): { categoryID: string; name: string } {
  const category = new Row<RestHelpCategory>(body, 'category')
  return { categoryID: category.id('id'), name: category.text('name') }
}

function toArticleLink(body: unknown): ArticleLink {
  const link = new Row<RestArticleLink>(body, 'article link')
  return { articleID: link.id('id'), title: link.text('title'), url: toWebUrl(link.text('url')) }
}

function toHelpLink(body: unknown): ArticleLink {
  const link = new Row<RestHelpCategory['children'][number]>(body, 'help link')
  return { articleID: link.id('id'), title: link.text('name'), url: toWebUrl(link.text('url', '')) }
}
