import type { WrittenCode } from './written'

const node = `import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_S = 300

/** Whether an event came from Zahltag: \`headers\` in lower case, \`body\` as it came, \`secret\` from the office. */
export function isFromZahltag(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE_S) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const right = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest()
  return signatures.split(' ').some((one) => {
    const sent = Buffer.from(one.replace('v1,', ''), 'base64')
    return sent.length === right.length && timingSafeEqual(sent, right)
  })
}`

const python = `import base64, hashlib, hmac, time

TOLERANCE_S = 300

def is_from_zahltag(headers, body, secret):
    """Whether an event came from Zahltag: headers in lower case, body as it came, secret from the office."""
    sent_at = headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > TOLERANCE_S:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{sent_at}.{body}"
    right = "v1," + base64.b64encode(hmac.new(key, signed.encode(), hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(one, right) for one in headers["webhook-signature"].split())`

/** With nothing to install. */
export const verification: WrittenCode[] = [
  { language: 'Node', code: node },
  { language: 'Python', code: python },
]
