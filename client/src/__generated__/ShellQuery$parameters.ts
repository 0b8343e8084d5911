/**
 * @generated SignedSource<<ab7bfd6c5e796f79e3573d51e16e0d08>>
 * @relayHash 0394cc2c37356a5b13db761a33f427f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e470af6594d363d1fdcf8e2352d992b51eeed318919a75d98cf1a4bcf5610c99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e470af6594d363d1fdcf8e2352d992b51eeed318919a75d98cf1a4bcf5610c99",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
