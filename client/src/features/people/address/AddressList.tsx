import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { ADDRESSES_MAX } from 'rules/constants'
import type { AddressList_viewer$data, AddressList_viewer$key } from '../../../__generated__/AddressList_viewer.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import type { AddressDialogProps } from './AddressDialog.tsx'
import { chooseDefault, deleteAddress } from './addressChanges.ts'

const rows = css`
  > li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 12px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  > li > div:first-child { flex: 1 1 320px; min-width: 0; }
  > li > div:last-child { display: flex; gap: 4px; margin-right: -12px; }
  p { overflow-wrap: anywhere; color: ${color.second}; }
  strong { margin-right: 12px; font-weight: 600; }
  span + span { margin-left: 8px; }
  ${media.phone} { > li { padding: 12px; } > li > div:last-child { flex: 1 0 100%; margin: 0 -12px -8px; } }
`
const tools = css`display: flex; align-items: center; gap: 8px 16px; ${type.small} color: ${color.second};`

/** Read by the form that changes one. */
export type Address = NonNullable<AddressList_viewer$data['addresses']>[number]

/** Where goods go: the default first, twenty at most. */
export function AddressList({ viewer: key }: { viewer: AddressList_viewer$key }) {
  const { addresses } = useFragment(
    graphql`
      fragment AddressList_viewer on Viewer {
        addresses { id addressID receiver phone regions { regionID name } address fullAddress isDefault }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [editor, setEditor] = useState<{ readonly View: ComponentType<AddressDialogProps>; readonly address: Address | null } | null>(null)
  const [going, setGoing] = useState<Address | null>(null)
  const { busy, change } = useAddressChange(() => setGoing(null))
  const list = addresses ?? []
  const open = async (address: Address | null): Promise<void> => {
    const { AddressDialog } = await import('./AddressDialog.tsx')
    setEditor({ View: AddressDialog, address })
  }
  const isFull = list.length >= ADDRESSES_MAX
  const add = (
    <Button variant="primary" icon="plus" disabled={isFull} onClick={() => void open(null).catch(report)}>
      新增地址
    </Button>
  )
  return (
    <Panel
      title={`已保存 ${list.length} 个`}
      isFlush
      tools={
        <div className={tools}>
          最多 {ADDRESSES_MAX} 个{isFull && '，请先删除不用的地址'}
          {list.length > 0 && add}
        </div>
      }
    >
      {list.length === 0 && (
        <EmptyState picture="box" level={3} title="还没有收货地址" action={add}>
          保存后下单时直接选用
        </EmptyState>
      )}
      <ul className={rows}>
        {list.map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            isBusy={busy === address.addressID && going === null}
            onChoose={() => void change(address.addressID, () => chooseDefault(environment, address.addressID), '默认地址已更改')}
            onEdit={() => void open(address).catch(report)}
            onDelete={() => setGoing(address)}
          />
        ))}
      </ul>
      {editor &&
        createElement(editor.View, {
          key: editor.address?.id ?? 'new',
          address: editor.address,
          isFirst: list.length === 0,
          onClose: () => setEditor(null),
        })}
      <ConfirmDialog
        isOpen={going !== null}
        title="删除收货地址"
        isDanger
        confirmLabel="删除"
        isBusy={busy !== null}
        onCancel={() => setGoing(null)}
        onConfirm={() => {
          if (going !== null) void change(going.addressID, () => deleteAddress(environment, going.addressID), '地址已删除')
        }}
      >
        确定删除“{going?.receiver} {going?.fullAddress}”？已下的订单不受影响。
      </ConfirmDialog>
    </Panel>
  )
}

/** One change at a time, and what is said of it. */
function useAddressChange(onEnd: () => void): {
  readonly busy: string | null
  readonly change: (addressID: string, work: () => Promise<void>, done: string) => Promise<void>
} {
  const report = useReportError()
  const [busy, setBusy] = useState<string | null>(null)
  const change = async (addressID: string, work: () => Promise<void>, done: string): Promise<void> => {
    setBusy(addressID)
    try {
      await work()
      toasts.show({ kind: 'ok', text: done })
    } catch (error) {
      report(error)
    }
    setBusy(null)
    onEnd()
  }
  return { busy, change }
}

type RowProps = {
  readonly address: Address
  readonly isBusy: boolean
  readonly onChoose: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function AddressRow({ address: { receiver, phone, fullAddress, isDefault }, isBusy, onChoose, onEdit, onDelete }: RowProps) {
  return (
    <li>
      <div>
        <div>
          <strong>{receiver}</strong>
          <span>{phone}</span>
          {isDefault && (
            <span>
              <Tag tone="green">默认</Tag>
            </span>
          )}
        </div>
        <p>{fullAddress}</p>
      </div>
      <div>
        {!isDefault && (
          <Button variant="ghost" aria-label={`设为默认 ${fullAddress}`} isBusy={isBusy} onClick={onChoose}>
            设为默认
          </Button>
        )}
        <Button variant="ghost" aria-label={`修改 ${fullAddress}`} onClick={onEdit}>
          修改
        </Button>
        <Button variant="ghost" aria-label={`删除 ${fullAddress}`} onClick={onDelete}>
          删除
        </Button>
      </div>
    </li>
  )
}
