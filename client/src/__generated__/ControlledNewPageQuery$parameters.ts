/**
 * @generated SignedSource<<0385f9ee3990f51c43c2c76e64f5cc2b>>
 * @relayHash a0f942a427f89e6d8a5c32e05adf30ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0598e731c1b8f871a01e2500a552c3ea2d355c69af36723930d003df7fd0650e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledNewPageQuery } from './ControlledNewPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledNewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0598e731c1b8f871a01e2500a552c3ea2d355c69af36723930d003df7fd0650e",
    "metadata": {},
    "name": "ControlledNewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
