/**
 * @generated SignedSource<<f25fcbe1bda4d47a4d84e4459c9cc40b>>
 * @relayHash b2cdecba257dce1efbce7730393be7b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2b0ddf0e37a4eafb83ce6a531fe4d005d73462bd575769b8204287f6b1a1ba9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayDonePageQuery } from './PayDonePageQuery.graphql';

const node: PreloadableConcreteRequest<PayDonePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2b0ddf0e37a4eafb83ce6a531fe4d005d73462bd575769b8204287f6b1a1ba9",
    "metadata": {},
    "name": "PayDonePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
