/**
 * @generated SignedSource<<cd0316a8249e91ca946a2b329508afbb>>
 * @relayHash eed4c9ca0d442f4229a4b6009f7340e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85dac82c036412b937f54fbedca8396c79718536888da0a07c8cccf68fc01be2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledNewPageQuery } from './ControlledNewPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledNewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85dac82c036412b937f54fbedca8396c79718536888da0a07c8cccf68fc01be2",
    "metadata": {},
    "name": "ControlledNewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
