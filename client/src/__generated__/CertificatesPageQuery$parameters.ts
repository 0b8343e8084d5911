/**
 * @generated SignedSource<<1a40ded1f1dfca21eedcd858b4f1f189>>
 * @relayHash 67b6ecf6d08e4efef62ae276c28e8435
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf028dbaddc77a3630088b39af4d19d7043bd7d396ad972d7101ae8d2ce1d9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatesPageQuery } from './CertificatesPageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acf028dbaddc77a3630088b39af4d19d7043bd7d396ad972d7101ae8d2ce1d9b",
    "metadata": {},
    "name": "CertificatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
