import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HelpCentrePageQuery } from '../../__generated__/HelpCentrePageQuery.graphql.ts'
import { NewsLines } from '../../features/catalogue/help/NewsLines.tsx'
import { StillStuck } from '../../features/catalogue/help/StillStuck.tsx'
import { usePageTitle } from '../../features/catalogue/help/usePageTitle.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { color, media, radius, type } from '../../ui/tokens.ts'

const head = css`padding: 24px 0 16px; h1 { ${type.display} } p { margin-top: 4px; color: ${color.second}; }
  ${media.phone} { padding-top: 16px; h1 { ${type.title} } }`
const groups = css`display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; margin-bottom: 12px;
  ${media.tablet} { grid-template-columns: 1fr 1fr; } ${media.phone} { grid-template-columns: 1fr; }`
const group = css`
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > svg { width: 36px; height: 36px; padding: 8px; border-radius: 50%; color: ${color.brand700}; background: ${color.brand50}; }
  h2 { margin-top: 8px; font-size: var(--text-16); }
  p { ${type.small} color: ${color.second}; }
  ul { margin-top: 8px; }
  a { display: flex; align-items: center; justify-content: space-between; min-height: 32px; color: ${color.ink}; }
  a:hover { color: ${color.brand700}; text-decoration: none; }
  a svg { color: ${color.disabled}; }
  ${media.phone} { a { min-height: 44px; } }
`

/** What each category is about; one that the marketplace adds has its name alone. */
const looks: Readonly<Record<string, readonly [icon: IconName, words: string]>> = {
  新手指南: ['document', '注册、采购与价格怎么看'],
  支付配送: ['truck', '付款、运费、时效与退换'],
  服务保障: ['shield', '资质、协议与专属服务'],
  关于我们: ['phone', '联系、投诉与建议'],
}

/** The help centre (/help). */
export function HelpCentrePage({ queryRef }: PageProps<HelpCentrePageQuery>) {
  const { helpCategories, articles, site } = usePreloadedQuery<HelpCentrePageQuery>(
    graphql`
      query HelpCentrePageQuery @preloadable {
        ...Shell_query
        site { hotline }
        helpCategories { categoryID name articles { articleID title url } }
        articles(first: 5) { ...NewsLines_articles }
      }
    `,
    queryRef,
  )
  usePageTitle('帮助中心')
  return (
    <>
      <div className={head}>
        <h1>帮助中心</h1>
        <p>采购、付款、配送与售后的常见问题都在这里。</p>
      </div>
      {(helpCategories ?? []).length === 0 && (
        <EmptyState picture="broken" title="帮助暂时打不开">
          请稍后再试，急事可直接联系客户经理
        </EmptyState>
      )}
      <div className={groups}>
        {(helpCategories ?? []).map(({ categoryID, name, articles: pages }) => {
          const [icon, about] = looks[name] ?? ['info', '']
          return (
            <section key={categoryID} className={group} aria-label={name}>
              <Icon name={icon} size={20} />
              <h2>{name}</h2>
              <p>{about}</p>
              <ul>
                {pages.map(
                  ({ articleID, title, url }) =>
                    url && (
                      <li key={articleID}>
                        <Link href={url}>
                          {title}
                          <Icon name="chevronRight" />
                        </Link>
                      </li>
                    ),
                )}
              </ul>
            </section>
          )
        })}
      </div>
      {articles && (
        <Panel title="公告与资讯" tools={<Link href={paths.news()}>全部资讯</Link>} isFlush>
          <NewsLines articles={articles} />
        </Panel>
      )}
      <Panel title="联系我们">
        <StillStuck hotline={site?.hotline} />
      </Panel>
    </>
  )
}
