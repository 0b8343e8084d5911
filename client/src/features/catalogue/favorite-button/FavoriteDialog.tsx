import { useNavigate } from 'react-router-dom'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

export type FavoriteDialogProps = { readonly name: string; readonly onClose: () => void }

/** 收藏成功, and the way to the favourites (SPEC §4). */
export function FavoriteDialog({ name, onClose }: FavoriteDialogProps) {
  const navigate = useNavigate()
  const footer = (
    <>
      <Button onClick={onClose} data-initial-focus>
        继续选购
      </Button>
      <Button variant="primary" onClick={() => void navigate(paths.favorites())}>
        查看我的收藏
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title="收藏成功" footer={footer}>
      {name}
    </Dialog>
  )
}
