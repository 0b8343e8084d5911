/**
 * @generated SignedSource<<6a466f4df2373232852b5f78661cfc9f>>
 * @relayHash 2aafd59cccdfa092cfac4b32f28761d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8effe02349eaeafb8609d156a5757c99dc4d1de24205c439971abcbce7adef20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8effe02349eaeafb8609d156a5757c99dc4d1de24205c439971abcbce7adef20",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
