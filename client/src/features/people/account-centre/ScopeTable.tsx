import { graphql, useFragment } from 'react-relay/hooks'
import type { ScopeTable_viewer$key } from '../../../__generated__/ScopeTable_viewer.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Table } from '../../../ui/Table.tsx'

/** What the shop may trade in, and how much of the catalogue that is. */
export function ScopeTable({ viewer: key }: { viewer: ScopeTable_viewer$key }) {
  const { scopes } = useFragment(graphql`fragment ScopeTable_viewer on Viewer { scopes { code name expiresOn goodsCount } }`, key)
  const list = scopes ?? []
  const total = list.reduce((goods, scope) => goods + scope.goodsCount, 0)
  return (
    <Panel title="经营范围" isFlush tools={<Link href={paths.certificates()}>资质证件</Link>}>
      {list.length === 0 ? (
        <EmptyState picture="lock" level={3} title="还没有经营范围">
          资质审核通过后，按证照登记可采购的范围
        </EmptyState>
      ) : (
        <Table caption="经营范围" isFluid>
          <colgroup>
            <col />
            <col width="34%" />
            <col width="26%" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">范围</th>
              <th scope="col">有效期至</th>
              <th scope="col" className="number">
                在售商品
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ code, name, expiresOn, goodsCount }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{expiresOn ?? '长期'}</td>
                <td className="number">{goodsCount} 种</td>
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={2}>
                <b>合计</b>
              </th>
              <td className="number">
                <b>{total} 种</b>
              </td>
            </tr>
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
