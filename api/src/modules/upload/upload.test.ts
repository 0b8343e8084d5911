import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { jpegBytes, pdfBytes, pngBytes, uploadFor, webpBytes } from '../../testing/uploads.ts'
import { fileForm, FORM_TYPE, multipartBody } from './testForm.ts'
import { forgetUnclaimed } from './forget.service.ts'
import { CLAIMS } from './upload.repo.ts'
import { claimUpload } from './upload.service.ts'

let h: Harness
let owner: Person
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
  owner = await createPerson(h)
  client = await logIn(h, owner)
})
afterAll(() => h.close())

interface Sent {
  readonly status: number
  readonly message: string
  readonly data: { key: string; url: string; errors?: Record<string, string[]> }
}

async function send(payload: Buffer, type = FORM_TYPE): Promise<Sent> {
  const answer = await h.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': type },
    cookies: { sid: client.cookie('sid') ?? '' },
    payload,
  })
  const { message, data } = answer.json<{ message: string; data: Sent['data'] }>()
  return { status: answer.statusCode, message, data }
}

const read = (url: string, who: TestClient | null, headers: Record<string, string> = {}) =>
  h.app.inject({ method: 'GET', url, headers, ...(who === null ? {} : { cookies: { sid: who.cookie('sid') ?? '' } }) })

describe('an upload', () => {
  it('an upload is kept under a key that cannot be guessed, by what its bytes are', async () => {
    for (const [bytes, ending, mime] of [
      [pngBytes(), 'png', 'image/png'],
      [jpegBytes(), 'jpg', 'image/jpeg'],
      [webpBytes(), 'webp', 'image/webp'],
      [pdfBytes(), 'pdf', 'application/pdf'],
    ] as const) {
      const { status, data } = await send(fileForm(bytes, 'receipt', 'paper.exe', 'text/html'))
      expect([status, data.url]).toEqual([200, `/files/upload/${data.key}`])
      expect(data.key).toMatch(new RegExp(`^[A-Za-z0-9_-]{43}[.]${ending}$`))
      const file = await read(data.url, client)
      expect([
        file.statusCode,
        file.headers['content-type'],
        file.headers['x-content-type-options'],
        file.rawPayload.equals(bytes),
      ]).toEqual([200, mime, 'nosniff', true])
      expect([file.headers['cache-control'], file.headers['content-disposition']]).toEqual([
        'private, no-cache',
        `inline; filename="${data.key}"`,
      ])
      const again = await read(data.url, client, { 'if-none-match': String(file.headers['etag']) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      const folder = join(h.deps.settings.dataDir, 'uploads', data.key.slice(0, 2))
      expect(await readFile(join(folder, data.key))).toEqual(bytes)
      expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    }
  })

  it('an upload that is a picture and something else at once is kept as the picture alone; a list is only ever saved, never opened', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const picture = await send(fileForm(Buffer.concat([pngBytes(), page])))
    expect((await read(picture.data.url, client)).rawPayload).toEqual(pngBytes())
    const list = await send(fileForm(Buffer.from('药品,数量\n<script>alert(1)</script>,2'), 'quick'))
    const { headers } = await read(list.data.url, client)
    expect([headers['content-type'], headers['x-content-type-options'], headers['content-disposition']]).toEqual([
      'text/csv',
      'nosniff',
      `attachment; filename="${list.data.key}"`,
    ])
    expect(await send(fileForm(pngBytes().subarray(0, 60)))).toMatchObject({ status: 422, message: '图片不完整或已损坏，请重新选择' })
  })

  it('an upload is there for its shop and the office alone', async () => {
    const {
      data: { url },
    } = await send(fileForm(pngBytes()))
    const other = await logIn(h, await createPerson(h))
    expect((await read(url, other)).statusCode).toBe(404)
    expect((await read(url, null)).statusCode).toBe(401)
    expect((await read(url, null, { authorization: `Bearer ${ERP_TOKEN}` })).statusCode).toBe(200)
    expect((await read(url, null, { authorization: 'Bearer wrong-token-of-the-tests' })).statusCode).toBe(401)
    for (const key of ['x', '..%2f..%2fdb.lock', `${'A'.repeat(43)}.png`, `${'A'.repeat(43)}.svg`])
      expect((await read(`/files/upload/${key}`, client)).statusCode).toBe(404)
  })

  it('an upload is taken whatever it is called, and no name is kept', async () => {
    for (const name of ['../../etc/passwd', '..\\..\\boot.ini', 'a\u0000.png', 'x".html', '药'.repeat(200), '', '<script>.png']) {
      const { status, data } = await send(fileForm(pngBytes(name), 'face', name.replaceAll('"', '%22')))
      expect([name, name === '' || status === 200]).toEqual([name, true])
      if (status === 200) expect(data.key).toMatch(/^[\w-]{43}[.]png$/)
    }
  })

  it('an upload serves only the use it was made for', async () => {
    const {
      data: { key },
    } = await send(fileForm(pngBytes(), 'receipt'))
    expect(await claimUpload(h.deps.db, owner.memberId, key, 'receipt')).toMatchObject({ key, mime: 'image/png' })
    const none = { status: 422, data: { errors: { file: ['文件不存在，请重新上传'] } } }
    await expect(claimUpload(h.deps.db, owner.memberId, key, 'certificate')).rejects.toMatchObject(none)
    await expect(claimUpload(h.deps.db, (await createPerson(h)).memberId, key, 'receipt')).rejects.toMatchObject(none)
  })
})

describe('an upload that nobody claimed', () => {
  const fail = (error: unknown): never => {
    throw error
  }
  it('an upload that nobody claimed goes after a day with its bytes; what a form was sent with stays, and so does what cannot be removed', async () => {
    const [lost, kept, face, old] = [
      await uploadFor(h, owner.memberId, 'wanted'),
      await uploadFor(h, owner.memberId, 'certificate'),
      await uploadFor(h, owner.memberId, 'face'),
      await uploadFor(h, owner.memberId, 'face'),
    ]
    await h.deps.db
      .insertInto('certificate')
      .values({
        member_id: owner.memberId,
        kind: 'gsp',
        no: 'G1',
        valid_from: '2026-01-01',
        valid_to: '2030-01-01',
        file_key: kept,
        status: 'pending',
      })
      .execute()
    for (const upload of [old, face]) expect((await client.post('/api/user/updateUserInfo', { face: upload })).status).toBe(200)
    h.clock.advance(86_400_000 - 1_000)
    await forgetUnclaimed(h.deps, fail)
    expect((await read(`/files/upload/${lost}`, client)).statusCode).toBe(200)
    h.clock.advance(2_000)
    const fresh = await uploadFor(h, owner.memberId, 'receipt')
    expect(await forgetUnclaimed(h.deps, fail)).toBeGreaterThanOrEqual(2)
    expect(
      await Promise.all([lost, old, kept, face, fresh].map(async (key) => (await read(`/files/upload/${key}`, client)).statusCode)),
    ).toEqual([404, 404, 200, 200, 200])
    await expect(access(join(h.deps.settings.dataDir, 'uploads', lost.slice(0, 2), lost))).rejects.toThrow('ENOENT')
    await expect(claimUpload(h.deps.db, owner.memberId, lost, 'wanted')).rejects.toMatchObject({ status: 422 })
    h.clock.advance(86_401_000)
    const told: string[] = []
    const s3 = { endpoint: new URL('http://127.0.0.1:9/'), bucket: 'b', accessKey: 'a', secretKey: 's', region: 'r' }
    expect(await forgetUnclaimed({ ...h.deps, settings: { ...h.deps.settings, s3 } }, (_, what) => void told.push(what))).toBe(0)
    expect([told.length > 0, (await read(`/files/upload/${fresh}`, client)).statusCode]).toEqual([true, 200])
  })

  it('an upload that nobody claimed is none that any table names', async () => {
    const { rows } = await sql<{
      claim: string
    }>`select c.conrelid::regclass::text || '.' || a.attname as claim from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'upload'::regclass`.execute(h.deps.db)
    expect([...rows.map(({ claim }) => claim), 'certificate.file_key'].toSorted()).toEqual(
      CLAIMS.map((claim) => claim.join('.')).toSorted(),
    )
  })
})

describe('refused with a sentence is', () => {
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const zip = Buffer.from('504b0304140000000000', 'hex')
  const PAPER = '仅支持 JPG、PNG、WebP 图片或 PDF 文件'
  it.each<[string, () => Buffer, string, string]>([
    ['SVG that calls itself PNG', () => fileForm(svg), 'file', PAPER],
    ['HTML that calls itself PNG', () => fileForm(html), 'file', PAPER],
    ['an archive', () => fileForm(zip), 'file', PAPER],
    ['a GIF', () => fileForm(Buffer.from('GIF89a\u0001\u0000\u0001\u0000')), 'file', PAPER],
    ['a PDF where a picture is due', () => fileForm(pdfBytes(), 'after_sale'), 'file', '仅支持 JPG、PNG、WebP 图片'],
    ['6 MB', () => fileForm(Buffer.concat([pngBytes(), Buffer.alloc(6 * 1024 * 1024)])), 'file', '文件不能超过 5 MB'],
    ['an empty file', () => fileForm(Buffer.alloc(0)), 'file', '请选择要上传的文件'],
    ['a form without a file', () => multipartBody([{ name: 'scene', value: 'receipt' }]), 'file', '请选择要上传的文件'],
    [
      'a file under another name',
      () =>
        multipartBody([
          { name: 'scene', value: 'receipt' },
          { name: 'paper', value: pngBytes(), fileName: 'a.png' },
        ]),
      'file',
      '请选择要上传的文件',
    ],
    [
      'two files',
      () =>
        multipartBody([
          { name: 'scene', value: 'face' },
          { name: 'file', value: pngBytes(), fileName: 'a.png' },
          { name: 'file', value: pngBytes(), fileName: 'b.png' },
        ]),
      'file',
      '一次只能上传一个文件',
    ],
    ['no use', () => multipartBody([{ name: 'file', value: pngBytes(), fileName: 'a.png' }]), 'scene', '请选择文件用途'],
    ['an unknown use', () => fileForm(pngBytes(), 'constructor'), 'scene', '请选择文件用途'],
    ['a form cut short', () => fileForm(pngBytes()).subarray(0, -60), 'file', '文件未能完整上传，请重新选择文件'],
    [
      'a hostile field',
      () =>
        multipartBody([
          { name: '__proto__', value: '1' },
          { name: 'file', value: pngBytes(), fileName: 'a.png' },
        ]),
      'file',
      '文件未能完整上传，请重新选择文件',
    ],
  ])('%s', async (_, form, field, sentence) => {
    expect(await send(form())).toMatchObject({ status: 422, message: sentence, data: { errors: { [field]: [sentence] } } })
  })

  it('what is no form of parts at all', async () => {
    expect(await send(Buffer.from('file=1'), 'application/x-www-form-urlencoded')).toMatchObject({
      status: 422,
      message: '请选择要上传的文件',
    })
    expect((await send(Buffer.from('{}'), 'application/json')).status).toBe(415)
    expect((await send(fileForm(pngBytes()), 'multipart/form-data')).status).toBe(422)
  })

  it('too much in an hour', async () => {
    const busy = await createPerson(h)
    const usualClient = client
    client = await logIn(h, busy)
    const statuses = new Set<number>()
    for (let n = 0; n < 122; n++) statuses.add((await send(Buffer.from(''), FORM_TYPE)).status)
    client = usualClient
    expect([...statuses]).toEqual([422, 429])
  })
})
