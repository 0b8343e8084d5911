import { css } from '@emotion/css'
import { graphql, useLazyLoadQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { LoginPageQuery } from '../../__generated__/LoginPageQuery.graphql.ts'
import type { LoginPageViewerQuery } from '../../__generated__/LoginPageViewerQuery.graphql.ts'
import { GoodsPicture } from '../../features/catalogue/goods/GoodsPicture.tsx'
import { LoggedIn } from '../../features/people/account-entry/LoggedIn.tsx'
import { LoginWays } from '../../features/people/account-entry/LoginWays.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { Link } from '../../navigation/Link.tsx'
import { localPath, paths } from '../../navigation/paths.ts'
import { color, media, radius, type } from '../../ui/tokens.ts'
import { textLink } from '../../ui/textLink.ts'

const stage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 64px;
  align-items: center;
  max-width: 1200px;
  min-height: min(560px, 80vh);
  margin: 0 auto;
  padding: 48px 0;
  ${media.tablet} { grid-template-columns: minmax(0, 1fr) 360px; gap: 32px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 24px; padding: 24px 0; min-height: 0; }
`
const pitch = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  color: ${color.second};
  h2 { ${type.display} color: ${color.ink}; }
  ul:first-of-type { display: grid; gap: 8px; }
  ul:first-of-type > li { display: flex; gap: 8px; align-items: baseline; }
  ul:first-of-type > li::before { content: ''; flex: none; width: 6px; height: 6px; border-radius: 50%; background: ${color.brand600};
    transform: translateY(-2px); }
  ${media.phone} { display: none; }
`
const shelf = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  max-width: 640px;
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); > :nth-child(n + 7) { display: none; } }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding: 8px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.paper};
    text-align: center;
    ${type.small}
  }
  span { width: min(120px, 100%); }
`
const card = css`
  display: grid;
  /* The tabs stay where they are, however long what they show. */
  align-self: start;
  gap: 16px;
  padding: 32px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  h1 { ${type.title} }
  ${media.phone} { padding: 24px 16px; }
`

export function LoginPage({ queryRef, place }: PageProps<LoginPageQuery>) {
  const { goodsList, site } = usePreloadedQuery<LoginPageQuery>(
    graphql`
      query LoginPageQuery($isWhole: Boolean!) @preloadable {
        viewer @include(if: $isWhole) {
          memberID
          ...LoggedIn_viewer
        }
        site { loginWays }
        goodsList(sort: SALES, first: 8) {
          edges { node { id name ...GoodsPicture_goods } }
        }
      }
    `,
    queryRef,
  )
  // Whoever is known already is not asked for again (TRADE §9).
  const { viewer } = useLazyLoadQuery<LoginPageViewerQuery>(
    graphql`query LoginPageViewerQuery { viewer { ...LoggedIn_viewer } }`,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const next = localPath(place.search.get('next'))
  return (
    <div className={stage}>
      <div className={pitch}>
        <h2>一张采购单，备齐全店的货</h2>
        <ul>
          <li>批准文号、效期、批号随货可查</li>
          <li>阶梯价与运费下单前算清</li>
          <li>中包装、件装一步到位</li>
        </ul>
        {goodsList && (
          <ul className={shelf} aria-label="热销商品">
            {goodsList.edges.map(({ node }) => (
              <li key={node.id}>
                <GoodsPicture goods={node} size={180} />
                {node.name}
              </li>
            ))}
          </ul>
        )}
        <p>
          药品经营许可证等证照与备案信息，见
          <Link className={textLink} href={paths.licences()}>
            资质公示
          </Link>
          。
        </p>
      </div>
      <section className={card} aria-labelledby="login-title">
        <h1 id="login-title">登录账号</h1>
        {viewer ? (
          <LoggedIn viewer={viewer} next={next} otherwise="换个账号登录" afterLogout={paths.login(next ?? undefined)} />
        ) : (
          <LoginWays next={next ?? paths.goodsList()} open={site?.loginWays} />
        )}
      </section>
    </div>
  )
}
