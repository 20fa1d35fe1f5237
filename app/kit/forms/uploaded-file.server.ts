import * as z from 'zod'
import { FILE_FIELD, FORM_KEY_FIELD } from './form-fields'
import { id } from './ids'

const upload = z.object({
  [FILE_FIELD]: z.instanceof(Blob).refine(({ size }) => size > 0),
  [FORM_KEY_FIELD]: id().optional().catch(undefined),
})

/** The file and the hidden fields, with plenty to spare. */
const MOST_PARTS = 20

/** Undefined without a file, or if the form has more parts than any of ours. */
export async function readUploadedFile(
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

/** Checked before parsing: tens of thousands of empty parts block the process for half a second. */
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
