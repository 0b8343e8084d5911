/** One part of a form as a browser, or somebody worse, writes it. */
export interface FormPart {
  readonly name: string
  readonly value: string | Uint8Array
  readonly fileName?: string
  readonly type?: string
}

export const BOUNDARY = '----upload-boundary-7'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

export function multipartBody(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap(({ name, value, fileName, type }) => [
    Buffer.from(
      [
        `--${BOUNDARY}`,
        `content-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`,
        ...(type === undefined ? [] : [`content-type: ${type}`]),
        '',
        '',
      ].join('\r\n'),
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

export const fileForm = (bytes: Uint8Array, scene = 'receipt', fileName = 'paper.png', type = 'image/png'): Buffer =>
  multipartBody([
    { name: 'scene', value: scene },
    { name: 'file', value: bytes, fileName, type },
  ])
