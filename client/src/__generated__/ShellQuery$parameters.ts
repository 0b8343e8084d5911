/**
 * @generated SignedSource<<858db5eec5242085eb62e81f1e07a7a3>>
 * @relayHash 15a98cec14eedbc5c777567d20bae535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164ca214d0b8e6ad57e45eb67ab11e8a0f198cf15d15587241d7959bb124c37a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "164ca214d0b8e6ad57e45eb67ab11e8a0f198cf15d15587241d7959bb124c37a",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
