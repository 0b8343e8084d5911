import type { Shop } from './shop.ts'

/** As `gateway { uploads }` tells it. */
interface Uploads {
  readonly url: string
  readonly fileField: string
  readonly sceneField: string
  readonly mostBytes: number
  readonly scenes: readonly { readonly scene: string; readonly mediaTypes: readonly string[] }[]
}

/** Sends a picture and answers its key, which inputs take. */
export async function sendPicture({ endpoint, tokens }: Shop, uploads: Uploads, scene: string, picture: Blob): Promise<string> {
  const rule = uploads.scenes.find((candidate) => candidate.scene === scene)
  if (picture.size > uploads.mostBytes) throw new Error('图片过大')
  if (rule?.mediaTypes.includes(picture.type) !== true) throw new Error('图片格式不支持')
  const form = new FormData()
  form.set(uploads.sceneField, scene)
  form.set(uploads.fileField, picture, 'picture')
  const response = await fetch(new URL(uploads.url, endpoint), {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.get() ?? ''}` },
    body: form,
  })
  const { key } = (await response.json()) as { key?: string }
  if (key === undefined) throw new Error('上传失败')
  return key
}
