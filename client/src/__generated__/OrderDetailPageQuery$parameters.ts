/**
 * @generated SignedSource<<bfd1ee4a523b7866db1016ee83d4c0e0>>
 * @relayHash c3b965c554dbd3b5a03cb7bec8694048
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d6e87add69b979a025f353c16701ddde9486672d7210b33da9b05ace5c86730

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailPageQuery } from './OrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d6e87add69b979a025f353c16701ddde9486672d7210b33da9b05ace5c86730",
    "metadata": {},
    "name": "OrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
