/**
 * @generated SignedSource<<05493e514f0261dfeeab01d937499fdc>>
 * @relayHash e514998f230df8284bfd21770fe3e5e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20f0b1368fcae6e309b84677c3adf5c5c4af1eea4c23056c1ced65096cb94245

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VouchersPageQuery } from './VouchersPageQuery.graphql';

const node: PreloadableConcreteRequest<VouchersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20f0b1368fcae6e309b84677c3adf5c5c4af1eea4c23056c1ced65096cb94245",
    "metadata": {},
    "name": "VouchersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
