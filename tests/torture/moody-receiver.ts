import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Arrival {
  /** Which of the receivers. */
  receiver: number
  /** Of the event, which stays the same however often it comes. */
  id: string
  isTaken: boolean
}

type Mood = (response: ServerResponse) => void

/** Of a hundred posts, how many are not taken, and how. */
const MOODS: readonly (readonly [number, Mood])[] = [
  [3, (response) => (Math.random() < 0.5 ? fail(500)(response) : response.socket?.destroy())],
  [1, () => {}],
  [3, (response) => response.writeHead(429, { 'retry-after': '30' }).end()],
  [0.3, fail(410)],
]

function fail(status: number): Mood {
  return (response) => response.writeHead(status).end()
}

/** Four receivers on this machine, each with a mood of its own: failing, hanging, busy, gone. */
export async function startMoodyReceiver() {
  const arrivals: Arrival[] = []
  let isGood = false
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const receiver = Number(request.url?.slice(1))
      const [share = 0, mood = fail(500)] = MOODS[receiver] ?? []
      const isTaken = isGood || Math.random() * 100 >= share
      arrivals.push({ receiver, id: String(request.headers['webhook-id']), isTaken })
      if (isTaken) response.writeHead(204).end()
      else mood(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urls: MOODS.map((_, index) => `http://127.0.0.1:${port}/${index}`),
    arrivals,
    /** From now on takes everything. */
    beGood() {
      isGood = true
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
