import * as z from 'zod'

const FORM = 'application/x-www-form-urlencoded'
const LONGEST_EMAIL = 254

const credentials = z.object({
  email: z.string().trim().normalize('NFC').toLowerCase().min(1).max(LONGEST_EMAIL),
  password: z.string().min(1).max(200),
})

export interface Credentials extends z.infer<typeof credentials> {
  entered: string
}

/**
 * The only reader of the sign-in form, so that the throttle counts exactly the account that is looked up.
 * Repeated fields and other media types could be read in two ways, so they give empty credentials.
 */
export async function readCredentials(request: Request): Promise<Credentials> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const form = new URLSearchParams(mediaType === FORM ? await request.text() : '')
  const entered = (form.get('email') ?? '').trim().slice(0, LONGEST_EMAIL)
  const fields = Object.fromEntries(form)
  const parsed = credentials.safeParse(fields)
  const isClear = parsed.success && Object.keys(fields).length === [...form].length
  return { entered, ...(isClear ? parsed.data : { email: '', password: '' }) }
}
