/**
 * @generated SignedSource<<3802284f7132fcaee4a6c6880edcb568>>
 * @relayHash 3e3492f9945e2c20118bec039a2bbd00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f298e34cffc72dedfd52cdac0441db387a064a8d5f77e623845da3f38317069b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayDonePageQuery } from './PayDonePageQuery.graphql';

const node: PreloadableConcreteRequest<PayDonePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f298e34cffc72dedfd52cdac0441db387a064a8d5f77e623845da3f38317069b",
    "metadata": {},
    "name": "PayDonePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
