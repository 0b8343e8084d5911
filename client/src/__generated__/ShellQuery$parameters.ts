/**
 * @generated SignedSource<<38b200f5bedac663054d655634603c6a>>
 * @relayHash 15a4df9c93e6dad3dcc081333c1da5d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c80febf63d454ceef0b66617a530fbf49c625b41668647f84386f9039f84ee4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c80febf63d454ceef0b66617a530fbf49c625b41668647f84386f9039f84ee4c",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
