import { fromWire, GatewayError, type WireError } from '../errors/gatewayError.ts'
import { pageShop } from './pageShop.ts'

export type UploadScene = 'after_sale' | 'certificate' | 'receipt' | 'wanted' | 'face' | 'chat' | 'feedback' | 'quick'
export type UploadedFile = { readonly key: string; readonly url: string }

/** Sends a file to the gateway; whatever goes wrong is a GatewayError, as with every other call. */
export async function sendFile(file: File, scene: UploadScene): Promise<UploadedFile> {
  const form = new FormData()
  form.set('scene', scene)
  form.set('file', file, file.name)
  let response: Response
  let body: unknown
  try {
    response = await window.fetch('/upload', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-csrf': '1', ...pageShop.headers() },
      body: form,
    })
    body = await response.json()
  } catch (error) {
    throw new GatewayError('SYSTEM_BUSY', { userMessage: '上传失败，请检查网络后重试' }, { cause: error })
  }
  const record = typeof body === 'object' && body !== null ? body : {}
  const [key, url]: unknown[] = [Reflect.get(record, 'key'), Reflect.get(record, 'url')]
  if (response.ok && typeof key === 'string' && typeof url === 'string') return { key, url }
  const error: unknown = Reflect.get(record, 'error')
  throw fromWire({ extensions: typeof error === 'object' && error !== null ? { ...error } : {} } satisfies WireError)
}
