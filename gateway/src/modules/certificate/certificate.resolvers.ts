import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchCertificates, fetchScopes, renewCertificate, submitCertificate } from './certificate.rest.ts'

export const certificateResolvers: Resolvers = {
  Viewer: {
    certificates: (_, __, { rest }) => fetchCertificates(rest),
    scopes: (_, __, { rest }) => fetchScopes(rest),
  },
  Mutation: {
    submitCertificate: (_, { input }, { rest }) => submitCertificate(rest, input),
    renewCertificate: (_, { input }, { rest }) => renewCertificate(rest, input),
  },
  CertificatePayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}
