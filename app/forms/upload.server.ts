import type { TypedResponse } from '@remix-run/node'
import * as z from 'zod'
import { BodyTooLarge } from '~/http/body.server'
import type { FaultKey } from './faults'
import { FILE_FIELD, FORM_KEY_FIELD } from './form-fields'
import type { FieldConflict } from './office-form.server'
import { giveBackHere } from './refused-form.server'

const upload = z.object({
  [FILE_FIELD]: z.instanceof(Blob).refine(({ size }) => size > 0),
  [FORM_KEY_FIELD]: z.guid().toLowerCase().optional().catch(undefined),
})

/** The file and the hidden fields, with much to spare. */
const MOST_PARTS = 20

interface FileForm {
  request: Request
  conflict: FieldConflict['of']
  faults: { missing: FaultKey; tooLarge: FaultKey }
}

/** Carries out a form with a single file (multipart/form-data, RFC 7578), or leads back to its page, which shows its fault. */
export async function carryOutUpload(
  { request, conflict, faults }: FileForm,
  carryOut: (bytes: Uint8Array, formKey: string | undefined) => Promise<TypedResponse<never>>,
) {
  const refuse = (fault: FaultKey, status?: 413) => {
    const refusal = { faults: { [FILE_FIELD]: fault }, values: {} }
    return giveBackHere(request, { refusal, wait: 0, ...(status ? { status } : {}) })
  }
  try {
    const file = await readFile(request)
    return file ? await carryOut(file.bytes, file.formKey) : refuse(faults.missing)
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse(faults.tooLarge, 413)
    if (error instanceof conflict) return refuse(error.code)
    throw error
  }
}

/** Anything that is not a file counts as missing, and so does one among more parts than any form of ours has. */
async function readFile(
  request: Request,
): Promise<{ bytes: Uint8Array; formKey: string | undefined } | undefined> {
  const body = await request.arrayBuffer()
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  if (hasManyParts(Buffer.from(body), headers['content-type'])) return undefined
  const fields = await new Response(body, { headers }).formData().catch(() => new FormData())
  const parsed = upload.safeParse({
    [FILE_FIELD]: fields.get(FILE_FIELD),
    [FORM_KEY_FIELD]: fields.get(FORM_KEY_FIELD) ?? undefined,
  })
  if (!parsed.success) return undefined
  const { [FILE_FIELD]: file, [FORM_KEY_FIELD]: formKey } = parsed.data
  return { bytes: new Uint8Array(await file.arrayBuffer()), formKey }
}

/** Looked at before they are taken apart: tens of thousands of empty parts hold the process up for half a second. */
function hasManyParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const mark = `--${quoted ?? plain ?? ''}`
  let parts = 0
  for (
    let at = body.indexOf(mark);
    at !== -1 && parts <= MOST_PARTS;
    at = body.indexOf(mark, at + mark.length)
  )
    parts += 1
  return parts > MOST_PARTS
}
