import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { ColleagueList_viewer$data, ColleagueList_viewer$key } from '../../../__generated__/ColleagueList_viewer.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateOf, dateTime } from '../../../lib/chinaTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { roleWords } from '../account/roleWords.ts'
import { changeRole, removeColleague } from './colleagueChanges.ts'
import { personRows } from './personRows.ts'

const hint = css`margin: 12px;`

type Colleague = NonNullable<ColleagueList_viewer$data['colleagues']>[number]

export function ColleagueList({ viewer: key, company }: { viewer: ColleagueList_viewer$key; company: string }) {
  const { colleagues } = useFragment(
    graphql`
      fragment ColleagueList_viewer on Viewer {
        colleagues @catch(to: NULL) { accountID name phone role joinedAt lastSeenAt isSelf }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [busy, setBusy] = useState<string | null>(null)
  const [going, setGoing] = useState<Colleague | null>(null)
  const act = async ({ accountID }: Colleague, change: () => Promise<void>, done: string): Promise<void> => {
    setBusy(accountID)
    try {
      await change()
      toasts.show({ kind: 'ok', text: done })
    } catch (error) {
      report(error)
    }
    setBusy(null)
    setGoing(null)
  }
  const turn = (colleague: Colleague): void => {
    const role = colleague.role === 'BUYER' ? 'FINANCE' : 'BUYER'
    void act(colleague, () => changeRole(environment, colleague.accountID, role), `${colleague.name}已改为${roleWords[role]}`)
  }
  if (!colleagues)
    return (
      <Notice tone="warning" className={hint}>
        暂时无法显示本店人员，请稍后刷新。
      </Notice>
    )
  return (
    <>
      <ul className={personRows} aria-label="本店采购人员">
        {colleagues.map((colleague) => (
          <li key={colleague.accountID}>
            <div>
              <h3>
                {colleague.name}
                <Tag tone={colleague.role === 'OWNER' ? 'green' : 'grey'}>{roleWords[colleague.role]}</Tag>
                {colleague.isSelf && <Tag tone="blue">本人</Tag>}
              </h3>
              <small>{colleague.phone}</small>
            </div>
            <p>
              <span>{dateOf(colleague.joinedAt)} 加入</span>
              <span>
                {colleague.lastSeenAt === null || colleague.lastSeenAt === undefined
                  ? '尚未使用'
                  : `最近使用 ${dateTime(colleague.lastSeenAt)}`}
              </span>
            </p>
            {colleague.role !== 'OWNER' && (
              <div>
                <Button
                  variant="ghost"
                  aria-label={`改为${colleague.role === 'BUYER' ? '财务' : '采购'} ${colleague.name}`}
                  disabled={busy !== null}
                  onClick={() => turn(colleague)}
                >
                  改为{colleague.role === 'BUYER' ? '财务' : '采购'}
                </Button>
                <Button
                  variant="outline"
                  aria-label={`收回权限 ${colleague.name}`}
                  disabled={busy !== null}
                  onClick={() => setGoing(colleague)}
                >
                  收回权限
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {colleagues.length === 1 && (
        <Notice className={hint}>
          目前只有您本人。同事用自己的账号在“多店管理”中点“添加门店”，填写您的手机号和您收到的验证码，即可为本店采购。
        </Notice>
      )}
      <ConfirmDialog
        isOpen={going !== null}
        title="收回权限"
        isDanger
        confirmLabel="收回权限"
        isBusy={busy !== null}
        onCancel={() => setGoing(null)}
        onConfirm={() => void (going && act(going, () => removeColleague(environment, going.accountID), `${going.name}的权限已收回`))}
      >
        收回后，{going?.name}（{going?.phone}）不能再为“{company}”采购，在本店的登录立即退出；其他门店不受影响。
      </ConfirmDialog>
    </>
  )
}
