import { paths } from '../navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Specimen, State } from './Specimen.tsx'

const PICTURES = ['box', 'search', 'cart', 'lock', 'broken'] as const

/** What tells how things are. */
export function Feedback() {
  return (
    <>
      <Specimen name="Notice">
        {(['info', 'ok', 'warning', 'error'] as const).map((tone) => (
          <State key={tone} name={tone} isWide>
            <Notice tone={tone} action={<a href={paths.goodsList()}>去凑单</a>}>
              该仓库满 200.00 元起配，还差 51.50 元
            </Notice>
          </State>
        ))}
      </Specimen>
      <Specimen name="EmptyState">
        {PICTURES.map((picture) => (
          <State key={picture} name={picture}>
            <EmptyState picture={picture} title="采购单是空的" level={3} action={<Button variant="primary">去选商品</Button>} />
          </State>
        ))}
      </Specimen>
      <Specimen name="Skeleton">
        <State name="loading" isWide>
          <Skeleton width="60%" /> <br /> <Skeleton height="48px" />
        </State>
      </Specimen>
    </>
  )
}
