/**
 * @generated SignedSource<<7dfc00602f740df5a4533aba72e11a63>>
 * @relayHash 8445f370429206241e980cbef00d1b1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f92e603dbf67b85f74c1314a4c8a79c3ed5bdce69ca5aaee25da2845c8a3efb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f92e603dbf67b85f74c1314a4c8a79c3ed5bdce69ca5aaee25da2845c8a3efb2",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
