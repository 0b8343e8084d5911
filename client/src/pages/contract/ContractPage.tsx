import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ContractPageQuery } from '../../__generated__/ContractPageQuery.graphql.ts'
import { localPath } from '../../navigation/paths.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ContractForm } from '../../features/people/contract/ContractForm.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** /dzht: the e-contract, to read and to sign; then back to where it was asked for. */
export function ContractPage({ queryRef, place }: PageProps<ContractPageQuery>) {
  const data = usePreloadedQuery<ContractPageQuery>(
    graphql`
      query ContractPageQuery @preloadable {
        ...Shell_query
        contract @catch(to: RESULT) {
          ...ContractForm_contract
        }
      }
    `,
    queryRef,
  )
  const next = localPath(place.search.get('next'))
  return <Principal result={data.contract}>{(contract) => <ContractForm contract={contract} next={next} />}</Principal>
}
