import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

/** The account centre of the demo's shop: its papers and scopes. */
export const CENTRE_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/user/zizhi',
    document: '{ viewer { certificates { kind name isNeeded status certificateID certificateNo validFrom validTo daysLeft reason file consequence { goodsCount cartLineCount } renewal { certificateID status } } } }',
    check: (data, into) => {
      const papers = list(data, 'viewer.certificates')
      expect(papers).toHaveLength(4)
      into.certificateID = text(papers.find((paper) => at(paper, 'kind') === 'AUTHORITY_LETTER'), 'certificateID')
    },
  },
  { rest: 'GET /api/user/jyfw', document: '{ viewer { scopes { code name validTo goodsCount } } }', check: (data) => expect(list(data, 'viewer.scopes').length).toBeGreaterThan(3) },
  {
    rest: 'POST /api/user/zizhi',
    upload: 'certificate',
    document: 'mutation ($input: SubmitCertificateInput!) { submitCertificate(input: $input) { certificates { kind status certificateID } } }',
    variables: (k) => ({ input: { kind: 'OTHER', certificateNo: '食品经营-1', validFrom: '2026-01-01', file: k.fileKey } }),
    check: (data) => expect(list(data, 'submitCertificate.certificates')).toContainEqual(expect.objectContaining({ kind: 'OTHER', status: 'PENDING' })),
  },
  {
    rest: 'PUT /api/user/zizhi/{id}',
    upload: 'certificate',
    document: 'mutation ($input: RenewCertificateInput!) { renewCertificate(input: $input) { certificates { kind status renewal { status certificateNo } } } }',
    variables: (k) => ({ input: { certificateID: k.certificateID, certificateNo: '委托书-2', validFrom: '2026-01-01', validTo: '2099-12-31', file: k.fileKey } }),
    check: (data) => expect(list(data, 'renewCertificate.certificates')).toContainEqual({ kind: 'AUTHORITY_LETTER', status: 'PASSED', renewal: { status: 'PENDING', certificateNo: '委托书-2' } }),
  },
]
