// @ts-check

/** @param {string} text */
function digest(text) {
  let sum = 0
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (sum >>> 0).toString(36)
}

const space = 'explorer:'

/** The documentation in view, and room for the document beside it. @type {Record<string, string>} */
const firstWidths = { 'graphiql:docExplorerFlex': '0.24', 'graphiql:editorFlex': '1.3' }

function forget(/** @type {(key: string) => boolean} */ isOld) {
  for (const key of Object.keys(localStorage)) if (key.startsWith(space) && isOld(key)) localStorage.removeItem(key)
}

/** What is kept in this browser belongs to the documents it was made from. @param {string} documents */
export function keptFor(documents) {
  const prefix = `${space}${digest(documents)}:`
  const storage = {
    /** @param {string} key */
    getItem: (key) => localStorage.getItem(prefix + key) ?? firstWidths[key] ?? null,
    /** @param {string} key @param {string} value */
    setItem: (key, value) => localStorage.setItem(prefix + key, value),
    /** @param {string} key */
    removeItem: (key) => localStorage.removeItem(prefix + key),
    clear: () => forget((key) => key.startsWith(prefix)),
    get length() {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length
    },
  }
  return { storage, forgetOthers: () => forget((key) => !key.startsWith(prefix)), forgetAll: () => forget(() => true) }
}
