// Typed where their names are imported: by the indexes of both packages.
declare module 'react-relay/lib/*'
declare module 'relay-runtime/lib/*'
