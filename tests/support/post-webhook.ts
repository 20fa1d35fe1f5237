import { randomUUID } from 'node:crypto'
import { actionOf } from './routes'

const action = actionOf('api/webhook')

/** Posts to the webhook through the gate, with the installation's secret and from an address of its own, unless `headers` say otherwise. */
export async function postWebhook(body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/api/intern/webhook', {
    method: 'POST',
    headers: {
      'x-webhook-secret': String(process.env.WEBHOOK_SECRET),
      'content-type': 'application/json',
      'x-client-ip': randomUUID(),
      ...headers,
    },
    body,
  })
  const answer = await action({ request, params: {}, context: {} })
  return { status: answer.status, body: await answer.json() }
}
