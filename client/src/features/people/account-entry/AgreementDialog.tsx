import { Suspense } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ArticleText } from '../../ground/content/ArticleText.tsx'

/** The help centre's page of the user agreement. */
const ARTICLE = '32'

export type AgreementDialogProps = { readonly onClose: () => void }

export function AgreementDialog({ onClose }: AgreementDialogProps) {
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={onClose} title="用户协议" isSheet>
          <Skeleton width="100%" height="120px" />
        </Dialog>
      }
    >
      <ArticleText articleID={ARTICLE} isHelp>
        {(title, content) => (
          <Dialog isOpen onClose={onClose} title={title} isSheet>
            {content}
          </Dialog>
        )}
      </ArticleText>
    </Suspense>
  )
}
