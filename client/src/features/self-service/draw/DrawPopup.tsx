import { css } from '@emotion/css'
import { useEffect, useEffectEvent, useState } from 'react'
import { DRAW_CLOSE_MS, DRAW_RESULT_DELAY_MS } from 'rules/constants'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { color, layer, media, type } from '../../../ui/tokens.ts'
import { type Prize, useJoinDraw } from './useJoinDraw.ts'

const card = css`
  position: fixed;
  z-index: ${layer.drawer};
  bottom: 16px;
  left: 16px;
  display: grid;
  gap: 8px;
  width: min(320px, calc(100vw - 16px));
  padding: 16px;
  border: 1px solid ${color.amber200};
  border-radius: 8px;
  background: ${color.amber50};
  box-shadow: 0 8px 32px rgb(31 35 40 / 20%);
  transition: opacity ${DRAW_CLOSE_MS}ms, transform ${DRAW_CLOSE_MS}ms;
  &[data-closing] { opacity: 0; transform: translateY(24px); pointer-events: none; }
  h2 { padding-right: 32px; ${type.price} font-weight: 600; color: ${color.price}; }
  p { color: ${color.second}; }
  strong { ${type.title} color: ${color.price}; }
  > button[title] { position: absolute; top: 8px; right: 8px; }
  ${media.phone} { bottom: calc(64px + env(safe-area-inset-bottom)); left: 8px; }
  ${media.print} { display: none; }
`

type Stage = { readonly kind: 'invite' | 'drawing' } | { readonly kind: 'result'; readonly prize: Prize }

/** A line each: one block of that text would be the largest paint of the page it comes up on. */
const clausesOf = (text: string): string[] => text.split(/(?<=[，。；])/)

export type DrawPopupProps = {
  readonly draw: { readonly drawID: string; readonly name: string; readonly description: string }
  readonly onClosed: () => void
}

/** Invites to a draw, draws, and tells what was won. Closing while it draws asks first. */
export function DrawPopup({ draw, onClosed }: DrawPopupProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'invite' })
  const [isAsking, setAsking] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const join = useJoinDraw(draw.drawID)
  const report = useReportError()

  const start = async (): Promise<void> => {
    setStage({ kind: 'drawing' })
    const shown = new Promise((resolve) => setTimeout(resolve, DRAW_RESULT_DELAY_MS))
    try {
      const prize = await join()
      await shown
      setStage(prize ? { kind: 'result', prize } : { kind: 'invite' })
    } catch (error) {
      report(error)
      setStage({ kind: 'invite' })
    }
  }
  const close = (): void => {
    if (stage.kind === 'drawing') setAsking(true)
    else setClosing(true)
  }
  useEscape(close)
  const tellClosed = useEffectEvent(onClosed)
  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(() => tellClosed(), DRAW_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isClosing])

  return (
    <section className={card} aria-label="抽奖" data-closing={isClosing || undefined}>
      <h2>{draw.name}</h2>
      <IconButton icon="close" size={20} label="关闭抽奖" onClick={close} />
      <output>
        {stage.kind === 'invite' && clausesOf(draw.description).map((clause) => <p key={clause}>{clause}</p>)}
        {stage.kind === 'drawing' && <p>正在抽奖，请稍候…</p>}
        {stage.kind === 'result' && <Result prize={stage.prize} />}
      </output>
      {stage.kind === 'result' ? (
        <Button variant="primary" onClick={close}>
          知道了
        </Button>
      ) : (
        <Button variant="primary" isBusy={stage.kind === 'drawing'} onClick={() => void start()}>
          立即抽奖
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking && stage.kind === 'drawing'}
        confirmLabel="仍要关闭"
        cancelLabel="继续等待"
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          setClosing(true)
        }}
      >
        正在抽奖中，如关闭后没有看到结果，请到个人中心查看。
      </ConfirmDialog>
    </section>
  )
}

/** Escape, unless a dialog stands above. */
function useEscape(close: () => void): void {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close()
  })
  useEffect(() => {
    window.addEventListener('keydown', pressKey)
    return () => window.removeEventListener('keydown', pressKey)
  }, [])
}

function Result({ prize }: { prize: Prize }) {
  return (
    <>
      <p>{prize.kind === 'NO_PRIZE' ? '感谢参与' : '恭喜您，抽中了'}</p>
      <strong>{prize.name}</strong>
      {prize.description !== '' && <p>{prize.description}</p>}
      <Link href={paths.draws()}>查看我的抽奖</Link>
    </>
  )
}
