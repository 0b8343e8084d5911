import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { SubmitCertificateInput, useSendCertificateMutation } from '../../../__generated__/useSendCertificateMutation.graphql.ts'
import type { useSendCertificateRenewMutation } from '../../../__generated__/useSendCertificateRenewMutation.graphql.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

export type Handed = Omit<SubmitCertificateInput, 'fileKey'> & {
  /** The paper that it follows or corrects; null for the first of its kind. */
  readonly certificateID: string | null
  /** Null where the paper keeps the scan it has. */
  readonly fileKey: string | null
}

/** Hands in a paper; the list is read again with the answer. */
export function useSendCertificate(): (paper: Handed) => Promise<void> {
  const environment = useRelayEnvironment()
  return async ({ kind, certificateID, ...paper }) => {
    if (certificateID === null) {
      await commitOnce<useSendCertificateMutation>(environment, {
        mutation: graphql`
          mutation useSendCertificateMutation($input: SubmitCertificateInput!) {
            submitCertificate(input: $input) {
              refusals { ...refusal_told @alias } viewer { standing ...CertificateList_viewer } }
          }
        `,
        input: { ...paper, kind, fileKey: paper.fileKey ?? '' },
      })
      return
    }
    await commitOnce<useSendCertificateRenewMutation>(environment, {
      mutation: graphql`
        mutation useSendCertificateRenewMutation($input: RenewCertificateInput!) {
          renewCertificate(input: $input) {
            refusals { ...refusal_told @alias } viewer { standing ...CertificateList_viewer } }
        }
      `,
      input: { ...paper, certificateID },
    })
  }
}
