/**
 * @generated SignedSource<<2f54e088cdbb523c18d7c76ed7c9a0b9>>
 * @relayHash 9888330af1c89647d4c3c7f0f477854c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f397113ee4917259f81207b1595e590bb06eda60f3d717d42f7525a3be8c17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4f397113ee4917259f81207b1595e590bb06eda60f3d717d42f7525a3be8c17",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
