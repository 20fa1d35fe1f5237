import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Arrival {
  /** Which of the receivers. */
  receiver: number
  /** Of the event, which stays the same however often it comes. */
  id: string
  isTaken: boolean
}

type Mood = (response: ServerResponse, draw: Draw) => void
/** From 0 to below 1. */
type Draw = () => number

/** Of a hundred posts, how many are not taken, and how. */
const MOODS: readonly (readonly [number, Mood])[] = [
  [6, (response, draw) => (draw() < 0.5 ? fail(500)(response) : response.socket?.destroy())],
  [1.5, () => {}],
  [6, (response) => response.writeHead(429, { 'retry-after': '30' }).end()],
  [0.5, fail(410)],
]

function fail(status: number): (response: ServerResponse) => void {
  return (response) => response.writeHead(status).end()
}

/**
 * Four receivers on this machine, each with a mood of its own: failing, hanging, busy, gone. Each draws for itself, so that
 * its nth post is treated the same whatever comes to the others meanwhile.
 */
export async function startMoodyReceiver(drawsOf: (receiver: number) => Draw) {
  const draws = MOODS.map((_, receiver) => drawsOf(receiver))
  const arrivals: Arrival[] = []
  let isGood = false
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const receiver = Number(request.url?.slice(1))
      const [share = 0, mood = fail(500)] = MOODS[receiver] ?? []
      const draw = draws[receiver] ?? (() => 0)
      const isTaken = isGood || draw() * 100 >= share
      arrivals.push({ receiver, id: String(request.headers['webhook-id']), isTaken })
      if (isTaken) response.writeHead(204).end()
      else mood(response, draw)
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
