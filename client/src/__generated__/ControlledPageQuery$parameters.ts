/**
 * @generated SignedSource<<2d0cc80a57bfa7ecf670bf053caee663>>
 * @relayHash dbb91eb4c39de914cd3c53b795177354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65220e3f67b3e4f8a310c3537010d5a54edcb7bab0c04bc782891d37c5fedc91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65220e3f67b3e4f8a310c3537010d5a54edcb7bab0c04bc782891d37c5fedc91",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
