import type { Language } from '../schema'

/** Answers worth another attempt: the service is busy, or received something else than was sent. */
const BUSY_STATUS = [408, 425, 429, 500, 502, 503, 504]
const BUSY_CODES = ['BadDigest', 'InternalError', 'RequestTimeout', 'SlowDown']

type Words = Record<Language, string>

const ADDRESS: Words = {
  de: 'Prüfen Sie den Namen des Rechners in BACKUP_COPY_TO und BACKUP_S3_REGION.',
  en: 'Check the host in BACKUP_COPY_TO and BACKUP_S3_REGION.',
}
const REMEDIES: Record<string, Words> = {
  AccessDenied: {
    de: 'Der Schlüssel darf das nicht: Er muss dort auflisten, lesen, schreiben und löschen dürfen.',
    en: 'The key may not do this: it needs to list, read, write and delete there.',
  },
  AuthorizationHeaderMalformed: { de: 'Prüfen Sie BACKUP_S3_REGION.', en: 'Check BACKUP_S3_REGION.' },
  InvalidAccessKeyId: { de: 'Prüfen Sie BACKUP_S3_KEY_ID.', en: 'Check BACKUP_S3_KEY_ID.' },
  NoSuchBucket: {
    de: 'Diesen Bucket gibt es nicht; prüfen Sie BACKUP_COPY_TO.',
    en: 'There is no such bucket; check BACKUP_COPY_TO.',
  },
  RequestTimeTooSkewed: { de: 'Stellen Sie die Uhr dieser Maschine.', en: 'Set the clock of this machine.' },
  SignatureDoesNotMatch: {
    de: 'Prüfen Sie BACKUP_S3_SECRET und BACKUP_S3_REGION.',
    en: 'Check BACKUP_S3_SECRET and BACKUP_S3_REGION.',
  },
}

/** Thrown by the client: the bucket's answer, or the reason why there was none. */
interface Fault {
  status?: number
  body?: string
  code?: string | number
  name?: string
  cause?: Fault
}

/**
 * Checks that a successful answer is a bucket's. Any other "200" (a sign-in page, a proxy, an error noticed too late)
 * would pass for an empty place, or for a stored backup. @throws Fault
 */
export async function genuine(response: Response, url: string, method = 'GET'): Promise<Response> {
  if (!response.ok) return response
  if (method === 'PUT' && !response.headers.get('etag')) throw strange(response, await response.text())
  if (!url.includes('list-type=2')) return response
  const text = await response.text()
  const isEnd = /<IsTruncated>false</.test(text)
  if (!/<ListBucketResult[\s>]/.test(text) || !(isEnd || /<NextContinuationToken>[^<]/.test(text)))
    throw strange(response, text)
  return new Response(text, response)
}

function strange({ status }: Response, body: string): Error & { status: number; body: string } {
  return Object.assign(new Error('no answer of a bucket'), { status, body })
}

/** For a bucket that never answers: a backup that keeps asking delays the next one, and a restore. */
const SILENT_ATTEMPTS = 2

/** Retries with doubling delays while another attempt may help. */
export async function persist<Answer>(
  work: () => Promise<Answer>,
  { attempts, waitMs }: { attempts: number; waitMs: number },
): Promise<Answer> {
  let silent = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (reasonOf(error as Fault) === 'TimeoutError') silent += 1
      if (attempt === attempts || silent === SILENT_ATTEMPTS || !mayPass(error as Fault)) throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs * 2 ** (attempt - 1)))
    }
  }
}

/** Why a bucket request failed, and what to check. */
export function whyOf(error: unknown): Words {
  const fault = error as Fault
  if (fault.status === undefined) {
    const reason = reasonOf(fault)
    return { de: `nicht zu erreichen (${reason})`, en: `it is not to be reached (${reason})` }
  }
  const code = codeIn(fault)
  const isElsewhere = fault.status < 400 || code === 'PermanentRedirect'
  const remedy = REMEDIES[code] ?? (isElsewhere ? ADDRESS : undefined)
  const answer = [fault.status, code].filter(Boolean).join(' ')
  return {
    de: `Antwort ${answer}.${remedy ? ` ${remedy.de}` : ''}`,
    en: `it answers ${answer}.${remedy ? ` ${remedy.en}` : ''}`,
  }
}

function mayPass(fault: Fault): boolean {
  return (
    fault.status === undefined || BUSY_STATUS.includes(fault.status) || BUSY_CODES.includes(codeIn(fault))
  )
}

function codeIn({ body = '' }: Fault): string {
  return /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''
}

/** fetch puts the reason into `cause`. */
function reasonOf(fault: Fault): string {
  if (fault.cause) return reasonOf(fault.cause)
  // The code of a DOMException, such as a timeout, is a number.
  return typeof fault.code === 'string' ? fault.code : (fault.name ?? String(fault))
}
