/**
 * @generated SignedSource<<1c3af71223b3162335a606a0c6824ae5>>
 * @relayHash 646a66039bcac4f97eb670e352864a7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a03fbbd2a4268794cf043a0de7518d2bdcd4057c01c3768d214b259216edcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatesPageQuery } from './CertificatesPageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9a03fbbd2a4268794cf043a0de7518d2bdcd4057c01c3768d214b259216edcf",
    "metadata": {},
    "name": "CertificatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
