import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findLogo } from '~/domain/letterhead/logo.server'
import { CMYK_JPEG, COLOR_JPEG } from '../../factories/logos'
import { ask, orGivenBack, post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { wideLogo } from '../../support/views/logos'
import { audit, makeOwner, type Owner } from '../owner'

describe('the logo', () => {
  test('is shown as letters carry it, replaced and removed', async () => {
    const owner = await makeOwner()
    expect((await ask(`${owner.path}/logo/bild`, { headers: owner.headers })).status).toBe(404)
    expect((await upload(owner, COLOR_JPEG)).status).toBe(303)
    const picture = await ask(`${owner.path}/logo/bild`, { headers: owner.headers })
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(await findLogo(db, owner.scope))
    expect((await upload(owner, wideLogo())).status).toBe(303)
    const other = await ask(`${owner.path}/logo/bild`, { headers: owner.headers })
    expect(other.headers.get('content-type')).toBe('image/png')
    for (let time = 0; time < 2; time++) {
      const answer = await post(`${owner.path}/logo/entfernung`, {}, owner.headers)
      expect(answer.headers.get('location')).toContain('gespeichert=logo_entfernt')
    }
    expect(await findLogo(db, owner.scope)).toBeUndefined()
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'tenant.logo_removed')).toHaveLength(1)
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'kein SVG'],
    ['a text', Buffer.from('Hallo'), 422, 'PNG oder JPEG'],
    ['nothing', new Uint8Array(), 422, 'Bitte wählen Sie ein Bild aus.'],
    ['printing inks', CMYK_JPEG, 422, 'CMYK'],
    ['half a picture', wideLogo().slice(0, 400), 422, 'beschädigt'],
    ['a bomb: 100 million pixels in a few bytes', bomb(10_000), 422, 'zu viele Pixel'],
    ['two million pixels and some', bomb(1415), 422, 'zum Beispiel auf 1500 × 500 Pixel'],
    ['a bomb that lies about its size', bomb(100), 422, 'beschädigt'],
    ['more than 512 KB', Buffer.alloc(512 * 1024 + 1, 0xff), 422, 'höchstens 512 KB'],
    ['far more', Buffer.alloc(2_000_000, 0xff), 413, 'höchstens 512 KB'],
  ] as [string, Uint8Array, number, string][])('is not %s', async (_, bytes, status, words) => {
    const owner = await makeOwner()
    await upload(owner, COLOR_JPEG)
    const before = await findLogo(db, owner.scope)
    const answer = await upload(owner, bytes)
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#file">')
    expect(await findLogo(db, owner.scope)).toEqual(before)
  })

  test.each([
    ['no form at all', 'x'.repeat(100), 'multipart/form-data; boundary=y'],
    ['a form without its boundary', 'file=x', 'multipart/form-data'],
    ['a form without files', 'file=x', 'application/x-www-form-urlencoded'],
  ])('is not %s', async (_, body, type) => {
    const owner = await makeOwner()
    const headers = { ...owner.headers, 'Content-Type': type }
    const answer = await orGivenBack(
      await ask(`${owner.path}/logo`, { method: 'POST', body, headers }),
      headers,
    )
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Bitte wählen Sie ein Bild aus.')
  })
})

async function upload(owner: Owner, bytes: Uint8Array, name = 'logo.png') {
  const body = new FormData()
  body.set('file', new File([Buffer.from(bytes)], name))
  return orGivenBack(
    await ask(`${owner.path}/logo`, { method: 'POST', body, headers: owner.headers }),
    owner.headers,
  )
}

/** A PNG whose pixels, all alike, unpack to a hundred megabytes. */
function bomb(side: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(100_000_000), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
