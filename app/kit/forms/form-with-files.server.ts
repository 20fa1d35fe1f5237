import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { BodyTooLarge } from '~/http/body.server'
import type { FileOnDisk, FormWithFiles } from './file-on-disk'
import { FILE_FIELD } from './form-fields'

const LONGEST_FIELD = 1000
const LONGEST_NAME = 120
/** One per page of the longest file that is read. */
const MOST_FILES = 200
const MOST_FIELDS = 20

/**
 * Streams a form with files, each file into the directory; fields that are too long are cut. A body that is no
 * form has no files. @throws BodyTooLarge for a larger file, for more than 200 files, and from the body itself.
 */
export async function readFormWithFiles(
  request: Request,
  directory: string,
  mostBytes: number,
): Promise<FormWithFiles> {
  const fields: Record<string, string> = {}
  const nothing = { files: [], fields }
  const type = request.headers.get('content-type') ?? ''
  if (!request.body || !/^multipart\/form-data;.*boundary=/i.test(type)) return nothing
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: { fileSize: mostBytes, fieldSize: LONGEST_FIELD, files: MOST_FILES, fields: MOST_FIELDS },
  })
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  const streams: BusboyFileStream[] = []
  const writing: Promise<void>[] = []
  const files: FileOnDisk[] = []
  let failure: unknown
  const stop = (error: unknown) => {
    failure ??= error
    body.destroy()
  }
  body.once('error', (error: NodeJS.ErrnoException) => {
    // The client has gone: the form counts as cut off, not as our error.
    if (error.code !== 'ECONNRESET') stop(error)
  })
  form.on('field', (name, value) => {
    fields[name] = value
  })
  form.on('filesLimit', () => stop(new BodyTooLarge()))
  form.on('file', (field, stream, name) => {
    if (field !== FILE_FIELD || !name) return stream.resume()
    const path = join(directory, `${files.length + 1}.part`)
    files.push({ path, name: name.slice(-LONGEST_NAME) })
    streams.push(stream)
    stream.once('limit', () => stop(new BodyTooLarge()))
    writing.push(pipeline(stream, createWriteStream(path)).catch(stop))
  })
  const isForm = await pipeline(body, form).then(
    () => true,
    () => false,
  )
  // A truncated file stream never ends unless destroyed.
  if (!isForm) for (const stream of streams) stream.destroy()
  const wasCut = !isForm && failure === undefined
  await Promise.all(writing)
  if (wasCut) return nothing
  if (failure !== undefined) throw failure
  return { files, fields }
}
