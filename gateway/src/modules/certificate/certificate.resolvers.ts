import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchCertificates, fetchScopes, renewCertificate, submitCertificate } from './certificate.rest.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { toGlobalId } from '../base/globalId.ts'

export const certificateResolvers: Resolvers = {
  Viewer: {
    certificates: (_, __, { rest }) => fetchCertificates(rest),
    scopes: (_, __, { rest }) => fetchScopes(rest),
  },
  Mutation: {
    submitCertificate: (_, { input }, { rest }) => submitCertificate(rest, input),
    renewCertificate: (_, { input }, { rest }) => renewCertificate(rest, input),
  },
  SubmitCertificatePayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  RenewCertificatePayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}

/** By its whole id: a place without a paper has no number. */
export const certificateNode = nodeType('Certificate', async (certificateID, { rest, loaders }, place) => {
  const papers = await loaders.kept('certificates', () => fetchCertificates(rest))
  return papers.find(({ id }) => id === toGlobalId('Certificate', certificateID, place)) ?? null
})
