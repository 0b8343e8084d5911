/**
 * @generated SignedSource<<64c1ca8e6b9a2caaf17c7f63d5e09415>>
 * @relayHash 5626681646b5392f463acf7c4c42113f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 371253a3433c0c0f1fc079bcdab8863be2e49136bb07b9a6bcc15675ba9b3b16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayDonePageQuery } from './PayDonePageQuery.graphql';

const node: PreloadableConcreteRequest<PayDonePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "371253a3433c0c0f1fc079bcdab8863be2e49136bb07b9a6bcc15675ba9b3b16",
    "metadata": {},
    "name": "PayDonePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
