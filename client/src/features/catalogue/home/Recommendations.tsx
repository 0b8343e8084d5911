import { graphql, useFragment } from 'react-relay/hooks'
import type { Recommendations_list$key } from '../../../__generated__/Recommendations_list.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { FloorHead } from './FloorHead.tsx'
import { HomeGoodsCard } from './HomeGoodsCard.tsx'
import { far, goodsGrid, panel } from './homeLayout.ts'

/** What is recommended to this buyer. */
export function Recommendations({ list: key }: { list: Recommendations_list$key }) {
  const { edges } = useFragment(
    graphql`
      fragment Recommendations_list on RecommendationConnection {
        edges {
          node {
            id
            ...HomeGoodsCard_goods
          }
        }
      }
    `,
    key,
  )
  if (edges.length === 0) return null
  return (
    <section className={far} aria-label="为你推荐">
      <FloorHead title="为你推荐" words="按您的采购与门店常备挑选">
        <Link href={paths.goodsList()}>全部商品</Link>
      </FloorHead>
      <ul className={`${panel} ${goodsGrid}`}>
        {edges.map(({ node }) => (
          <HomeGoodsCard key={node.id} goods={node} />
        ))}
      </ul>
    </section>
  )
}
