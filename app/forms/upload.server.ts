import * as z from 'zod'
import { FILE_FIELD } from '~/forms/form-fields'
import { BodyTooLarge } from '~/http/body.server'

const upload = z.object({ [FILE_FIELD]: z.instanceof(Blob).refine(({ size }) => size > 0) })

/** The file of a form. */
export type Upload =
  | { outcome: 'file'; bytes: Uint8Array }
  | { outcome: 'missing' }
  | { outcome: 'too_large' }

/** Reads the single file of a form (multipart/form-data, RFC 7578). Anything else counts as missing. */
export async function readUpload(request: Request): Promise<Upload> {
  try {
    const body = await request.arrayBuffer()
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const fields = await new Response(body, { headers }).formData().catch(() => new FormData())
    const parsed = upload.safeParse({ [FILE_FIELD]: fields.get(FILE_FIELD) })
    if (!parsed.success) return { outcome: 'missing' }
    return { outcome: 'file', bytes: new Uint8Array(await parsed.data[FILE_FIELD].arrayBuffer()) }
  } catch (error) {
    if (error instanceof BodyTooLarge) return { outcome: 'too_large' }
    throw error
  }
}
