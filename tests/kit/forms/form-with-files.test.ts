import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { BodyTooLarge } from '~/http/body.server'
import { readFormWithFiles } from '~/kit/forms/form-with-files.server'

const folder = mkdtempSync(join(tmpdir(), 'zahltag-form-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BOUNDARY = 'grenze'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

interface Part {
  name: string
  filename?: string
  content: string
}

function bodyOf(parts: Part[]): string {
  const part = ({ name, filename, content }: Part) => {
    const ofFile = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/pdf`
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${ofFile}\r\n\r\n${content}\r\n`
  }
  return `${parts.map(part).join('')}--${BOUNDARY}--\r\n`
}

async function read(body: string, { type = TYPE, mostBytes = 1000 } = {}) {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  const { files, fields } = await readFormWithFiles(request, mkdtempSync(join(folder, 'one-')), mostBytes)
  return { fields, files: files.map(({ path, name }) => [name, readFileSync(path, 'utf8')]) }
}

const file = (filename: string, content = 'x') => ({ name: 'file', filename, content })

describe('a form with files', () => {
  // What browsers write into a name: anything but quotes and line ends.
  test.each([
    'Lohn; Oktober.pdf',
    'a=b.pdf',
    '<img src=x onerror=alert(1)>.pdf',
    'Müller & Söhne – 10 €.pdf',
  ])('has a file called %s', async (name) => {
    const month = { name: 'month', content: '2026-10' }
    expect(await read(bodyOf([month, file(name, 'eins'), file(name, 'zwei')]))).toEqual({
      fields: { month: '2026-10' },
      files: [
        [name, 'eins'],
        [name, 'zwei'],
      ],
    })
  })

  test('takes no file without a name, and no path', async () => {
    const parts = [file(''), { ...file('b.pdf'), name: 'other' }, file('../../a.pdf')]
    expect((await read(bodyOf(parts))).files).toEqual([['a.pdf', 'x']])
  })

  test.each([
    ['that is cut off in a file', bodyOf([file('a.pdf')]).slice(0, -20), TYPE],
    ['without a boundary', bodyOf([file('a.pdf')]), 'multipart/form-data'],
    ['that is none', 'month=2026-10', 'application/x-www-form-urlencoded'],
    ['of rubbish', 'x'.repeat(500), TYPE],
  ])('%s has no files', async (_, body, type) => {
    expect((await read(body, { type })).files).toEqual([])
  })

  test('whose sender goes away half way has no files, and is no fault of ours', async () => {
    const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    const pieces = [new TextEncoder().encode(bodyOf([file('a.pdf')]).slice(0, -20))]
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift()
        if (piece) controller.enqueue(piece)
        else controller.error(gone)
      },
    })
    const init = { method: 'POST', body, headers: { 'content-type': TYPE }, duplex: 'half' as const }
    const directory = mkdtempSync(join(folder, 'gone-'))
    const read = readFormWithFiles(new Request('http://localhost/', init), directory, 1000)
    expect((await read).files).toEqual([])
  })

  test('of too long a file, or too many, is too large', async () => {
    await expect(read(bodyOf([file('a.pdf', 'x'.repeat(1001))]))).rejects.toThrow(BodyTooLarge)
    await expect(read(bodyOf(Array.from({ length: 201 }, () => file('a.pdf'))))).rejects.toThrow(BodyTooLarge)
    expect((await read(bodyOf(Array.from({ length: 200 }, () => file('a.pdf'))))).files).toHaveLength(200)
  })
})
