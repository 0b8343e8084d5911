/**
 * @generated SignedSource<<c33f677fcc583bce90154fcd671778d7>>
 * @relayHash 93d650e32d038f38267f744dd7f812b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53d4ea2604cd9a202a8c410d45640c31cb2cc0b26a08537535ef42a1f8189b3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuppliersPageQuery } from './SuppliersPageQuery.graphql';

const node: PreloadableConcreteRequest<SuppliersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53d4ea2604cd9a202a8c410d45640c31cb2cc0b26a08537535ef42a1f8189b3e",
    "metadata": {},
    "name": "SuppliersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
