/**
 * @generated SignedSource<<6c0757a017f4c29273a67567294525ff>>
 * @relayHash f5f69423d26a6df1d2e473b0e271ad23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3aee886591940da969ec3db2c8e2d229f80089aefd744ba2ce0930dcfef33fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractPageQuery } from './ContractPageQuery.graphql';

const node: PreloadableConcreteRequest<ContractPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3aee886591940da969ec3db2c8e2d229f80089aefd744ba2ce0930dcfef33fe",
    "metadata": {},
    "name": "ContractPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
