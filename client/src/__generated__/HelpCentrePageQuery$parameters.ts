/**
 * @generated SignedSource<<4fab30731042c46a8c1a3758692df60f>>
 * @relayHash ca97ae35b968de1ef176fd43d97b746b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afe4c8188f39ad8e07ba6ad43a04b562b34578f8ba8f3f018a6cc29b309e12fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpCentrePageQuery } from './HelpCentrePageQuery.graphql';

const node: PreloadableConcreteRequest<HelpCentrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afe4c8188f39ad8e07ba6ad43a04b562b34578f8ba8f3f018a6cc29b309e12fa",
    "metadata": {},
    "name": "HelpCentrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
