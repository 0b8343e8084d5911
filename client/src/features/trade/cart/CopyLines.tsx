import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { CopyLinesMutation, CopyLinesMutation$data } from '../../../__generated__/CopyLinesMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { unsentWorkDone } from '../../../relay/unsentWork.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { color, type } from '../../../ui/tokens.ts'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'

export type CartShop = { readonly memberID: string; readonly company: string }
type Copies = NonNullable<CopyLinesMutation$data['copyCartLines']>['copies']

const list = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 8px 0 0;
  border: 0;
  ul { ${type.small} color: ${color.second}; }
`

/** Copies lines into the carts of the account's other shops, and says what became of them there. */
export function CopyLines({ lines, shops, onClose }: { lines: readonly NamedLine[]; shops: readonly CartShop[]; onClose: () => void }) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [chosen, setChosen] = useState<readonly string[]>(shops.length === 1 ? shops.map((shop) => shop.memberID) : [])
  const [isBusy, setBusy] = useState(false)
  const [copies, setCopies] = useState<Copies | null>(null)
  const copy = async (): Promise<void> => {
    setBusy(true)
    try {
      // What is copied is what the server knows of the lines.
      await unsentWorkDone(environment)
      const answer = await commitOnce<CopyLinesMutation>(environment, {
        mutation: graphql`
          mutation CopyLinesMutation($input: CopyCartLinesInput!) {
            copyCartLines(input: $input) {
              refusals { ...refusal_told @alias }
              copies @required(action: NONE) { memberID company copiedCount skipped { lineID message } }
            }
          }
        `,
        input: { lineIDs: lines.map((line) => line.lineID), memberIDs: [...chosen] },
      })
      setCopies(answer.copyCartLines?.copies ?? [])
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  const footer =
    copies === null ? (
      <>
        <Button onClick={onClose}>取消</Button>
        <Button variant="primary" disabled={chosen.length === 0} isBusy={isBusy} onClick={() => void copy()}>
          复制
        </Button>
      </>
    ) : (
      <Button variant="primary" onClick={onClose} data-initial-focus>
        知道了
      </Button>
    )
  return (
    <Dialog isOpen onClose={onClose} title="复制到其他店铺" isSheet footer={footer}>
      {copies === null ? (
        <>
          <p>已选 {lines.length} 种商品，数量加到所选店铺的采购单。</p>
          <fieldset className={list} aria-label="店铺">
            {shops.map(({ memberID, company }) => (
              <Checkbox
                key={memberID}
                isChecked={chosen.includes(memberID)}
                onChange={(isChosen) => setChosen(isChosen ? [...chosen, memberID] : chosen.filter((id) => id !== memberID))}
              >
                {company}
              </Checkbox>
            ))}
          </fieldset>
        </>
      ) : (
        <output className={list}>
          {copies.map((result) => (
            <CopyResult key={result.memberID} copy={result} lines={lines} />
          ))}
        </output>
      )}
    </Dialog>
  )
}

function CopyResult({ copy: { company, copiedCount, skipped }, lines }: { copy: Copies[number]; lines: readonly NamedLine[] }) {
  const nameOf = (lineID: string): string => lines.find((line) => line.lineID === lineID)?.name ?? lineID
  return (
    <div>
      <b>{company}</b>：已复制 {copiedCount} 种{skipped.length > 0 && `，${skipped.length} 种未复制`}
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ lineID, message }) => (
            <li key={lineID}>
              {nameOf(lineID)}：{message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
