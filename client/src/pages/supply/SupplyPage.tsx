import { type ComponentType, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SupplyPageQuery } from '../../__generated__/SupplyPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { SupplyForm } from '../../features/self-service/supply/SupplyForm.tsx'
import { SupplyList } from '../../features/self-service/supply/SupplyList.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { useRetry } from '../../navigation/retrying.ts'
import { useGo } from '../../navigation/useGo.ts'
import { Button } from '../../ui/Button.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'

type Form = typeof SupplyForm extends (props: infer P) => unknown ? ComponentType<P> : never

/** Offers of goods (/pzgy). The form for a new offer is loaded with the click. */
export function SupplyPage({ queryRef, place: { search } }: PageProps<SupplyPageQuery>) {
  const data = usePreloadedQuery<SupplyPageQuery>(
    graphql`
      query SupplyPageQuery($isOwn: Boolean, $page: Int) @preloadable {
        ...Shell_query
        supplyOffers(filter: { isOwn: $isOwn }, first: 20, page: $page) @catch(to: RESULT) {
          ...SupplyList_offers
        }
      }
    `,
    queryRef,
  )
  const [form, setForm] = useState<{ readonly View: Form } | null>(null)
  const retry = useRetry()
  const go = useGo()
  const isOwn = search.get('mine') === '1'
  const open = async (): Promise<void> => setForm({ View: (await import('../../features/self-service/supply/SupplyForm.tsx')).SupplyForm })
  const done = (): void => {
    setForm(null)
    if (isOwn) retry()
    else go(paths.supply({ mine: true }))
  }
  return (
    <MemberFrame
      title="品种供应"
      tools={
        form === null && (
          <Button variant="primary" onClick={() => void open()}>
            发布供应
          </Button>
        )
      }
    >
      {form !== null && <form.View onDone={done} onCancel={() => setForm(null)} />}
      <TabLinks
        label="供应"
        Anchor={Link}
        links={[
          { href: paths.supply(), label: '全部供应', isCurrent: !isOwn },
          { href: paths.supply({ mine: true }), label: '我的供应', isCurrent: isOwn },
        ]}
      />
      <Principal result={data.supplyOffers}>
        {(offers) => <SupplyList offers={offers} isOwn={isOwn} hrefOf={(page) => paths.supply({ mine: isOwn, page })} />}
      </Principal>
    </MemberFrame>
  )
}
